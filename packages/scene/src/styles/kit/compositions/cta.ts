import type { BoardLayout } from '../board/board.ts'
import { placeCell } from '../board/cell.ts'
import { placeUpperArt, withoutHeader } from './upper-art.ts'

/** What to do as a card over the whole width at the foot, the object above. */
export const cardCta: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { act, sub } = slide.card
  const hasAct = act.trim() !== ''
  const words = board.placeTitle({
    from: page.y(880),
    until: page.y(hasAct ? 1260 : 1480),
    size: 116,
    body: { size: 52, gap: sub === '' ? 0 : 22 },
  })
  const box = {
    x: page.left,
    y: page.y(1300),
    width: page.right - page.left,
    height: page.y(1490) - page.y(1300),
  }
  const button = hasAct
    ? [
        ...board.placePanel({ name: 'button', part: 'act', tone: 'strong', box }),
        ...placeCell({
          name: 'act',
          part: 'act',
          text: act,
          letters: board.title(board.strongInk),
          size: 58 * k * board.titleScale,
          box: { ...box, x: box.x + 40 * k, width: box.width - 80 * k },
          align: 'center',
          lines: 2,
        }),
      ]
    : []
  return withoutHeader(
    board,
    board.compose({
      art: placeUpperArt(board, { bottom: 850, size: 500 }),
      words: words.pieces,
      rows: button,
    }),
  )
}
