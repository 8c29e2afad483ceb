import { table } from './table.ts'

/** Signs spoken before a number: «+20», «−5», «№ 3», «~10», «= 3». */
const BEFORE_NUMBER =
  /(?:№[ \u00a0]?|[~≈][ \u00a0]?|=[ \u00a0]?|(?<=[ \u00a0])\+[ \u00a0]|(?<![\p{L}\d])[+−-])$/u
/** Between words only a sign with spaces, or one that joins two names: «кофе + торт», «H&M». */
const BEFORE_WORD = /(?:№[ \u00a0]?|(?<=[ \u00a0])[+=][ \u00a0]|&(?:amp;)?[ \u00a0]?)$/u

export const findSaidSign = (between: string, isNumber: boolean): string =>
  (isNumber
    ? (BEFORE_NUMBER.exec(between) ?? BEFORE_WORD.exec(between))
    : BEFORE_WORD.exec(between))?.[0] ?? ''

const SIGNS: Record<string, string> = table({
  '№': 'номер',
  '+': 'плюс',
  '−': 'минус',
  '-': 'минус',
  '~': 'примерно',
  '≈': 'примерно',
  '=': 'равно',
})

/** Spoken form of a sign: two Latin names are joined in English. */
export const readSign = (sign: string, piece: string): string | undefined => {
  const bare = sign.trim()
  if (bare.startsWith('&')) return /^[a-z]/i.test(piece) ? 'энд' : 'и'
  return SIGNS[bare]
}
