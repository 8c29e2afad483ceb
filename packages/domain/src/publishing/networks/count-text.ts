import type { TextRule, TextUnit } from './limits.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const encoder = new TextEncoder()

// Everything that may render as an emoji counts as one, including ❤ and © in text form:
// overcounting costs a character, undercounting the post. Digits need their keycap.
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji}[\uFE0F\u20E3]/u

/** User-perceived characters: a family or a flag is one. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

export const countUtf16 = (text: string): number => text.length

export const countUtf8 = (text: string): number => encoder.encode(text).length

/** Threads counts an emoji as its UTF-8 bytes and any other character as one. */
export function countThreads(text: string): number {
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    count += EMOJI.test(segment) ? countUtf8(segment) : 1
  }
  return count
}

/** For limits of undocumented unit: an upper bound. */
export const countWidest = (text: string): number => Math.max(text.length, [...text].length)

const COUNTERS: Readonly<Record<TextUnit, (text: string) => number>> = {
  graphemes: countGraphemes,
  utf16: countUtf16,
  utf8: countUtf8,
  threads: countThreads,
  widest: countWidest,
}

export const countText = ({ text, unit }: { text: string; unit: TextUnit }): number =>
  COUNTERS[unit](text)

export type TextCount = { unit: TextUnit; count: number; max: number; left: number }

/** Counts for every maximum, the tightest first: that one is shown. */
export function measureText({ text, rule }: { text: string; rule: TextRule }): TextCount[] {
  return rule.maximums
    .map(({ unit, max }) => {
      const count = countText({ text, unit })
      return { unit, count, max, left: max - count }
    })
    .sort((a, b) => a.left / a.max - b.left / b.max)
}

export const fitsText = ({ text, rule }: { text: string; rule: TextRule }): boolean =>
  measureText({ text, rule }).every(({ left }) => left >= 0)
