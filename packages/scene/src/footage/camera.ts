import type { FaceTrack } from '@kadr/contract/studio/footage'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { CameraMoment } from '@kadr/contract/studio/scene/motion'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { getCanvasSize } from '../geometry/canvas-size.ts'
import { computeCoverCrop } from '../paint/fit-rect.ts'
import type { CameraView } from './camera-view.ts'
import { type FramePoint, findFramePoint, followFace } from './follow-face.ts'
import { type PlacedPiece, placePieces } from './footage-time.ts'
import { wholeOf } from './pieces.ts'

/** Every second shot is this much nearer. */
const NEARER = 1.07
/** A shot shorter than this keeps the size of the one before it. */
const SHORTEST_SHOT = 1
/** A jump of less than this of the source is not seen. */
const SEEN_GAP = 0.12
const MOST_MOMENTS = 7000
const MIDDLE: CameraView = { x: 0.5, y: 0.5, zoom: 1 }

type Filmed = Pick<OwnVideoForm, 'aspect' | 'cuts' | 'framing' | 'hasZooms' | 'source' | 'span'>

const measureFrame = ({ aspect, source }: Filmed) => {
  const picture = { width: source?.width ?? 1080, height: source?.height ?? 1920 }
  const crop = computeCoverCrop({ picture, box: getCanvasSize(aspect), focus: { x: 0.5, y: 0.5 } })
  return { width: crop.width / picture.width, height: crop.height / picture.height }
}

/** Zooms of the shots: they take turns where the picture jumps. */
const listZooms = (pieces: readonly PlacedPiece[], hasZooms: boolean): number[] => {
  let isNear = false
  let since = 0
  return pieces.map(({ from, start }, index) => {
    const before = pieces[index - 1]
    const isJump = before !== undefined && from - before.until >= SEEN_GAP
    if (hasZooms && isJump && start - since >= SHORTEST_SHOT) {
      isNear = !isNear
      since = start
    }
    return isNear ? NEARER : 1
  })
}

const pinAt = ({ framing }: Filmed, ms: number): CameraView | null =>
  framing.pins.toSorted((one, other) => one.at - other.at).findLast(({ at }) => at <= ms)?.view ??
  null

/** Moments of the source, in milliseconds, at which the camera has to be told. */
const listMoments = (
  { framing }: Filmed,
  { from, until, path }: { from: number; until: number; path: readonly FramePoint[] },
): number[] => {
  const inside = (at: number) => at > from && at < until
  const pins = framing.pins.flatMap(({ at }) => [at - 1, at])
  const moments = [...pins, ...path.map(({ at }) => at)].filter(inside)
  return [...new Set([from, ...moments.toSorted((one, other) => one - other), until])]
}

const isSame = (one: CameraMoment, other: CameraMoment) =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom

/** A moment between two equal ones says nothing. */
const dropIdle = (moments: readonly CameraMoment[]): CameraMoment[] =>
  moments.filter((moment, index) => {
    const before = moments[index - 1]
    const after = moments[index + 1]
    return !(before && after && isSame(before, moment) && isSame(moment, after))
  })

const followFaceOf = (form: Filmed, faces: FaceTrack | null): FramePoint[] =>
  form.framing.mode === 'face' && faces
    ? followFace(faces, { frame: measureFrame(form), span: wholeOf(form) })
    : []

/** The whole picture is shown where nobody is to be followed, unless a person has framed it. */
const isSurrounded = (form: Filmed, path: readonly FramePoint[]): boolean => {
  const { width, height } = measureFrame(form)
  const isCropped = Math.min(width, height) < 0.98
  const { mode, pins } = form.framing
  if (!isCropped || pins.some(({ view }) => view !== null)) return false
  return mode === 'surround' || (mode === 'face' && path.length === 0)
}

/** The way of the camera over the result, and whether the picture stands on its own blur instead. */
export const filmFootage = (
  form: Filmed,
  { faces, pieces }: { faces: FaceTrack | null; pieces: readonly FootagePiece[] },
): { camera: CameraMoment[]; fit: 'blurred' | 'cover' } => {
  const path = followFaceOf(form, faces)
  if (isSurrounded(form, path)) return { camera: [{ at: 0, ...MIDDLE }], fit: 'blurred' }
  const all = placePieces(pieces)
  const zooms = listZooms(all, form.hasZooms)
  const camera = all.flatMap(({ from, until, start }, index) => {
    const [begin, end] = [from * 1000, until * 1000]
    const zoom = zooms[index] ?? 1
    return listMoments(form, { from: begin, until: end, path }).map((ms): CameraMoment => {
      const own = pinAt(form, ms) ?? { ...(findFramePoint(path, ms) ?? MIDDLE), zoom: 1 }
      return { at: start + (ms - begin) / 1000, x: own.x, y: own.y, zoom: own.zoom * zoom }
    })
  })
  const clear = dropIdle(camera).map((moment) => ({
    ...moment,
    x: Math.min(1, Math.max(0, moment.x)),
    y: Math.min(1, Math.max(0, moment.y)),
  }))
  return { camera: clear.slice(0, MOST_MOMENTS), fit: 'cover' }
}
