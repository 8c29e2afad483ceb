import { closeMarks } from './lines.ts'
import { type Face, measureEms } from './measure.ts'
import { divideLongWords, joinShown, joinTexts, splitUnits, type Unit } from './units.ts'

export type StackLine = { text: string; size: number; height: number }

/** Й and Ё rise above the capitals; Ц, Щ and Д hang below the baseline. */
const ABOVE = /[ЙЁ]/iu
const BELOW = /[ЦЩД]/iu
const LEADING = 1.04
const MAX_SPREAD = 1.7

const heightOf = (text: string, size: number) =>
  size * (LEADING + (ABOVE.test(text) ? 0.13 : 0) + (BELOW.test(text) ? 0.07 : 0))

type Stack = {
  face: Face
  width: number
  height: number
  most: number
  /** Extra width, in ems, of the mark around a key phrase. */
  room: number
}

const setLine = (units: readonly Unit[], { face, width, most, room }: Stack): StackLine => {
  const text = joinTexts(units)
  const shown = joinShown(units)
  const ems = measureEms(face, shown) + (units.some(({ isKey }) => isKey) ? room : 0)
  const size = Math.min(most, width / ems)
  return { text, size, height: heightOf(text, size) }
}

const isTorn = (units: readonly Unit[]) =>
  units.some(({ isKey }) => isKey) && units.some(({ isKey }) => !isKey)

const score = (lines: readonly StackLine[], groups: readonly (readonly Unit[])[], room: number) => {
  const sizes = lines.map(({ size }) => size)
  const spread = Math.max(...sizes) / Math.min(...sizes)
  const total = lines.reduce((sum, { height }) => sum + height, 0)
  const torn = groups.filter(isTorn).length
  return total / room - Math.max(0, spread - MAX_SPREAD) * 0.35 - torn * 0.12
}

/**
 * All line breaks are tried up to this many units; the rest of a longer text stays on the last
 * line.
 */
const MAX_UNITS = 12

const listBreaks = (units: readonly Unit[]): Unit[][][] => {
  const [first, ...rest] = units
  if (!first) return [[]]
  return listBreaks(rest).flatMap((groups) => {
    const [next, ...others] = groups
    const apart = [[first], ...groups]
    return next ? [apart, [[first, ...next], ...others]] : [apart]
  })
}

const joinTail = (units: readonly Unit[]): Unit[] => {
  if (units.length <= MAX_UNITS) return [...units]
  const tail = units.slice(MAX_UNITS - 1)
  return [
    ...units.slice(0, MAX_UNITS - 1),
    {
      text: joinTexts(tail),
      shown: joinShown(tail),
      isKey: tail.some(({ isKey }) => isKey),
    },
  ]
}

const withMarks = (lines: readonly StackLine[]): StackLine[] => {
  const texts = closeMarks(lines.map(({ text }) => text))
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? line.text }))
}

/** Sets every line to the full width and chooses the line breaks that fill the height best. */
export const stackLines = (text: string, room: Stack): StackLine[] => {
  const units = joinTail(divideLongWords(splitUnits(text)))
  let best: { lines: StackLine[]; score: number } | undefined
  let lowest: { lines: StackLine[]; total: number } | undefined
  for (const groups of listBreaks(units)) {
    const lines = groups.map((group) => setLine(group, room))
    const total = lines.reduce((sum, { height }) => sum + height, 0)
    if (!lowest || total < lowest.total) lowest = { lines, total }
    if (total > room.height) continue
    const reached = score(lines, groups, room.height)
    if (!best || reached > best.score) best = { lines, score: reached }
  }
  if (best) return withMarks(best.lines)
  // No line breaks fit the height: the lowest stack is scaled down.
  const share = lowest ? room.height / lowest.total : 1
  return withMarks(
    (lowest?.lines ?? []).map((line) => ({
      ...line,
      size: line.size * share,
      height: line.height * share,
    })),
  )
}
