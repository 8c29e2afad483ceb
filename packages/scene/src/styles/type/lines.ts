import { splitSentences, stripMarks } from './glue.ts'
import { type Face, measureEms } from './measure.ts'
import { splitUnits, type Unit } from './units.ts'

type Line = { units: Unit[]; ems: number }

/** Ems that the mark of a key phrase adds to its line. */
export type MarkRoom = number

const fill = (units: readonly Unit[], face: Face, limit: number, room: MarkRoom): Line[] => {
  const space = measureEms(face, ' ')
  const lines: Line[] = []
  for (const unit of units) {
    const own = measureEms(face, unit.shown) + (unit.isKey ? room : 0)
    const last = lines.at(-1)
    if (last && last.ems + space + own <= limit) {
      last.units.push(unit)
      last.ems += space + own
    } else lines.push({ units: [unit], ems: own })
  }
  return lines
}

/** Lines of like length: the narrowest column with the fewest lines. */
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
  /** With asterisks around key words, closed within each line. */
  lines: string[]
  /** Width of the widest line, in ems. */
  ems: number
  /** The widest line fits the column. */
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

/** Breaks a text into balanced lines for a column of so many ems; sentences of a body start lines. */
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
  /** A key phrase of up to so many letters is not torn. */
  keep?: number
}): SetLines => {
  const parts = isBySentence ? splitSentences(stripMarks(text)) : text.split('\n')
  const lines = parts.flatMap((part) => balance(splitUnits(part, { keep }), face, limit, room))
  const ems = Math.max(0, ...lines.map((line) => line.ems))
  return {
    lines: closeMarks(lines.map(({ units }) => units.map((unit) => unit.text).join(' '))),
    ems,
    fits: ems <= limit + 1e-6,
  }
}
