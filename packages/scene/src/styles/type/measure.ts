import type { FontKey, TextStyle } from '@kadr/contract/studio/scene/text'
import { FONT_WEIGHTS } from '../../text/fonts.ts'
import { ADVANCES, SIGNS } from './advances.ts'

const INDEX = new Map([...SIGNS].map((sign, index) => [sign, index]))
const EM = 1000
/** Width in ems of letters outside the table. */
const UNKNOWN = 0.8
/** Emoji are wider than letters; what only changes the emoji before it has no width. */
const EMOJI = 1.3
const FLAG_LETTER = 0.65
const JOINER = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/u

const measureUnknown = (sign: string): number => {
  if (JOINER.test(sign)) return 0
  if (/\p{Regional_Indicator}/u.test(sign)) return FLAG_LETTER
  return /\p{Extended_Pictographic}/u.test(sign) ? EMOJI : UNKNOWN
}

/** Width factor of handwriting fonts: joined letter forms are wider than single ones. */
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
      (advance === undefined ? measureUnknown(sign) : advance / EM) +
      tracking +
      (isSpace ? wordSpacing : 0)
  }
  return width * (JOINED[font] ?? 1)
}
