import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Part, Piece } from '../../piece.ts'
import { stripMarks } from '../../type/glue.ts'
import { breakLines } from '../../type/lines.ts'
import { type Letters, placeText } from '../words.ts'

const SMALLEST = 0.5
const STEP = 0.03
const MOST_LINES = 3

export type Cell = {
  name: string
  part?: Part
  order?: number
  text: string
  letters: Letters
  /** The largest size; the text shrinks to its box. */
  size: number
  box: Box
  align?: 'left' | 'center' | 'right'
  anchor?: 'top' | 'center' | 'bottom'
  lines?: number
}

const setAt = ({ text, letters, size, box }: Cell, share: number) => {
  const own = size * share
  const set = breakLines({ text, face: letters, limit: box.width / own })
  return { ...set, size: own, height: set.lines.length * own * letters.leading }
}

const isSaid = ({ text }: Cell) => stripMarks(text).trim() !== ''
const clean = (cell: Cell): Cell => ({ ...cell, text: stripMarks(cell.text).trim() })

/** The share of its largest size that fits a cell. */
const fitShare = (cell: Cell): number => {
  const most = cell.lines ?? MOST_LINES
  let share = 1
  let set = setAt(cell, share)
  while (
    (!set.fits || set.height > cell.box.height || set.lines.length > most) &&
    share > SMALLEST
  ) {
    share -= STEP
    set = setAt(cell, share)
  }
  return share
}

const placeAt = (cell: Cell, share: number): Piece => {
  const { name, part = 'row', order, letters, box, align = 'left', anchor = 'center' } = cell
  const set = setAt(cell, share)
  const width = Math.min(box.width, set.ems * set.size)
  const room = { left: 0, center: (box.width - width) / 2, right: box.width - width }[align]
  const free = box.height - set.height
  const over = { top: 0, center: free / 2, bottom: free }[anchor]
  return placeText({
    name,
    part,
    ...(order === undefined ? {} : { order }),
    lines: set.lines,
    letters,
    size: set.size,
    x: box.x + room,
    y: box.y + over,
    width,
    align: align === 'center' ? 'center' : 'left',
  })
}

/** Words in a box, as large as it allows; nothing where there are none. */
export const placeCell = (cell: Cell): Piece[] =>
  isSaid(cell) ? [placeAt(clean(cell), fitShare(clean(cell)))] : []

/** Cells of one kind have one size: that of the longest. */
export const placeCells = (all: readonly Cell[]): Piece[] => {
  const cells = all.filter(isSaid).map(clean)
  const share = Math.min(...cells.map(fitShare))
  return cells.map((cell) => placeAt(cell, share))
}
