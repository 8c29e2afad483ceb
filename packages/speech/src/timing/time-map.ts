import type { Span } from '../sound/loudness.ts'

/** Kept spans of the audio, in order; everything else was cut. */
export type TimeMap = {
  /** Maps a moment of the original to the result; a moment inside a cut maps to the cut. */
  toKept(seconds: number): number
  toWhole(seconds: number): number
}

export const createTimeMap = (kept: readonly Span[]): TimeMap => {
  let passed = 0
  const pieces = kept.map(({ start, end }) => {
    const piece = { start, end, at: passed }
    passed += end - start
    return piece
  })
  return {
    toKept(seconds) {
      const piece = pieces.findLast(({ start }) => start <= seconds)
      return piece ? piece.at + Math.min(seconds, piece.end) - piece.start : 0
    },
    toWhole(seconds) {
      const piece = pieces.findLast(({ at }) => at <= seconds) ?? pieces[0]
      return piece ? Math.min(piece.end, piece.start + seconds - piece.at) : seconds
    },
  }
}
