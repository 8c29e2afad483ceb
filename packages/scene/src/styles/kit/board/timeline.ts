import { shownRows } from '../../read-card.ts'
import { circle, line } from '../shapes.ts'
import { type Board, footOf, placeFootPhoto } from './board.ts'
import { placeCell } from './cell.ts'

const HIGHEST = 290
const DOT = 30

/** Moments down the page on one line: when, and what happens. */
export const timeline = (board: Board) => {
  const { slide, page } = board
  const { k } = page
  const rows = shownRows(slide.card)
  const title = board.placeTitle({ from: page.y(316), until: page.y(600), size: 104 })
  const top = title.bottom + 54 * k
  const height = Math.min(HIGHEST * k, (footOf(board) - top) / Math.max(1, rows.length))
  const cx = page.left + DOT * k
  const x = cx + 76 * k
  const width = page.right - x
  const whenOf = (index: number) => top + index * height
  const dotY = (index: number) => whenOf(index) + 40 * k
  const last = Math.max(0, rows.length - 1)
  const rail = line({
    name: 'rail',
    part: 'ring',
    d: `M0 0V${Math.max(2, dotY(last) - dotY(0))}`,
    box: { x: cx, y: dotY(0), width: 2, height: Math.max(2, dotY(last) - dotY(0)) },
    stroke: {
      colour: board.dim,
      width: 12 * k,
      cap: 'round',
      join: 'round',
      ...(board.isDrawn ? { pen: 3 } : {}),
    },
  })
  const moments = rows.flatMap(({ label, value }, index) => [
    circle({
      name: `dot ${index}`,
      part: 'row',
      order: index,
      cx,
      cy: dotY(index),
      r: DOT * k,
      paint: board.accent,
    }),
    ...placeCell({
      name: `label ${index}`,
      order: index,
      text: label,
      letters: board.title(board.accentInk),
      size: 66 * k * board.titleScale,
      box: { x, y: whenOf(index), width, height: Math.min(84 * k, height * 0.42) },
      anchor: 'center',
      lines: 1,
    }),
    ...placeCell({
      name: `what ${index}`,
      order: index,
      text: value,
      letters: board.body(board.ink),
      size: 52 * k * board.bodyScale,
      box: {
        x,
        y: whenOf(index) + Math.min(90 * k, height * 0.45),
        width,
        height: height * 0.52 - 6 * k,
      },
      anchor: 'top',
      lines: 2,
    }),
  ])
  return board.compose({
    art: placeFootPhoto(board, top + height * rows.length),
    words: title.pieces,
    rows: [...(rows.length > 1 ? [rail] : []), ...moments],
  })
}
