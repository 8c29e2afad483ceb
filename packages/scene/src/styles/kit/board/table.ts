import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { shownRows, sidesOf } from '../../read-card.ts'
import { rectangle } from '../shapes.ts'
import { type Board, footOf, placeFootPhoto } from './board.ts'
import { type Cell, placeCell, placeCells } from './cell.ts'

const GAP = 22
const LABELS = 0.26
const HEAD = 150
const HIGHEST = 230

const hasLabels = ({ rows }: SlideCard) => rows.some(({ label }) => label.trim() !== '')

/** Two things by several signs: a column each, the signs on the left. */
export const table = (board: Board) => {
  const { slide, page, ink } = board
  const { k } = page
  const { card } = slide
  const title = board.placeTitle({ from: page.y(316), until: page.y(560), size: 96 })
  const rows = shownRows(card)
  const [first, second] = sidesOf(card)
  const top = title.bottom + 48 * k
  const room = footOf(board) - top - HEAD * k
  const height = Math.min(HIGHEST * k, room / Math.max(1, rows.length))
  const width = page.right - page.left
  const labels = hasLabels(card) ? width * LABELS : 0
  const column = (width - labels - GAP) / 2
  const xs = [page.left + labels, page.left + labels + column + GAP] as const
  const bottom = top + HEAD * k + height * rows.length
  const inset = 12 * k
  const cell = (x: number, index: number, wide: number) => ({
    x: x + inset,
    y: top + HEAD * k + index * height,
    width: wide - inset * 2,
    height,
  })
  const inks = [board.panelInk, board.strongInk] as const
  const panels = xs.flatMap((x, index) =>
    board.placePanel({
      name: `column ${index}`,
      part: 'figure',
      order: index,
      tone: index ? 'strong' : 'panel',
      box: { x, y: top, width: column, height: bottom - top },
    }),
  )
  const heads = [first, second].flatMap(({ head }, index) =>
    placeCell({
      name: `head ${index}`,
      part: 'figure',
      order: index,
      text: head,
      letters: board.body(inks[index] ?? ink),
      size: 56 * k * board.bodyScale,
      box: {
        x: (xs[index] ?? 0) + inset,
        y: top + 14 * k,
        width: column - inset * 2,
        height: (HEAD - 14) * k,
      },
      align: 'center',
      lines: 2,
    }),
  )
  const lines = rows.map((_, index) =>
    rectangle({
      name: `rule ${index}`,
      part: 'row',
      order: index,
      box: { x: page.left, y: top + HEAD * k + index * height - 1.5, width, height: 3 },
      paint: board.dim,
    }),
  )
  const labelCells = rows.map(
    ({ label }, index): Cell => ({
      name: `label ${index}`,
      order: index,
      text: label,
      letters: board.body(ink),
      size: 46 * k * board.bodyScale,
      box: { ...cell(page.left - inset, index, labels), width: Math.max(2, labels - inset) },
    }),
  )
  const valueCells = rows.flatMap(({ value, other }, index) =>
    [value, other].map(
      (text, half): Cell => ({
        name: `cell ${index} ${half}`,
        order: index,
        text,
        letters: board.body(inks[half] ?? ink),
        size: 52 * k * board.bodyScale,
        box: cell(xs[half] ?? 0, index, column),
        align: 'center',
      }),
    ),
  )
  return board.compose({
    art: placeFootPhoto(board, bottom),
    figure: [...panels, ...heads],
    words: title.pieces,
    rows: [...lines, ...placeCells(labelCells), ...placeCells(valueCells)],
  })
}
