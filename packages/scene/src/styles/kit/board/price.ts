import type { Piece } from '../../piece.ts'
import { rowsOf, shownRows } from '../../read-card.ts'
import { placeFigure } from '../figure.ts'
import { drawTick } from '../pen-lines.ts'
import { rectangle } from '../shapes.ts'
import { type Board, footOf, placeFootPhoto } from './board.ts'
import { placeCell } from './cell.ts'

const INSET = 56
const HIGHEST = 290
/** Heights of the parts of a price card. */
const CARD = { figure: 400, note: 190, gap: 60, item: 112 }

/** Services and what each costs, a rule between them. */
const placeList = (board: Board, top: number): Piece[] => {
  const { slide, page } = board
  const { k } = page
  const rows = shownRows(slide.card)
  const height = Math.min(HIGHEST * k, (footOf(board) - top) / Math.max(1, rows.length))
  const width = page.right - page.left
  return rows.flatMap(({ label, value }, index) => {
    const y = top + index * height
    return [
      ...board.placePanel({
        name: `line ${index}`,
        part: 'row',
        order: index,
        tone: 'panel',
        box: { x: page.left, y: y + 9 * k, width, height: height - 18 * k },
      }),
      ...placeCell({
        name: `label ${index}`,
        order: index,
        text: label,
        letters: board.body(board.panelInk),
        size: 58 * k * board.bodyScale,
        box: { x: page.left + 36 * k, y, width: width * 0.58 - 36 * k, height },
        lines: 2,
      }),
      ...placeCell({
        name: `value ${index}`,
        order: index,
        text: value,
        letters: board.figure(board.panelInk),
        size: 88 * k * board.figureScale,
        box: { x: page.left + width * 0.6, y, width: width * 0.4 - 36 * k, height },
        align: 'right',
        lines: 1,
      }),
    ]
  })
}

/** One price as large as its card, with what it includes. */
const placeCard = (board: Board, top: number): { pieces: Piece[]; bottom: number } => {
  const { slide, page } = board
  const { card } = slide
  const width = page.right - page.left
  const items = rowsOf(card).slice(0, 4)
  const hasNote = card.sub.trim() !== ''
  const needed = CARD.figure + (hasNote ? CARD.note : CARD.gap) + items.length * CARD.item
  // On a low page the whole card is smaller.
  const k = Math.min(page.k, (footOf(board) - top) / needed)
  const inset = INSET * k
  const ink = board.strongInk
  const step = CARD.item * k
  const figureTop = top + inset * 0.7
  const figure = placeFigure(
    card,
    { ...page, k, y: () => figureTop },
    {
      outdent: -inset,
      top: 0,
      width: width - inset * 2,
      size: 330,
      unitSizes: [190, 118],
      gap: 26,
      letters: board.figure(ink),
    },
  )
  const sub = placeCell({
    name: 'body',
    part: 'body',
    text: card.sub,
    letters: board.body(ink),
    size: 52 * k * board.bodyScale,
    box: {
      x: page.left + inset,
      y: figure.bottom + 44 * k,
      width: width - inset * 2,
      height: 130 * k,
    },
    anchor: 'top',
    lines: 2,
  })
  const from = figure.bottom + (sub.length > 0 ? 190 : 60) * k
  const lines = items.flatMap((text, index) => {
    const y = from + 30 * k + index * step
    return [
      drawTick({
        name: `tick ${index}`,
        part: 'tick',
        order: index,
        x: page.left + inset,
        y: y + (step - 54 * k) / 2,
        size: 54 * k,
        width: 15 * k,
        colour: ink,
        seed: index + 2,
      }),
      ...placeCell({
        name: `row ${index}`,
        order: index,
        text,
        letters: board.body(ink),
        size: 48 * k * board.bodyScale,
        box: { x: page.left + inset + 84 * k, y, width: width - inset * 2 - 84 * k, height: step },
        lines: 2,
      }),
    ]
  })
  const rule = rectangle({
    name: 'card rule',
    part: 'figure',
    box: { x: page.left + inset, y: from, width: width - inset * 2, height: 4 },
    paint: `${ink.slice(0, 7)}59`,
  })
  const bottom = items.length > 0 ? from + 50 * k + items.length * step : from + 10 * k
  return {
    pieces: [
      ...board.placePanel({
        name: 'card',
        part: 'figure',
        tone: 'strong',
        box: { x: page.left, y: top, width, height: bottom - top },
      }),
      ...figure.pieces,
      ...sub,
      ...(items.length > 0 ? [rule] : []),
      ...lines,
    ],
    bottom,
  }
}

/** A price card, or a list of prices where there are several. */
export const price = (board: Board) => {
  const { slide, page } = board
  const { k } = page
  const title = board.placeTitle({ from: page.y(316), until: page.y(590), size: 108 })
  const top = title.bottom + 54 * k
  if (shownRows(slide.card).length > 0)
    return board.compose({
      art: placeFootPhoto(board, footOf(board)),
      words: title.pieces,
      rows: placeList(board, top),
    })
  const { pieces, bottom } = placeCard(board, top)
  const hasRoom = bottom < page.y(1300)
  return board.compose({
    art:
      hasRoom || slide.photo ? board.placeArt({ cx: 690, cy: 1580, size: 430, top: bottom }) : [],
    words: title.pieces,
    rows: pieces,
  })
}
