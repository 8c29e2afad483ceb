import { SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { writeMoney } from '../storyboard/read-offer.ts'
import { cleanAnswer } from './tidy-answer.ts'

export type Amount = {
  value: string
  unit: string
  /** «От», «до», «около»; empty for an exact one. */
  bound: string
  /** What stands after it: «за место». */
  rest: string
}

const AMOUNT =
  /^(?:(от|до|около|примерно)\s)?(\d[\d \u00a0]*(?:[.,]\d+)?(?:\s?[–-]\s?\d+(?:[.,]\d+)?)?)[ \u00a0]?(тыс[а-яё]*\.?\s?₽|₽(?:\/\p{L}+)?|%|°C|[\p{L}²]+)?(?:[ \u00a0](.*))?$/iu
const { value: MAX_VALUE = 5, unit: MAX_UNIT = 9 } = SLIDE_LIMITS.number

/** An answer that begins with a single figure and its unit; undefined for words, several figures and a bare «1500». */
export const readAmount = (answer: string): Amount | undefined => {
  const [, bound = '', number = '', unit = '', rest = ''] = AMOUNT.exec(cleanAnswer(answer)) ?? []
  if (number === '' || unit === '' || /\d/.test(rest)) return undefined
  const digits = number.replaceAll(/[ \u00a0]/g, '')
  const written =
    unit === '₽' && /^\d+$/.test(digits)
      ? writeMoney(digits, false)
      : { value: digits.replace('-', '–'), unit }
  if (written.value.length > MAX_VALUE || written.unit.length > MAX_UNIT) return undefined
  return { ...written, bound: bound.toLowerCase(), rest: rest.trim() }
}
