import type { FootageSound, FootageSpan } from '@kadr/contract/studio/footage'

/** A part of the source that is recognised at once. */
export type SpeechPiece = { from: number; until: number; isSilent: boolean }

const LONGEST_MS = 90_000
const SHORTEST_MS = 20_000
/** A breath inside a sentence is no place to part words. */
const LEAST_QUIET_MS = 240

const middleOf = ({ from, to }: FootageSpan) => Math.round((from + to) / 2)

/** The latest quiet place that is neither too near nor too far; without one, the longest that is allowed. */
const findEnd = (from: number, until: number, quiet: readonly FootageSpan[]): number => {
  if (until - from <= LONGEST_MS) return until
  const places = quiet
    .filter(({ from: start, to }) => to - start >= LEAST_QUIET_MS)
    .map(middleOf)
    .filter((at) => at >= from + SHORTEST_MS && at <= from + LONGEST_MS)
  return places.at(-1) ?? from + LONGEST_MS
}

/** Parts of a source, one after another, parted where nobody speaks. The same source gives the same parts. */
export const planPieces = ({
  from,
  until,
  sound: { quiet, speech },
}: {
  from: number
  until: number
  sound: Pick<FootageSound, 'quiet' | 'speech'>
}): SpeechPiece[] => {
  const pieces: SpeechPiece[] = []
  let at = from
  while (at < until) {
    const end = findEnd(at, until, quiet)
    const start = at
    const isSilent = !speech.some((span) => span.to > start && span.from < end)
    pieces.push({ from: start, until: end, isSilent })
    at = end
  }
  return pieces
}
