import { path } from '../shapes.ts'
import { drawStarRow } from '../star.ts'
import { type Board, footOf } from './board.ts'
import { placeCell } from './cell.ts'

const INSET = 60
const STARS = 5
const RADIUS = 46

/** Stars only where their number is told: nobody's rating is made up. */
const readStars = (value: string): number => {
  const stars = Number.parseInt(value, 10)
  return stars >= 1 && stars <= STARS ? stars : 0
}

/** What somebody wrote, on a card with a tail, and who it was. */
export const review = (board: Board) => {
  const { slide, page } = board
  const { k } = page
  const { card } = slide
  const width = page.right - page.left
  const inset = INSET * k
  const top = page.y(330)
  const bottom = page.y(slide.photo ? 960 : 1180)
  const stars = readStars(card.value)
  const r = RADIUS * k
  const step = r * 2.34
  const ink = board.strongInk
  const starBox = { x: page.left + inset, y: top + inset, width: step * STARS, height: r * 2 }
  const words = placeCell({
    name: 'words',
    part: 'row',
    text: `«${card.title.replaceAll(/[«»"*]/gu, '')}»`,
    letters: board.title(ink),
    size: 136 * k * board.titleScale,
    box: {
      x: page.left + inset,
      y: top + inset + (stars ? r * 2 + 34 * k : 0),
      width: width - inset * 2,
      height: bottom - top - inset * 2 - (stars ? r * 2 + 34 * k : 0),
    },
    anchor: 'center',
    lines: 8,
  })
  const starsOf = (name: string, from: number, until: number, paint: string) =>
    until > from
      ? [path({ name, part: 'tick', d: drawStarRow(from, until, r, step), box: starBox, paint })]
      : []
  const author = placeCell({
    name: 'author',
    order: 1,
    text: card.sub,
    letters: board.body(board.ink),
    size: 56 * k * board.bodyScale,
    box: { x: page.left + 20 * k, y: bottom + 70 * k, width: width * 0.9, height: 130 * k },
    anchor: 'top',
    lines: 2,
  })
  const under = bottom + (author.length > 0 ? 210 : 90) * k
  return board.compose({
    art: board.placeArt({ cx: 720, cy: 1620, size: 400, top: Math.min(under, footOf(board)) }),
    figure: [
      path({
        name: 'tail',
        part: 'figure',
        d: `M0 0H${120 * k}L${16 * k} ${84 * k}Z`,
        box: { x: page.left + 110 * k, y: bottom - 4, width: 120 * k, height: 84 * k },
        paint: board.strong,
      }),
      ...board.placePanel({
        name: 'card',
        part: 'figure',
        tone: 'strong',
        box: { x: page.left, y: top, width, height: bottom - top },
      }),
    ],
    words: [
      ...starsOf('pale stars', stars, stars ? STARS : 0, `${ink.slice(0, 7)}40`),
      ...starsOf('stars', 0, stars, ink),
      ...words,
      ...author,
    ],
  })
}
