import {
  type FootageSound,
  type FootageSpan,
  type FootageWord,
  MAX_FOOTAGE_WORDS,
} from '@kadr/contract/studio/footage'
import { doSpansMeet } from '@kadr/kit/spans'

const MAX_LETTERS = 80
const SHORTEST_MS = 40
/** A border this near to a silence is moved to it. */
const NEAR_MS = 180
/** Speech reaches a little over what was found of it. */
const AROUND_MS = 250

type Heard = { text: string; from: number; to: number; sure?: number | undefined }

const isTime = (value: number) => Number.isFinite(value)

const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_LETTERS)

/** A word ends where a silence begins and begins where one ends, when that is near. */
const snapWord = ({ from, to }: FootageSpan, quiet: readonly FootageSpan[]): FootageSpan => {
  const met = quiet.filter((span) => span.from < to + NEAR_MS && span.to > from - NEAR_MS)
  const before = met.findLast(
    (span) => Math.abs(span.to - from) <= NEAR_MS && span.to < to - SHORTEST_MS,
  )
  const after = met.find(
    (span) => Math.abs(span.from - to) <= NEAR_MS && span.from > from + SHORTEST_MS,
  )
  return { from: before ? before.to : from, to: after ? after.from : to }
}

/**
 * Words of any engine made usable: real times inside the source, in order, none over another, none where nobody
 * speaks, with borders where the sound has them.
 */
export const settleWords = (
  words: readonly Heard[],
  { sound, source }: { sound: Pick<FootageSound, 'quiet' | 'speech'> | null; source: number },
): FootageWord[] => {
  const clean = words
    .map(({ text, from, to, sure }) => ({ text: cleanText(text), from, to, sure }))
    .filter(({ text, from, to }) => /[\p{L}\p{N}]/u.test(text) && isTime(from) && isTime(to))
    .filter(({ from }) => from >= -NEAR_MS && from < source)
    .toSorted((one, other) => one.from - other.from)
  const speech = sound?.speech ?? []
  const isSpoken = (span: FootageSpan) =>
    speech.length === 0 ||
    speech.some(({ from, to }) => doSpansMeet(span, { from: from - AROUND_MS, to: to + AROUND_MS }))
  const settled: FootageWord[] = []
  for (const [index, word] of clean.entries()) {
    const whole = { from: word.from, to: Math.max(word.to, word.from + SHORTEST_MS) }
    if (!isSpoken(whole)) continue
    const snapped = sound ? snapWord(whole, sound.quiet) : whole
    const next = clean[index + 1]?.from ?? source
    const from = Math.round(Math.max(0, settled.at(-1)?.to ?? 0, snapped.from))
    const to = Math.round(
      Math.min(
        source,
        Math.max(from + SHORTEST_MS, Math.min(snapped.to, Math.max(next, from + SHORTEST_MS))),
      ),
    )
    if (to <= from) continue
    const sure =
      word.sure === undefined || !isTime(word.sure)
        ? {}
        : { sure: Math.min(1, Math.max(0, word.sure)) }
    settled.push({ text: word.text, from, to, ...sure })
  }
  return settled.slice(0, MAX_FOOTAGE_WORDS)
}
