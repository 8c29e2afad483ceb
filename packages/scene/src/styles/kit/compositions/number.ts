import { contrastOf } from '../../colour/oklch.ts'
import type { BoardLayout } from '../board/board.ts'
import { footOf, placeFootPhoto } from '../board/board.ts'
import { placeCell } from '../board/cell.ts'
import { breathePiece, floatPiece } from '../board/ornament.ts'
import { placeFigure } from '../figure.ts'
import { circle } from '../shapes.ts'

const LIGHT_INK = 8

/** Away from the colour of the words, so that they stay as readable on it. */
const moonUnder = (ink: string): string =>
  contrastOf(ink.slice(0, 7), '#000000') > LIGHT_INK ? '#0000001f' : '#ffffff3d'

/** The figure from edge to edge on the main colour; nothing else but its words. */
export const fullNumber: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { card } = slide
  const ink = board.strongInk
  const top = page.y(330)
  const bottom = slide.photo ? footOf(board) : page.height + 60
  const width = page.right - page.left
  const figure = placeFigure(card, page, {
    outdent: 26,
    top: slide.photo ? 350 : 380,
    width: width + 90,
    size: slide.photo ? 420 : 760,
    unitSizes: [260, 150],
    gap: 24,
    letters: board.figure(ink),
  })
  const from = figure.bottom + 70 * k
  const room = Math.min(page.y(slide.photo ? 1060 : 1470), bottom) - from
  const words = { x: page.left, width }
  return board.compose({
    art: placeFootPhoto(board, bottom),
    figure: [
      ...board.placePanel({
        name: 'field',
        part: 'figure',
        tone: 'strong',
        box: { x: -40, y: top, width: page.width + 80, height: bottom - top },
      }),
      ...(slide.photo
        ? []
        : [
            floatPiece(
              circle({
                name: 'field moon',
                part: 'figure',
                cx: 850,
                cy: page.y(1610),
                r: 300 * k,
                paint: moonUnder(ink),
              }),
            ),
          ]),
      ...figure.pieces.map(breathePiece),
    ],
    words: [
      ...placeCell({
        name: 'words',
        part: 'title',
        text: card.title,
        letters: board.title(ink),
        size: 112 * k * board.titleScale,
        box: { ...words, y: from, height: room * 0.64 },
        anchor: 'top',
        lines: 3,
      }),
      ...placeCell({
        name: 'body',
        part: 'body',
        text: card.body || card.sub,
        letters: board.body(ink),
        size: 54 * k * board.bodyScale,
        box: { ...words, y: from + room * 0.7, height: room * 0.3 },
        anchor: 'top',
        lines: 3,
      }),
    ],
  })
}
