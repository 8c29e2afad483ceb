import type { FaceBox, FaceTrack, FootageSpan } from '@kadr/contract/studio/footage'
import { clamp, mix } from '../time/easing.ts'

/** A centre of the frame in shares of the picture, at a millisecond of the source. */
export type FramePoint = { at: number; x: number; y: number }

/** Width and height of the frame in shares of the picture. */
type FrameSize = { width: number; height: number }

/** The face stands above the middle of the frame. */
const FACE_HEIGHT = 0.42
/** Share of the frame a face may move from one look to the next and be the same one. */
const JUMP = 0.25
/** As many looks in a row have to see it: fewer are a mistake of the detector. */
const LEAST_LOOKS = 3
/** Over a longer gap the frame waits where it is. */
const GAP_MS = 1000
/** Share of the frame in which a face moves without moving the frame. */
const REST = 0.12
/** Around the frame's middle, clear of the controls of the apps. */
const SAFE_HALF = 0.36
/** A jump of this share of the frame is another place. */
const ELSEWHERE = 0.6
const STEP_MS = 100
const BLUR_MS = 350
/** Shares of the picture that cannot be seen. */
const UNSEEN = 0.0015

type Look = { at: number; face: FaceBox }

/** Looks one after another that see the same face. */
const listRuns = (looks: readonly Look[], frame: FrameSize): Look[][] => {
  const runs: Look[][] = []
  for (const look of looks) {
    const before = runs.at(-1)?.at(-1)
    const far = Math.max(JUMP * frame.width, look.face.width)
    const isSame =
      before !== undefined &&
      Math.abs(centreOf(before.face).x - centreOf(look.face).x) <= far &&
      Math.abs(centreOf(before.face).y - centreOf(look.face).y) <= Math.max(far, look.face.height)
    if (isSame) runs.at(-1)?.push(look)
    else runs.push([look])
  }
  return runs
}

const centreOf = ({ x, y, width, height }: FaceBox) => ({ x: x + width / 2, y: y + height / 2 })

/** A large jump counts once three looks have seen it. */
const trustLooks = (looks: readonly Look[], frame: FrameSize): Look[] => {
  const runs = listRuns(looks, frame)
  const trusted = runs.filter(({ length }) => length >= LEAST_LOOKS)
  if (trusted.length > 0) return trusted.flat()
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? []
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

type Target = FramePoint & {
  /** How far from the middle of the frame the face may be, in shares of the picture. */
  rest: FrameSize
}

const targetOf = (looks: readonly Look[], index: number, frame: FrameSize): Target => {
  const near = looks.slice(Math.max(0, index - 2), index + 3).map(({ face }) => face)
  const centres = near.map(centreOf)
  const width = medianOf(near.map((face) => face.width))
  const room = Math.max(0.02, SAFE_HALF - width / frame.width / 2)
  return {
    at: looks[index]?.at ?? 0,
    x: medianOf(centres.map(({ x }) => x)),
    y: medianOf(centres.map(({ y }) => y)) + (0.5 - FACE_HEIGHT) * frame.height,
    rest: { width: Math.min(REST, room * 0.7) * frame.width, height: REST * frame.height },
  }
}

/** The target at a moment: between two looks on the way, in a long gap where it was last. */
const targetAt = (targets: readonly Target[], at: number): Target | undefined => {
  const index = targets.findLastIndex((target) => target.at <= at)
  const before = targets[index] ?? targets[0]
  const after = targets[index + 1]
  if (!before || !after || index < 0 || after.at - before.at > GAP_MS) return before
  const share = (at - before.at) / (after.at - before.at)
  return { ...before, x: mix(before.x, after.x, share), y: mix(before.y, after.y, share) }
}

/** Moves only when the face leaves the middle, and only as far as it has to. */
const followLazily = (targets: readonly Target[], { from, to }: FootageSpan): FramePoint[] => {
  const path: FramePoint[] = []
  for (let at = from; at <= to; at += STEP_MS) {
    const target = targetAt(targets, at)
    if (!target) return []
    const { x, y, rest } = target
    const before = path.at(-1) ?? target
    path.push({
      at,
      x: clamp(before.x, x - rest.width, x + rest.width),
      y: clamp(before.y, y - rest.height, y + rest.height),
    })
  }
  return path
}

const REACH = Math.ceil((BLUR_MS * 2) / STEP_MS)
const WEIGHTS = Array.from({ length: REACH * 2 + 1 }, (_, index) =>
  Math.exp(-0.5 * (((index - REACH) * STEP_MS) / BLUR_MS) ** 2),
)
const WEIGHT = WEIGHTS.reduce((sum, weight) => sum + weight, 0)

/** Both ways in time: the frame begins to move a little before the face does. */
const soften = (path: readonly FramePoint[]): FramePoint[] =>
  path.map(({ at }, index) => {
    let [x, y] = [0, 0]
    for (const [offset, weight] of WEIGHTS.entries()) {
      const near = path[clamp(index + offset - REACH, 0, path.length - 1)]
      x += (near?.x ?? 0) * weight
      y += (near?.y ?? 0) * weight
    }
    return { at, x: x / WEIGHT, y: y / WEIGHT }
  })

/** Points that lie on the way between their neighbours are left out. */
const thinOut = (path: readonly FramePoint[]): FramePoint[] => {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last || path.length < 3) return [...path]
  let [worst, farthest] = [0, UNSEEN]
  for (const [index, { at, x, y }] of path.entries()) {
    const share = (at - first.at) / (last.at - first.at)
    const off = Math.hypot(x - mix(first.x, last.x, share), y - mix(first.y, last.y, share))
    if (off > farthest) [worst, farthest] = [index, off]
  }
  if (worst === 0) return [first, last]
  return [...thinOut(path.slice(0, worst + 1)), ...thinOut(path.slice(worst)).slice(1)]
}

