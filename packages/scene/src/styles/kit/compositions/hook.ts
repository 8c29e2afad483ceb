import { splitCount } from '../../read-card.ts'
import type { BoardLayout } from '../board/board.ts'
import { placeCell } from '../board/cell.ts'
import { placeUpperArt, withoutHeader } from './upper-art.ts'

const LONG_TITLE = 42

/** The object over the words, which stand on the foot of the page. */
export const lowHook: BoardLayout = (board) => {
  const { page } = board
  const words = board.placeTitle({
    from: page.y(990),
    until: page.y(1490),
    isWhole: true,
    size: 124,
    body: { size: 56, gap: 26 },
  })
  return withoutHeader(
    board,
    board.compose({
      art: placeUpperArt(board, { bottom: 960, size: 640 }),
      words: words.pieces,
    }),
  )
}

/** The title on a card as wide as the page, the object leaning on it. */
export const cardHook: BoardLayout = (board) => {
  const { slide, page } = board
  const { k } = page
  const { count, rest } = splitCount(slide.card.title)
  const title = count === '' ? rest : `${count} ${rest.replaceAll('*', '')}`
  const box = {
    x: page.left - 30,
    y: page.y(820),
    width: page.right - page.left + 60,
    height: page.y(1380) - page.y(820),
  }
  const inset = 56 * k
  const upper = placeUpperArt(board, {
    bottom: 800,
    photoBottom: 1010,
    cx: page.width / 2,
    size: 560,
  })
  return withoutHeader(
    board,
    board.compose({
      art: slide.photo ? [] : upper,
      figure: [
        // The card lies on the picture.
        ...(slide.photo ? upper : []),
        ...board.placePanel({ name: 'card', part: 'figure', tone: 'strong', box }),
      ],
      words: [
        ...placeCell({
          name: 'words',
          part: 'title',
          text: title,
          letters: board.title(board.strongInk),
          size: 128 * k * board.titleScale,
          box: {
            x: box.x + inset,
            y: box.y + inset * 0.7,
            width: box.width - inset * 2,
            height: box.height - inset * 1.4,
          },
          lines: title.length > LONG_TITLE ? 5 : 3,
        }),
        ...placeCell({
          name: 'body',
          part: 'body',
          text: slide.card.sub,
          letters: board.body(board.ink),
          size: 56 * k * board.bodyScale,
          box: {
            x: page.left,
            y: page.y(1396),
            width: page.right - page.left,
            height: page.y(1496) - page.y(1396),
          },
          lines: 2,
        }),
      ],
    }),
  )
}
