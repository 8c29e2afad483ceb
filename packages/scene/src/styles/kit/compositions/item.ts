import type { Piece } from '../../piece.ts'
import type { Board, BoardLayout } from '../board/board.ts'
import { placeCell } from '../board/cell.ts'
import { placeUpperArt, withoutHeader } from './upper-art.ts'

const placeNumber = (
  board: Board,
  colour: string,
  box: { x: number; y: number; width: number; height: number },
): Piece[] =>
  placeCell({
    name: 'figure',
    part: 'figure',
    text: board.slide.card.n === null ? '' : String(board.slide.card.n),
    letters: { ...board.figure(colour), leading: 0.94 },
    size: box.height,
    box,
    anchor: 'bottom',
    lines: 1,
  })

/** The object over the words; the number beside it. */
export const lowItem: BoardLayout = (board) => {
  const { slide, page } = board
  const { n } = slide.card
  const words = board.placeTitle({
    from: page.y(1020),
    until: page.y(1490),
    size: 118,
    body: { size: 54, gap: 26 },
  })
  const number =
    n === null || slide.photo
      ? []
      : placeNumber(board, board.accentInk, {
          x: page.left - 6,
          y: page.y(330),
          width: 240,
          height: page.y(590) - page.y(330),
        })
  return withoutHeader(
    board,
    board.compose({
      art: placeUpperArt(board, { bottom: 985, cx: n === null ? 560 : 640, size: 600 }),
      figure: number,
      words: words.pieces,
    }),
  )
}

/** What to do on a card of the main colour, the number over its corner. */
export const cardItem: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { title, body } = slide.card
  const box = {
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(1060) - page.y(330),
  }
  const inset = 60 * k
  const top = slide.card.n === null ? inset * 0.8 : box.height * 0.34
  const inside = { x: box.x + inset, width: box.width - inset * 2 }
  const words = box.height - top - inset
  return board.compose({
    art: board.placeArt({ cx: 690, cy: 1530, size: 560, top: box.y + box.height }),
    figure: [
      ...board.placePanel({ name: 'card', part: 'figure', tone: 'strong', box }),
      ...placeNumber(board, board.strongInk, {
        x: inside.x - 8,
        y: box.y + inset * 0.4,
        width: inside.width,
        height: box.height * 0.32 - inset * 0.4,
      }),
    ],
    words: [
      ...placeCell({
        name: 'words',
        part: 'title',
        text: title,
        letters: board.title(board.strongInk),
        size: 108 * k * board.titleScale,
        box: { ...inside, y: box.y + top, height: words * 0.54 },
        anchor: 'top',
        lines: 3,
      }),
      ...placeCell({
        name: 'body',
        part: 'body',
        text: body,
        letters: board.body(board.strongInk),
        size: 54 * k * board.bodyScale,
        box: { ...inside, y: box.y + top + words * 0.58, height: words * 0.42 },
        anchor: 'top',
        lines: 4,
      }),
    ],
  })
}