/** Points that are thinned out together. */
const PART = 600

const followRun = (
  trusted: readonly Look[],
  { frame, span }: { frame: FrameSize; span: FootageSpan },
): FramePoint[] => {
  const targets = trusted.map((_, index) => targetOf(trusted, index, frame))
  const way = soften(followLazily(targets, span))
  const parts = Math.ceil(way.length / PART)
  return Array.from({ length: parts }, (_, part) =>
    thinOut(way.slice(part * PART, (part + 1) * PART)),
  ).flat()
}

/** Somebody else speaks, or the person sits elsewhere: the frame cuts there instead of travelling. */
const isElsewhere = (before: Look, after: Look, frame: FrameSize): boolean =>
  after.at - before.at <= GAP_MS * 2 &&
  Math.abs(centreOf(before.face).x - centreOf(after.face).x) > ELSEWHERE * frame.width

/** Ways one after another: each begins at once where the one before it was held. */
const joinWays = (ways: readonly (readonly FramePoint[])[]): FramePoint[] => {
  const path: FramePoint[] = []
  for (const way of ways) {
    const last = path.at(-1)
    const [first] = way
    if (first && last) path.push({ ...last, at: first.at - 1 })
    path.push(...way)
  }
  return path
}

/** The way of the frame in one scene of the source; empty when no face is seen in it. */
const followInScene = (
  { every, looks }: FaceTrack,
  { frame, span }: { frame: FrameSize; span: FootageSpan },
): FramePoint[] => {
  const first = Math.max(0, Math.ceil(span.from / every))
  const seen = looks
    .slice(first, Math.ceil(span.to / every))
    .flatMap((face, index) => (face ? [{ at: (first + index) * every, face }] : []))
  const trusted = trustLooks(seen, frame)
  const starts = trusted.flatMap((look, index) => {
    const before = trusted[index - 1]
    return before && isElsewhere(before, look, frame) ? [index] : []
  })
  const ways = [0, ...starts].map((start, index) => {
    const end = starts[index] ?? trusted.length
    const from = start === 0 ? span.from : (trusted[start]?.at ?? span.from) - every / 2
    const to = end < trusted.length ? (trusted[end]?.at ?? span.to) - every / 2 - 1 : span.to
    return followRun(trusted.slice(start, end), { frame, span: { from, to } })
  })
  return joinWays(ways)
}

/**
 * Where the frame is over a part of the source: it rests while the face moves a little, holds where a face was lost,
 * and begins anew where the picture changes. Empty when there is no face at all.
 */
export const followFace = (
  faces: FaceTrack,
  { frame, span }: { frame: FrameSize; span: FootageSpan },
): FramePoint[] => {
  const cuts = faces.scenes.filter((at) => at > span.from && at < span.to)
  const borders = [span.from, ...cuts, span.to]
  const ways = borders
    .slice(0, -1)
    .map((from, index) =>
      followInScene(faces, { frame, span: { from, to: borders[index + 1] ?? from } }),
    )
  return joinWays(ways)
}

/** The centre of the frame at a moment. */
export const findFramePoint = (path: readonly FramePoint[], at: number): FramePoint | undefined => {
  const index = path.findLastIndex((point) => point.at <= at)
  const before = path[index] ?? path[0]
  const after = path[index + 1]
  if (!before || !after || index < 0) return before && { ...before, at }
  const share = clamp((at - before.at) / Math.max(1, after.at - before.at))
  return { at, x: mix(before.x, after.x, share), y: mix(before.y, after.y, share) }
}
