import { rowsOf } from '../../read-card.ts'
import { type BoardLayout, footOf, placeFootPhoto } from '../board/board.ts'
import { type Cell, placeCell, placeCells } from '../board/cell.ts'

const HIGHEST = 270
const GAP = 22

/** A card for each line with its number; they fill the page. */
export const cardList: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const items = rowsOf(slide.card)
  const title = board.placeTitle({ from: page.y(316), until: page.y(600), size: 112 })
  const top = title.bottom + 40 * k
  const height = Math.min(HIGHEST * k, (footOf(board) - top) / Math.max(1, items.length))
  const width = page.right - page.left
  const cells: Cell[] = []
  const cards = items.flatMap((text, order) => {
    const tone = order % 2 === 0 ? 'strong' : 'panel'
    const ink = tone === 'strong' ? board.strongInk : board.panelInk
    const box = { x: page.left, y: top + order * height + 10 * k, width, height: height - 20 * k }
    cells.push({
      name: `row ${order}`,
      order,
      text,
      letters: board.body(ink),
      size: 60 * k * board.bodyScale,
      box: { ...box, x: box.x + 180 * k, width: width - 220 * k },
      lines: 2,
    })
    return [
      ...board.placePanel({ name: `card ${order}`, part: 'row', order, tone, box }),
      ...placeCell({
        name: `number ${order}`,
        order,
        text: String(order + 1),
        letters: board.figure(ink),
        size: Math.min(130 * k, box.height * 0.8) * board.figureScale,
        box: { ...box, x: box.x + 30 * k, width: 120 * k },
        align: 'center',
        lines: 1,
      }),
    ]
  })
  return board.compose({
    art: placeFootPhoto(board, top + height * items.length),
    words: title.pieces,
    rows: [...cards, ...placeCells(cells)],
  })
}

/** Four lines as four squares, or fewer ones as bands of two columns. */
export const squareList: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const items = rowsOf(slide.card).slice(0, 4)
  if (items.length < 4 || rowsOf(slide.card).length > 4) return cardList(board)
  const title = board.placeTitle({ from: page.y(316), until: page.y(600), size: 112 })
  const top = title.bottom + 48 * k
  const side = (page.right - page.left - GAP) / 2
  const height = Math.min(side * 1.2, (footOf(board) - top - GAP) / 2)
  const cells: Cell[] = []
  const cards = items.flatMap((text, order) => {
    const [column, line] = [order % 2, Math.floor(order / 2)]
    const tone = column === line ? 'strong' : 'panel'
    const ink = tone === 'strong' ? board.strongInk : board.panelInk
    const box = {
      x: page.left + column * (side + GAP),
      y: top + line * (height + GAP),
      width: side,
      height,
    }
    const inset = 34 * k
    cells.push({
      name: `row ${order}`,
      order,
      text,
      letters: board.body(ink),
      size: 52 * k * board.bodyScale,
      box: {
        x: box.x + inset,
        y: box.y + height * 0.46,
        width: side - inset * 2,
        height: height * 0.54 - inset,
      },
      anchor: 'bottom',
      lines: 4,
    })
    return [
      ...board.placePanel({ name: `card ${order}`, part: 'row', order, tone, box }),
      ...placeCell({
        name: `number ${order}`,
        order,
        text: String(order + 1),
        letters: board.figure(ink),
        size: Math.min(150 * k, height * 0.42) * board.figureScale,
        box: {
          x: box.x + inset,
          y: box.y + inset * 0.6,
          width: side - inset * 2,
          height: height * 0.42,
        },
        anchor: 'top',
        lines: 1,
      }),
    ]
  })
  return board.compose({
    art: placeFootPhoto(board, top + height * 2 + GAP),
    words: title.pieces,
    rows: [...cards, ...placeCells(cells)],
  })
}
