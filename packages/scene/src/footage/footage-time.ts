import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { FRAMES_PER_SECOND } from '../geometry/canvas-size.ts'

/** A kept part with its beginning in the result. */
export type PlacedPiece = FootagePiece & { start: number; end: number }

const placed = new WeakMap<readonly FootagePiece[], readonly PlacedPiece[]>()

/** Called on every frame, so it is kept by the list. */
export const placePieces = (pieces: readonly FootagePiece[]): readonly PlacedPiece[] => {
  const known = placed.get(pieces)
  if (known) return known
  let start = 0
  const made = pieces.map(({ from, until }) => {
    const end = start + until - from
    const piece = { from, until, start, end }
    start = end
    return piece
  })
  placed.set(pieces, made)
  return made
}

const BORDER = 1e-6

/** The piece on screen at a second of the result; the last one after its end. */
export const findPiece = (
  pieces: readonly FootagePiece[],
  seconds: number,
): PlacedPiece | undefined => {
  const all = placePieces(pieces)
  let [low, high] = [0, all.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (seconds < (all[middle]?.end ?? 0) - BORDER) high = middle
    else low = middle + 1
  }
  return all[low]
}

/** The second of the source that is shown at a second of the result. */
export const findFootageSecond = (pieces: readonly FootagePiece[], seconds: number): number => {
  const piece = findPiece(pieces, seconds)
  if (!piece) return 0
  const last = piece.until - 1 / FRAMES_PER_SECOND
  return Math.max(piece.from, Math.min(last, piece.from + seconds - piece.start))
}

/** The second of the result where a second of the source is shown; null where it was cut out. */
export const findResultSecond = (
  pieces: readonly FootagePiece[],
  second: number,
): number | null => {
  const piece = placePieces(pieces).find(
    ({ from, until }) => second >= from - BORDER && second < until - BORDER,
  )
  return piece ? piece.start + Math.max(0, second - piece.from) : null
}

/** The part of the result that shows a part of the source, over cuts inside of it; null when nothing is left. */
export const findResultSpan = (
  pieces: readonly FootagePiece[],
  { from, to }: { from: number; to: number },
): { start: number; end: number } | null => {
  const met = placePieces(pieces).filter((piece) => piece.from < to && piece.until > from)
  const [first, last] = [met[0], met.at(-1)]
  if (!first || !last) return null
  return {
    start: first.start + Math.max(0, from - first.from),
    end: last.end - Math.max(0, last.until - to),
  }
}
