import { splitSentences, stripMarks } from './glue.ts'
import { type Face, measureEms } from './measure.ts'
import { divideLongWords, joinTexts, splitUnits, type Unit } from './units.ts'

type Line = { units: Unit[]; ems: number }

/** Extra width, in ems, of the mark around a key phrase. */
export type MarkRoom = number

const fill = (units: readonly Unit[], face: Face, limit: number, room: MarkRoom): Line[] => {
  const space = measureEms(face, ' ')
  const hyphen = measureEms(face, '-')
  const lines: Line[] = []
  for (const unit of units) {
    const letters = measureEms(face, unit.shown) + (unit.isOpen ? hyphen : 0)
    const own = letters + (unit.isKey ? room : 0)
    const last = lines.at(-1)
    const gap = last?.units.at(-1)?.isOpen ? -hyphen : space
    if (last && last.ems + gap + own <= limit) {
      last.units.push(unit)
      last.ems += gap + own
    } else lines.push({ units: [unit], ems: own })
  }
  return lines
}

/** Balances line lengths: the narrowest column with the fewest lines. */
const balance = (units: readonly Unit[], face: Face, limit: number, room: MarkRoom): Line[] => {
  const best = fill(units, face, limit, room)
  if (best.length < 2) return best
  let narrow = limit * 0.4
  let wide = limit
  let lines = best
  while (wide - narrow > 0.05) {
    const middle = (narrow + wide) / 2
    const tried = fill(units, face, middle, room)
    if (tried.length > best.length || tried.some(({ ems }) => ems > middle)) narrow = middle
    else {
      lines = tried
      wide = middle
    }
  }
  return lines
}

export type SetLines = {
  /** Asterisks around key phrases are closed within each line. */
  lines: string[]
  /** Width of the widest line, in ems. */
  ems: number
  fits: boolean
}

/** A key phrase that spans lines is marked on each of them. */
export const closeMarks = (lines: readonly string[]): string[] => {
  let isOpen = false
  return lines.map((line) => {
    const opened = isOpen ? `*${line}` : line
    const marks = (line.match(/\*/g) ?? []).length
    if (marks % 2 === 1) isOpen = !isOpen
    return isOpen ? `${opened}*` : opened
  })
}

/**
 * Breaks a text into balanced lines at most `limit` ems wide; with `isBySentence` each sentence
 * starts a line.
 */
export const breakLines = ({
  text,
  face,
  limit,
  room = 0,
  isBySentence = false,
  keep = 0,
}: {
  text: string
  face: Face
  limit: number
  room?: MarkRoom
  isBySentence?: boolean
  /** Key phrases up to this length are not broken between lines. */
  keep?: number
}): SetLines => {
  const parts = isBySentence ? splitSentences(stripMarks(text)) : text.split('\n')
  const lines = parts.flatMap((part) => {
    const units = splitUnits(part, { keep })
    const whole = balance(units, face, limit, room)
    const fits = whole.every(({ ems }) => ems <= limit + 1e-6)
    return fits ? whole : balance(divideLongWords(units), face, limit, room)
  })
  const ems = Math.max(0, ...lines.map((line) => line.ems))
  return {
    lines: closeMarks(lines.map(({ units }) => joinTexts(units))),
    ems,
    fits: ems <= limit + 1e-6,
  }
}
