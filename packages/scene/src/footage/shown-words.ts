import type { FootageWord } from '@kadr/contract/studio/footage'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { CaptionWord, FootagePiece } from '@kadr/contract/studio/scene/scene'
import { type PlacedPiece, placePieces } from './footage-time.ts'

/** A word is shown while at least this share of it is kept. */
const HEARD_SHARE = 0.5
const SHORTEST_SECONDS = 0.06
const MAX_LETTERS = 80

export type ShownWord = CaptionWord & {
  /** Where it is said in the source, in milliseconds. */
  at: number
}

/** The piece that has most of a word, and how much of it. */
const findHost = (
  pieces: readonly PlacedPiece[],
  { from, to }: { from: number; to: number },
): { host: PlacedPiece; heard: number } | undefined => {
  const heardIn = (piece: PlacedPiece) => Math.min(to, piece.until) - Math.max(from, piece.from)
  const [best] = pieces.toSorted((one, other) => heardIn(other) - heardIn(one))
  return best && { host: best, heard: heardIn(best) }
}

/** Words that are still heard, corrected, with their times in the result. */
export const listShownWords = ({
  words,
  corrections,
  pieces,
}: {
  words: readonly FootageWord[]
  corrections: OwnVideoForm['corrections']
  pieces: readonly FootagePiece[]
}): ShownWord[] => {
  const corrected = new Map(corrections.map(({ at, text }) => [at, text]))
  const all = placePieces(pieces)
  const shown: ShownWord[] = []
  let at = 0
  for (const word of words) {
    const [from, to] = [word.from / 1000, word.to / 1000]
    while (at < all.length && (all[at]?.until ?? 0) <= from) at += 1
    // A word across a border may be heard mostly after it.
    const found = findHost(all.slice(at, at + 2), { from, to })
    const text = (corrected.get(word.from) ?? word.text).trim().slice(0, MAX_LETTERS)
    if (!found || found.heard < (to - from) * HEARD_SHARE || text === '') continue
    const { host } = found
    const start = host.start + Math.max(from, host.from) - host.from
    const end = host.start + Math.min(to, host.until) - host.from
    const begin = Math.max(start, shown.at(-1)?.start ?? 0)
    shown.push({ text, start: begin, end: Math.max(end, begin + SHORTEST_SECONDS), at: word.from })
  }
  return shown
}
