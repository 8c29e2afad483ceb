import type { FootageSpan } from '@kadr/contract/studio/footage'
import { cropSpans } from '@kadr/kit/spans'

/** After the end of a word its last sound dies away; before its start there is breath. Milliseconds. */
export const AFTER_WORD = 60
export const BEFORE_WORD = 80
/** Where less than this is free, a cut would be heard. */
const LEAST_ROOM = 20

type Word = FootageSpan

/** Words around a moment: the last one that began before it and the first one that begins after it. */
const findNeighbours = (words: readonly Word[], { from, to }: FootageSpan) => {
  const firstInside = words.findIndex((word) => word.to > from)
  const before = firstInside === -1 ? words.at(-1) : words[firstInside - 1]
  const after = words.find((word) => word.from >= to)
  return { before, after }
}

/** The longest quiet stretch of a room; all of the room where nothing is known to be quiet. */
const findQuiet = (room: FootageSpan, quiet: readonly FootageSpan[]): FootageSpan => {
  const [longest] = cropSpans(quiet, room).toSorted(
    (one, other) => other.to - other.from - (one.to - one.from),
  )
  return longest ?? room
}

const clampTo = (moment: number, { from, to }: FootageSpan) =>
  Math.round(Math.min(Math.max(moment, from), Math.max(from, to)))

/** A border between what stays and what goes, away from the kept word and where it is quiet. */
const placeBorder = (
  room: FootageSpan,
  { wanted, quiet }: { wanted: number; quiet: readonly FootageSpan[] },
): number => {
  if (room.to - room.from < LEAST_ROOM) return Math.round((room.from + room.to) / 2)
  return clampTo(wanted, findQuiet(room, quiet))
}

/**
 * Where a cut of words lies: from the room after the word that stays before them to the room before the word that
 * stays after them. It never reaches into a word that is kept; null where nothing is left to be cut.
 */
export const placeCut = (
  cut: FootageSpan,
  {
    words,
    quiet,
    source,
    keptPause = BEFORE_WORD,
  }: {
    words: readonly Word[]
    quiet: readonly FootageSpan[]
    /** Milliseconds of the source. */
    source: number
    /** What is left of the pauses on both sides, in milliseconds. */
    keptPause?: number
  },
): FootageSpan | null => {
  const { before, after } = findNeighbours(words, cut)
  const earliest = before ? Math.min(before.to + AFTER_WORD, cut.from) : 0
  const latest = after ? Math.max(after.from - BEFORE_WORD, cut.to) : source
  const from = before
    ? placeBorder({ from: earliest, to: cut.from }, { wanted: before.to + keptPause, quiet })
    : Math.max(0, cut.from)
  const to = after
    ? placeBorder({ from: cut.to, to: latest }, { wanted: after.from - keptPause, quiet })
    : Math.min(source, Math.max(cut.to, latest))
  return to - from >= LEAST_ROOM ? { from: before ? from : 0, to } : null
}
