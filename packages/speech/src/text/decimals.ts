import { type Case, cardinal, type Gender, type Noun, nounAfter } from './numerals.ts'

export const digitsOf = (text: string): string[] =>
  [...text].flatMap((digit) => (/\d/.test(digit) ? cardinal(Number(digit)) : []))

const FRACTIONS: readonly Noun[] = [
  { one: 'десятая', few: 'десятых', many: 'десятых', gender: 'feminine' },
  { one: 'сотая', few: 'сотых', many: 'сотых', gender: 'feminine' },
  { one: 'тысячная', few: 'тысячных', many: 'тысячных', gender: 'feminine' },
]

const endsInOne = (value: number) => value % 10 === 1 && value % 100 !== 11

/** A part of a number is declined only after «от», «до», «около»: elsewhere people do not. */
const partName = (value: number, noun: Noun, isGenitive: boolean): string =>
  isGenitive && endsInOne(value) ? `${noun.one.slice(0, -2)}ой` : nounAfter(value, noun)

const WHOLE: Noun = { one: 'целая', few: 'целых', many: 'целых', gender: 'feminine' }

/** «Три целых две десятых», «два с половиной», «полтора»; the noun after it is named by the caller. */
export const readDecimal = (
  whole: number,
  part: string,
  { gender, grammar }: { gender: Gender; grammar: Case },
): string[] => {
  const isGenitive = grammar === 'genitive'
  const inCase = isGenitive ? 'genitive' : 'nominative'
  if (part === '5' && whole === 1) {
    if (isGenitive) return ['полутора']
    return [gender === 'feminine' ? 'полторы' : 'полтора']
  }
  if (part === '5' && whole > 0)
    return [...cardinal(whole, { gender, grammar: inCase }), 'с', 'половиной']
  const fraction = FRACTIONS[part.length - 1]
  if (!fraction || Number(part) === 0) return [...cardinal(whole), ...digitsOf(part)]
  return [
    ...cardinal(whole, { gender: 'feminine', grammar: inCase }),
    partName(whole, WHOLE, isGenitive),
    ...cardinal(Number(part), { gender: 'feminine', grammar: inCase }),
    partName(Number(part), fraction, isGenitive),
  ]
}

/** The noun after a number with a part: «полтора километра», but «два с половиной литра», «пять с половиной литров». */
export const nounOf = (
  noun: Noun,
  whole: number,
  part: string | undefined,
  grammar: Case,
): string[] => {
  const isGenitive = grammar === 'genitive'
  // «Полутора часов».
  if (part === '5' && whole === 1 && isGenitive) return noun.many.split(' ')
  if (part === undefined) return nounAfter(whole, noun, grammar).split(' ')
  const isCounted = part === '5' && whole > 1
  return (isCounted ? nounAfter(whole, noun, isGenitive ? grammar : 'nominative') : noun.few).split(
    ' ',
  )
}
