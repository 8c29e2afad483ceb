import type { Piece } from '../piece.ts'
import { buildTextStyle, type Letters } from './words.ts'

/** A giant opening quotation mark; the letter is low in its line, so the box is its own. */
export const setQuotationMark = ({
  letters,
  size,
  x,
  y,
  height,
}: {
  letters: Letters
  size: number
  x: number
  y: number
  height: number
}): Piece => ({
  name: 'quotation mark',
  part: 'figure',
  layer: {
    kind: 'text',
    text: '«',
    style: { ...buildTextStyle(letters, size), lineHeight: 1 },
    box: { x, y: y + height / 2 - size * 0.61, width: size, height: size + 2 },
    align: 'left',
    anchor: 'center',
  },
})
