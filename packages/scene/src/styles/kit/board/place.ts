import type { Piece } from '../../piece.ts'
import { circle, ellipse, path } from '../shapes.ts'
import { type Board, placeFootPhoto } from './board.ts'
import { placeCell } from './cell.ts'
import { floatPiece } from './ornament.ts'

/** A pin whose point is the lower middle of its box. */
const pinPath = (w: number, h: number): string => {
  const r = w / 2
  return `M${r} ${h}C${r * 0.86} ${h * 0.78} 0 ${h * 0.62} 0 ${r}A${r} ${r} 0 0 1 ${w} ${r}C${w} ${h * 0.62} ${r * 1.14} ${h * 0.78} ${r} ${h}Z`
}

/** No map is drawn: without the real one it would show streets that are not there. */
const placePin = (board: Board, top: number): Piece[] => {
  const { page } = board
  const { k } = page
  const cx = page.width / 2
  const foot = Math.max(page.y(1560), top + 420 * k)
  const h = Math.min(560 * k, foot - top - 10 * k)
  const w = h * 0.72
  const ripple = (name: string, r: number, alpha: string) =>
    ellipse({
      name,
      part: 'decor',
      box: { x: cx - r, y: foot - r * 0.28, width: r * 2, height: r * 0.56 },
      paint: `${board.accent.slice(0, 7)}${alpha}`,
    })
  return [
    ripple('far ripple', 470 * k, '26'),
    ripple('ripple', 310 * k, '40'),
    ripple('near ripple', 150 * k, '66'),
    ...[
      path({
        name: 'pin',
        part: 'object',
        d: pinPath(w, h),
        box: { x: cx - w / 2, y: foot - h, width: w, height: h },
        paint: board.accent,
      }),
      circle({
        name: 'eye',
        part: 'object',
        cx,
        cy: foot - h + w / 2,
        r: w * 0.2,
        paint: board.ground,
      }),
    ].map(floatPiece),
  ]
}

/** Where to come: the address as a title, hours under it, a pin. */
export const place = (board: Board) => {
  const { page } = board
  const words = board.placeTitle({
    from: page.y(326),
    until: page.y(board.slide.photo ? 960 : 1010),
    size: 120,
    body: { size: 62, gap: 36, isBySentence: false },
  })
  const { k } = page
  const hours = placeCell({
    name: 'line',
    part: 'row',
    text: board.slide.card.sub,
    letters: board.body(board.accentInk),
    size: 52 * k * board.bodyScale,
    box: { x: page.left, y: words.bottom + 26 * k, width: page.right - page.left, height: 120 * k },
    anchor: 'top',
    lines: 2,
  })
  const top = words.bottom + (hours.length > 0 ? 160 : 40) * k
  return board.compose({
    art: board.slide.photo ? placeFootPhoto(board, top) : placePin(board, top),
    words: [...words.pieces, ...hours],
  })
}
