import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { buildTextStyle, type Letters } from './words.ts'

/** A giant opening quotation mark between two heights of 9:16. */
export const placeQuotationMark = (
  page: Page,
  {
    letters,
    size: designSize,
    outdent = 0,
    top,
    bottom = top + 260,
  }: { letters: Letters; size: number; outdent?: number; top: number; bottom?: number },
): Piece => {
  const size = designSize * page.k
  const y = page.y(top)
  // The glyph stands low in its line: its box is moved up by 0.61 of the size.
  const boxY = y + (page.y(bottom) - y) / 2 - size * 0.61
  return {
    name: 'quotation mark',
    part: 'figure',
    layer: {
      kind: 'text',
      text: '«',
      style: { ...buildTextStyle(letters, size), lineHeight: 1 },
      box: { x: page.left - outdent, y: boxY, width: size, height: size + 2 },
      align: 'left',
      anchor: 'center',
    },
  }
}
