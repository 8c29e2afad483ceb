import { rowsOf } from '../../read-card.ts'
import { drawTick } from '../pen-lines.ts'
import { rectangle } from '../shapes.ts'
import { type Board, footOf, placeFootPhoto } from './board.ts'
import { type Cell, placeCells } from './cell.ts'

const HIGHEST = 236

/** Things to do, a card each, ticked one after another; they fill the page. */
export const check = (board: Board) => {
  const { slide, page } = board
  const { k } = page
  const items = rowsOf(slide.card)
  const title = board.placeTitle({ from: page.y(316), until: page.y(590), size: 108 })
  const top = title.bottom + 40 * k
  const height = Math.min(HIGHEST * k, (footOf(board) - top) / Math.max(1, items.length))
  const width = page.right - page.left
  const cells: Cell[] = []
  const cards = items.flatMap((text, order) => {
    const y = top + order * height
    const box = { x: page.left, y: y + 11 * k, width, height: height - 22 * k }
    const side = Math.min(104 * k, box.height * 0.62)
    const at = { x: page.left + 34 * k, y: box.y + (box.height - side) / 2 }
    cells.push({
      name: `row ${order}`,
      order,
      text,
      letters: board.body(board.panelInk),
      size: 56 * k * board.bodyScale,
      box: {
        x: at.x + side + 36 * k,
        y: box.y,
        width: page.right - at.x - side - 66 * k,
        height: box.height,
      },
      lines: 2,
    })
    return [
      ...board.placePanel({ name: `card ${order}`, part: 'row', order, tone: 'panel', box }),
      rectangle({
        name: `box ${order}`,
        part: 'row',
        order,
        box: { ...at, width: side, height: side },
        radius: board.barRadius(side * 0.5),
        paint: `${board.panelInk.slice(0, 7)}1f`,
      }),
      drawTick({
        name: `tick ${order}`,
        part: 'tick',
        order,
        x: at.x + side * 0.12,
        y: at.y + side * 0.02,
        size: side * 0.86,
        width: side * 0.19,
        colour: board.tick,
        seed: order + 3,
      }),
    ]
  })
  return board.compose({
    art: placeFootPhoto(board, top + height * items.length),
    words: title.pieces,
    rows: [...cards, ...placeCells(cells)],
  })
}
