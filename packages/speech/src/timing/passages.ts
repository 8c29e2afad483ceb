import type { Span } from '../sound/loudness.ts'
import { estimateWord } from '../text/length.ts'
import type { WrittenWord } from '../text/read-script.ts'

/** A passage ends with a sentence after the first, anywhere after the second. Seconds of a reading. */
const PASSAGE_SECONDS = 20
const LONGEST_PASSAGE = 32
/** Words after a passage are read along with it: they hold its last ones, and are found again as the next. */
const AHEAD_SECONDS = 8
const PACES = { least: 0.5, most: 2.2 }
/** Around speech, so that soft beginnings and endings are heard; nearer parts are heard as one. */
const AROUND_SECONDS = 0.3
const JOINED_SECONDS = 1

const secondsOfWords = (words: readonly WrittenWord[]): number =>
  words.reduce((sum, word) => {
    const { seconds, pause } = estimateWord(word)
    return sum + seconds + pause
  }, 0)

/** Indexes of words. */
export type Bounds = { from: number; to: number; ahead: number }

/** How many words after `from` take the time. */
const countFor = (words: readonly WrittenWord[], from: number, seconds: number): number => {
  let passed = 0
  let to = from
  while (to < words.length && passed < seconds) {
    passed += secondsOfWords(words.slice(to, to + 1))
    to += 1
  }
  return to
}

const findEnd = (words: readonly WrittenWord[], from: number): number => {
  const least = countFor(words, from, PASSAGE_SECONDS)
  const most = countFor(words, from, LONGEST_PASSAGE)
  for (let to = least; to <= most; to += 1) {
    if (/[.!?]/.test(words[to - 1]?.pause ?? '')) return to
  }
  return most
}

export const listPassages = (words: readonly WrittenWord[]): Bounds[] => {
  const passages: Bounds[] = []
  for (let from = 0; from < words.length; ) {
    const to = findEnd(words, from)
    passages.push({ from, to, ahead: countFor(words, to, AHEAD_SECONDS) })
    from = to
  }
  return passages
}

/** Speech after a moment, as much of it as asked for. */
export const takeSpeech = (speech: readonly Span[], from: number, seconds: number): Span[] => {
  const taken: Span[] = []
  let left = seconds
  for (const span of speech) {
    const start = Math.max(span.start, from)
    if (span.end <= start || left <= 0) continue
    const end = Math.min(span.end, start + left)
    taken.push({ start, end })
    left -= end - start
  }
  return taken
}

/** A person's pace against the estimate, if they say all the words. */
export const paceOf = (words: readonly WrittenWord[], speech: readonly Span[]): number => {
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0)
  const pace = spoken / Math.max(1, secondsOfWords(words))
  return Math.max(PACES.least, Math.min(PACES.most, pace))
}

/** With a little around it, near parts as one. */
export const widenSpeech = (speech: readonly Span[]): Span[] => {
  const wide: Span[] = []
  for (const span of speech) {
    const start = Math.max(0, span.start - AROUND_SECONDS)
    const end = span.end + AROUND_SECONDS
    const last = wide.at(-1)
    if (last && start <= last.end + JOINED_SECONDS) last.end = Math.max(last.end, end)
    else wide.push({ start, end })
  }
  return wide
}
