import { rectangle } from '../shapes.ts'
import { type Board, footOf } from './board.ts'
import { placeCell } from './cell.ts'

const MOST = 12

/** How many steps there are: told by the card, or not at all. */
const readTotal = (value: string, n: number): number => {
  const total = Number.parseInt(value, 10)
  return total >= n && total <= MOST ? total : 0
}

/** A step of several: its number over the page, how far it is, what to do. */
export const step = (board: Board) => {
  const { slide, page } = board
  const { k } = page
  const n = slide.card.n ?? 1
  const isBare = slide.photo === null && slide.objects[0] === null
  const total = readTotal(slide.card.value, n)
  const width = page.right - page.left
  const gap = 14 * k
  const each = total > 0 ? (width - gap * (total - 1)) / total : 0
  const rail = page.y(680)
  const size = 390 * k
  const figure = placeCell({
    name: 'figure',
    part: 'figure',
    text: String(n),
    letters: { ...board.figure(board.accentInk), leading: 0.9 },
    size,
    box: {
      x: page.left - 10 * k,
      y: page.y(300),
      width: width * 0.52,
      height: page.y(665) - page.y(300),
    },
    anchor: 'bottom',
    lines: 1,
  })
  const counted = placeCell({
    name: 'unit',
    part: 'figure',
    order: 1,
    text: total > 0 ? `шаг из\u00a0${total}` : 'шаг',
    letters: board.title(board.ink),
    size: Math.min(84 * k * board.titleScale, (page.y(640) - page.y(480)) * 0.62),
    box: {
      x: page.left + width * 0.5,
      y: page.y(480),
      width: width * 0.5,
      height: page.y(656) - page.y(480),
    },
    align: 'right',
    anchor: 'bottom',
    lines: 1,
  })
  const bars = Array.from({ length: total }, (_, at) =>
    rectangle({
      name: `step ${at}`,
      part: at < n ? 'bar' : 'figure',
      ...(at < n ? { order: Math.max(0, at - n + 2) } : {}),
      box: { x: page.left + at * (each + gap), y: rail, width: each, height: 26 * k },
      radius: board.barRadius(26 * k),
      paint: at < n ? board.accent : board.dim,
    }),
  )
  const words = board.placeTitle({
    from: rail + 80 * k,
    until: page.y(slide.photo ? 1110 : isBare ? 1440 : 1250),
    size: isBare ? 150 : 112,
    body: { size: isBare ? 66 : 54, gap: isBare ? 36 : 28 },
  })
  return board.compose({
    art: board.placeArt({
      cx: 680,
      cy: 1590,
      size: 470,
      top: Math.min(words.bottom + 30 * k, footOf(board)),
    }),
    figure: [...figure, ...counted, ...bars],
    words: words.pieces,
  })
}
