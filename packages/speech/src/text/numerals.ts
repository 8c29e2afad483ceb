import { declineNoun } from './noun-forms.ts'
import { type Case, HUNDREDS, ONE, TENS, UNITS, ZERO } from './numeral-forms.ts'

export type Gender = 'feminine' | 'masculine' | 'neuter'
export type { Case }

/** Forms of a noun after 1, 2 and 5. */
export type Noun = { one: string; few: string; many: string; gender: Gender }

const SCALES: readonly Noun[] = [
  { one: 'миллиард', few: 'миллиарда', many: 'миллиардов', gender: 'masculine' },
  { one: 'миллион', few: 'миллиона', many: 'миллионов', gender: 'masculine' },
  { one: 'тысяча', few: 'тысячи', many: 'тысяч', gender: 'feminine' },
]

/** The noun as it stands after a number. After «до», «от», «около» it is in the genitive: only one is singular. */
export const nounAfter = (count: number, noun: Noun, grammar: Case = 'nominative'): string => {
  const tail = Math.floor(Math.abs(count)) % 100
  const last = tail % 10
  const isTeen = tail > 10 && tail < 15
  // «К тысяче рублей»: the thousand is declined, what it counts is not.
  if (count > 0 && count % 1000 === 0) return noun.many
  if (grammar !== 'nominative' && grammar !== 'genitive')
    return declineNoun(noun.one, grammar, last === 1 && !isTeen)
  if (last === 1 && !isTeen) return grammar === 'genitive' ? noun.few : noun.one
  if (last > 1 && last < 5 && !isTeen && grammar === 'nominative') return noun.few
  return noun.many
}

const belowThousand = (value: number, gender: Gender, grammar: Case): string[] => {
  const rest = value % 100
  const small = rest < 20 ? rest : rest % 10
  const unit = small === 1 ? ONE[gender] : UNITS[small]
  const isFeminineTwo = small === 2 && gender === 'feminine' && grammar === 'nominative'
  return [
    HUNDREDS[Math.floor(value / 100)]?.[grammar] ?? '',
    rest < 20 ? '' : (TENS[Math.floor(rest / 10)]?.[grammar] ?? ''),
    isFeminineTwo ? 'две' : (unit?.[grammar] ?? ''),
  ].filter(Boolean)
}

/** Larger numbers are read digit by digit. */
const LARGEST = 999_999_999_999

export const cardinal = (
  value: number,
  { gender = 'masculine', grammar = 'nominative' }: { gender?: Gender; grammar?: Case } = {},
): string[] => {
  if (!Number.isSafeInteger(value) || value > LARGEST)
    return [...String(value)].flatMap((digit) => (/\d/.test(digit) ? cardinal(Number(digit)) : []))
  if (value === 0) return [ZERO[grammar]]
  const words: string[] = []
  for (const [index, scale] of SCALES.entries()) {
    const count = Math.floor(value / 1000 ** (SCALES.length - index)) % 1000
    if (count === 0) continue
    // «Тысяча рублей», not «одна тысяча рублей».
    if (count > 1 || words.length > 0) words.push(...belowThousand(count, scale.gender, grammar))
    words.push(nounAfter(count, scale, grammar))
  }
  return [...words, ...belowThousand(value % 1000, gender, grammar)]
}
