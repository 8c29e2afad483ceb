import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { stripMarks } from '../type/glue.ts'
import { breakLines } from '../type/lines.ts'
import { type Letters, setText } from './words.ts'

export type Row = {
  index: number
  text: string
  /** Top and height of the row. */
  y: number
  height: number
}

/** Rows of a list share the height between the title and the art; few rows do not stretch. */
export const spreadRows = (
  page: Page,
  {
    items,
    from,
    until,
    most,
  }: { items: readonly string[]; from: number; until: number; most: number },
): Row[] => {
  const height = Math.min(most * page.k, (until - from) / Math.max(1, items.length))
  return items.map((text, index) => ({ index, text, y: from + index * height, height }))
}

const SMALLEST = 0.6

/** The words of a row in the middle of its height, in at most two lines where they fit. */
export const setRowText = ({
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
  return setText({
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
