import type { Box } from '@kadr/contract/studio/scene/scene'
import type { TextMark, TextStyle } from '@kadr/contract/studio/scene/text'
import type { Part, Piece } from '../piece.ts'
import { type Face, measureEms } from '../type/measure.ts'

/** Typography of a text block. */
export type Letters = Face & {
  colour: string
  /** Line height as a share of the size. */
  leading: number
}

/** The renderer may shrink text to this share when the font measures wider than its width table. */
const SMALLEST_SHARE = 0.86

export const buildTextStyle = (
  { font, weight, tracking = 0, isUppercase = false, colour, leading, wordSpacing }: Letters,
  size: number,
  plate: TextStyle['plate'] = null,
): TextStyle => ({
  font,
  weight,
  size,
  minSize: Math.max(8, size * SMALLEST_SHARE),
  lineHeight: leading,
  letterSpacing: tracking * size,
  ...(wordSpacing === undefined ? {} : { wordSpacing }),
  isUppercase,
  colour,
  accent: colour,
  outline: null,
  shadow: null,
  plate,
})

/** Extra width for fonts that draw wider than their width table. */
const SLACK = 1.03

/** Lines of text, already broken, with their left upper corner at (x, y). */
export const placeText = ({
  name,
  part,
  order,
  lines,
  letters,
  size,
  x,
  y,
  width,
  mark,
  plate,
  turn,
  align = 'left',
}: {
  name: string
  part: Part
  order?: number
  lines: readonly string[]
  letters: Letters
  size: number
  x: number
  y: number
  width: number
  mark?: TextMark
  plate?: TextStyle['plate']
  turn?: number
  align?: 'left' | 'center' | 'right'
}): Piece => {
  const padding = plate ? plate.padding : 0
  const height = lines.length * size * letters.leading + padding * 2
  const wide = width * SLACK
  const box: Box = { x: align === 'center' ? x - (wide - width) / 2 : x, y, width: wide, height }
  return {
    name,
    part,
    ...(order === undefined ? {} : { order }),
    layer: {
      kind: 'text',
      text: lines.join('\n').replaceAll('\u00a0', ' '),
      style: buildTextStyle(letters, size, plate ?? null),
      box: { ...box, height: height + 2 },
      align,
      anchor: 'top',
      ...(mark ? { mark } : {}),
      ...(turn === undefined ? {} : { turn }),
    },
  }
}

/** One line in the centre of a box: a number on a badge. */
export const placeInside = ({
  box,
  text,
  letters,
  size,
  name,
  part,
  order,
}: {
  box: Box
  text: string
  letters: Letters
  size: number
  name: string
  part: Part
  order?: number
}): Piece => ({
  name,
  part,
  ...(order === undefined ? {} : { order }),
  layer: {
    kind: 'text',
    text,
    style: buildTextStyle(letters, size),
    box,
    align: 'center',
    anchor: 'center',
  },
})

export const widthOf = (letters: Letters, text: string, size: number): number =>
  measureEms(letters, text) * size
