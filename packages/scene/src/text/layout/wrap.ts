import { breakWord, type Word } from '../words.ts'

export type Measured = Word & { width: number }

/** Widths between words. */
export type Gaps = {
  space: number
  /** Padding before and after marked words. */
  pad: number
}

type Wrap = Gaps & {
  paragraphs: readonly (readonly Word[])[]
  width: number
  measure(text: string): number
}

/** Whether a run of marked words begins at the index. */
export const beginsMark = (words: readonly Word[], index: number): boolean =>
  Boolean(words[index]?.isAccent && !words[index - 1]?.isAccent)

export const measureLine = (words: readonly Measured[], { space, pad }: Gaps): number => {
  const letters = words.reduce((sum, { width }) => sum + width, 0)
  const marks = words.filter((_, index) => beginsMark(words, index)).length
  return letters + Math.max(0, words.length - 1) * space + marks * pad * 2
}

/** Groups of words without a line break inside. */
const listUnits = (words: readonly Measured[]): Measured[][] => {
  const units: Measured[][] = []
  for (const word of words) {
    if (word.isJoined && units.length > 0) units.at(-1)?.push(word)
    else units.push([word])
  }
  return units
}

const fillLines = (words: readonly Measured[], width: number, gaps: Gaps): Measured[][] => {
  const lines: Measured[][] = []
  for (const unit of listUnits(words)) {
    const line = lines.at(-1)
    if (line && measureLine([...line, ...unit], gaps) <= width) line.push(...unit)
    else lines.push([...unit])
  }
  return lines
}

/** The narrowest width with the same number of lines: avoids a single word on the last line. */
const balance = (words: readonly Measured[], width: number, gaps: Gaps): Measured[][] => {
  const full = fillLines(words, width, gaps)
  if (full.length < 2) return full
  const units = listUnits(words)
  let narrow = Math.max(width / 2, ...units.map((unit) => measureLine(unit, gaps)))
  let wide = width
  let best = full
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    const lines = fillLines(words, middle, gaps)
    if (lines.length > full.length) narrow = middle
    else {
      best = lines
      wide = middle
    }
  }
  return best
}

/** Lines that fit the width; `isBroken` when a word had to be split. */
export const wrapWords = ({ paragraphs, width, measure, ...gaps }: Wrap) => {
  let isBroken = false
  const lines = paragraphs.flatMap((words) => {
    const measured = words.flatMap((word): Measured[] => {
      const whole = measure(word.text)
      const room = width - (word.isAccent ? gaps.pad * 2 : 0)
      if (whole <= room) return [{ ...word, width: whole }]
      isBroken = true
      const fits = (text: string) => measure(text) <= room
      return breakWord({ word, fits }).map((part) => ({ ...part, width: measure(part.text) }))
    })
    if (listUnits(measured).some((unit) => measureLine(unit, gaps) > width)) isBroken = true
    // An empty line between paragraphs keeps its height.
    return measured.length === 0 ? [[]] : balance(measured, width, gaps)
  })
  return { lines, isBroken }
}
