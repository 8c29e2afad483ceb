import { spawnSync } from 'node:child_process'

const SIZE = { width: 90, height: 160 }
const FRAMES_PER_SECOND = 30
/** Steps of brightness that grain and the encoder make by themselves. */
const NOISE = 5
/** Share of the picture that has to change. */
const LEAST_CHANGED = 0.002
const HOOK_SECONDS = 0.5

export type FilmMotion = {
  /** Share of frames that differ from the one before. */
  moving: number
  /** The same of the first half second. */
  hook: number
}

const readFrames = (file: string): Buffer[] => {
  const { width, height } = SIZE
  const { stdout } = spawnSync(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', '-i', file],
      ...['-vf', `scale=${width}:${height}:flags=area,format=gray`, '-f', 'rawvideo', '-'],
    ],
    { maxBuffer: 2 ** 30 },
  )
  const size = width * height
  return Array.from({ length: Math.floor(stdout.length / size) }, (_, at) =>
    stdout.subarray(at * size, (at + 1) * size),
  )
}

const isMoved = (before: Buffer, after: Buffer): boolean => {
  let changed = 0
  for (let at = 0; at < after.length; at += 1)
    if (Math.abs((after[at] ?? 0) - (before[at] ?? 0)) > NOISE) changed += 1
  return changed >= after.length * LEAST_CHANGED
}

const shareOf = (moves: readonly boolean[]) =>
  moves.length === 0 ? 0 : moves.filter(Boolean).length / moves.length

/** How much of a film moves, seen as small as on a phone at arm's length. */
export const measureMotion = (file: string): FilmMotion => {
  const frames = readFrames(file)
  const moves = frames.slice(1).map((frame, at) => isMoved(frames[at] ?? frame, frame))
  return {
    moving: shareOf(moves),
    hook: shareOf(moves.slice(0, HOOK_SECONDS * FRAMES_PER_SECOND)),
  }
}
