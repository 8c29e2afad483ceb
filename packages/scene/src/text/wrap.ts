import { breakWord, type Word } from './words.ts'

export type Measured = Word & { width: number }

type Wrap = {
  paragraphs: readonly (readonly Word[])[]
  width: number
  space: number
  measure(text: string): number
}

const fillLines = (words: readonly Measured[], width: number, space: number): Measured[][] => {
  const lines: Measured[][] = []
  let taken = Number.POSITIVE_INFINITY
  for (const word of words) {
    const wanted = taken + space + word.width
    if (wanted > width) {
      lines.push([word])
      taken = word.width
    } else {
      lines.at(-1)?.push(word)
      taken = wanted
    }
  }
  return lines
}

/** The narrowest width with the same number of lines: avoids a single word on the last line. */
const balance = (words: readonly Measured[], width: number, space: number): Measured[][] => {
  const full = fillLines(words, width, space)
  if (full.length < 2) return full
  let narrow = Math.max(width / 2, ...words.map((word) => word.width))
  let wide = width
  let best = full
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    const lines = fillLines(words, middle, space)
    if (lines.length > full.length) narrow = middle
    else {
      best = lines
      wide = middle
    }
  }
  return best
}

/** Lines that fit the width; `isBroken` when a word had to be split. */
export const wrapWords = ({ paragraphs, width, space, measure }: Wrap) => {
  let isBroken = false
  const fits = (text: string) => measure(text) <= width
  const lines = paragraphs.flatMap((words) => {
    const measured = words.flatMap((word): Measured[] => {
      const whole = measure(word.text)
      if (whole <= width) return [{ ...word, width: whole }]
      isBroken = true
      return breakWord({ word, fits }).map((part) => ({ ...part, width: measure(part.text) }))
    })
    // An empty line between paragraphs keeps its height.
    return measured.length === 0 ? [[]] : balance(measured, width, space)
  })
  return { lines, isBroken }
}
