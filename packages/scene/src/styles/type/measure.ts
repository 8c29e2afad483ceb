import type { FontKey, TextStyle } from '@kadr/contract/scene-text'
import { FONT_WEIGHTS } from '../../fonts.ts'
import { ADVANCES, SIGNS } from './advances.ts'

const INDEX = new Map([...SIGNS].map((sign, index) => [sign, index]))
const EM = 1000
/** Emoji and letters outside the table. */
const UNKNOWN = 0.8
/** Letters of handwriting are joined by wider forms than when they stand alone. */
const JOINED: Partial<Record<FontKey, number>> = { caveat: 1.03 }

export type Face = {
  font: FontKey
  weight: TextStyle['weight']
  /** Share of the size added after each letter. */
  tracking?: number
  /** Share of the size added to each space. */
  wordSpacing?: number
  isUppercase?: boolean
}

/** Width in ems; slightly more than drawn, because kerning is left out. */
export const measureEms = (face: Face, text: string): number => {
  const { font, weight, tracking = 0, wordSpacing = 0, isUppercase } = face
  const widths = ADVANCES[`${font} ${FONT_WEIGHTS[font][weight]}`] ?? []
  let width = 0
  for (const sign of isUppercase ? text.toLocaleUpperCase('ru') : text) {
    const isSpace = sign === ' ' || sign === '\u00a0'
    const index = INDEX.get(isSpace ? ' ' : sign)
    const advance = index === undefined ? undefined : widths[index]
    width +=
      (advance === undefined ? UNKNOWN : advance / EM) + tracking + (isSpace ? wordSpacing : 0)
  }
  return width * (JOINED[font] ?? 1)
}
