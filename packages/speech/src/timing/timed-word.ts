import type { SpokenWord } from '../text/spoken-text.ts'

/** In seconds of the audio. */
export type TimedWord = { text: string; start: number; end: number }

/**
 * Times of written words from the times of their spoken words. A silent word joins the previous
 * one.
 */
export const toWrittenTimes = ({
  written,
  spoken,
  times,
}: {
  written: readonly { text: string }[]
  spoken: readonly SpokenWord[]
  times: readonly { start: number; end: number }[]
}): TimedWord[] => {
  const words: TimedWord[] = []
  for (const [index, { text }] of written.entries()) {
    const own = times.filter((_, at) => spoken[at]?.written === index)
    const first = own[0]
    const last = own.at(-1)
    const before = words.at(-1)
    if (first && last) words.push({ text, start: first.start, end: last.end })
    else if (before) before.text += ` ${text}`
    else words.push({ text, start: 0, end: 0 })
  }
  return words
}
