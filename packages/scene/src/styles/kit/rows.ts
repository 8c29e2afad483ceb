import type { SlideCard } from '@kadr/contract/studio/storyboard'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { rowsOf } from '../read-card.ts'
import { stripMarks } from '../type/glue.ts'
import { breakLines } from '../type/lines.ts'
import { rectangle } from './shapes.ts'
import { type Letters, placeText } from './words.ts'

export type Row = {
  index: number
  text: string
  y: number
  height: number
}

/** Divides the height between the rows of a list; a row is at most `most` high in 9:16. */
export const spreadRows = (
  card: SlideCard,
  page: Page,
  { from, until, most }: { from: number; until: number; most: number },
): { rows: Row[]; bottom: number | undefined } => {
  const items = rowsOf(card)
  const height = Math.min(most * page.k, (until - from) / Math.max(1, items.length))
  const rows = items.map((text, index) => ({ index, text, y: from + index * height, height }))
  const last = rows.at(-1)
  return { rows, bottom: last && last.y + last.height }
}

const SMALLEST = 0.6

/** The text of a row, vertically centred and shrunk to fit the row. */
export const placeRowText = ({
  row,
  x,
  width,
  letters,
  size,
}: {
  row: Row
  x: number
  width: number
  letters: Letters
  size: number
}): Piece => {
  const at = (share: number) => {
    const own = size * share
    const set = breakLines({ text: stripMarks(row.text), face: letters, limit: width / own })
    return { ...set, size: own, height: set.lines.length * own * letters.leading }
  }
  let share = 1
  let set = at(share)
  while ((!set.fits || set.height > row.height * 0.94) && share > SMALLEST) {
    share -= 0.03
    set = at(share)
  }
  return placeText({
    name: `row ${row.index}`,
    part: 'row',
    order: row.index,
    lines: set.lines,
    letters,
    size: set.size,
    x,
    y: row.y + (row.height - set.height) / 2,
    width: set.ems * set.size,
  })
}

/** A rule, the number of the row and its words. Sizes and distances are those of 9:16. */
export const placeNumberedRow = (
  page: Page,
  row: Row,
  {
    rule,
    number,
    text,
  }: {
    rule: { height: number; paint: string }
    number: { letters: Letters; size: number; width: number; down?: number }
    text: { letters: Letters; size: number; indent: number; down?: number }
  },
): Piece[] => {
  const { index } = row
  const size = number.size * page.k
  const indent = text.indent * page.k
  const width = page.right - page.left
  return [
    rectangle({
      name: `rule ${index}`,
      part: 'row',
      order: index,
      box: { x: page.left, y: row.y, width, height: rule.height },
      paint: rule.paint,
    }),
    placeText({
      name: `number ${index}`,
      part: 'row',
      order: index,
      lines: [String(index + 1)],
      letters: number.letters,
      size,
      x: page.left,
      y: row.y + (row.height - size) / 2 + (number.down ?? 0),
      width: number.width * page.k,
    }),
    placeRowText({
      row: { ...row, y: row.y + (text.down ?? 0) },
      x: page.left + indent,
      width: width - indent,
      letters: text.letters,
      size: text.size * page.k,
    }),
  ]
}
