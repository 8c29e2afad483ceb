import { dayForm, isBeforeMonth, readDays, yearForm } from './calendar.ts'
import { digitsOf, nounOf, readDecimal } from './decimals.ts'
import {
  caseOf,
  FROM,
  genderBefore,
  isAccusative,
  toAccusative,
  toAccusativeNoun,
  type WordContext,
} from './grammar.ts'
import { MEASURES, type Measure, MULTIPLES, PER, SECOND, TRAITS, VOLT } from './measures.ts'
import { type Case, cardinal, type Gender } from './numerals.ts'
import { numberedForm } from './ordinal-nouns.ts'
import { ordinal } from './ordinals.ts'
import { table } from './table.ts'

const spoken = (text: string): string[] => text.split(' ').filter(Boolean)
const plain = (digits: string) => digits.replace(/[\s\u00a0\u202f]/gu, '')

export type Amount = { digits: string; multiple: string; measure: string; per?: string }

/** Letters that are units only where the scanner has recognized one. */
const OWN_LETTERS: Record<string, Measure> = table({ В: VOLT, с: SECOND, c: SECOND })

const measureOf = (measure: string): Measure | undefined =>
  OWN_LETTERS[measure] ?? MEASURES[measure.toLowerCase().replaceAll('\u00a0', ' ')]

/** «В 5 мин от метро»: how far, not how long. */
const AWAY = /^\.?[\s\u00a0]+(?:(?:ходьбы|езды|пешком|пути)[\s\u00a0]+)?от(?![\p{L}])/u
/** «В 90% случаев». */
const AMONG = /^[\s\u00a0]+(?:случаев|ситуаций|семей|компаний|роликов)/u

const amountCase = (whole: number, { measure, multiple }: Amount, around: WordContext): Case => {
  if (!measure && !multiple) return caseOf(around, whole)
  const isPlace = AWAY.test(around.after) || (measure === '%' && AMONG.test(around.after))
  if (around.before === 'в' && isPlace) return 'prepositional'
  const isRise = /^.{0,12}\sдо\s/u.test(around.after)
  if (FROM.has(around.before) && TRAITS.test(measure) && !isRise) return 'instrumental'
  // «По одному рублю», «по тысяче рублей», but «по пять рублей».
  if (around.before === 'по' && (whole === 1 || whole === 1000)) return 'dative'
  return caseOf({ ...around, after: '' })
}

/** «2 499,90 ₽» is roubles and kopecks. */
const isPrice = (part: string | undefined, { measure, multiple }: Amount): part is string =>
  part?.length === 2 && part !== '00' && !multiple && /^(?:₽|р|руб)$/iu.test(measure)

/** The whole and the fraction; «99,00 ₽» has no kopecks. */
const split = ({ digits, measure, multiple }: Amount) => {
  const [left = '', part] = plain(digits).split(/[.,]/)
  const isRound = /^00?$/.test(part ?? '') && Boolean(measure || multiple)
  return { left, whole: Number(left), part: isRound ? undefined : part }
}

const readPrice = (
  amount: Amount,
  { left, part }: { left: string; part: string },
  near: WordContext,
) => [
  ...readMeasured({ ...amount, digits: left }, near),
  ...readMeasured({ digits: part.replace(/^0/, ''), multiple: '', measure: 'коп' }, near),
]

const readMeasured = (amount: Amount, around: WordContext): string[] => {
  const { left, whole, part } = split(amount)
  // Codes such as 007 are told digit by digit.
  if (/^0\d/.test(left) && part === undefined) return digitsOf(left)
  const grammar = amountCase(whole, amount, around)
  const unit = measureOf(amount.measure)
  const scale = MULTIPLES[amount.multiple.trim().toLowerCase()]
  // After a part of one the noun stands as after two: «полтора часа», «полторы минуты».
  const counted = part === undefined ? whole : 2
  const gender = (scale ?? unit)?.gender ?? genderBefore(counted, around.after, grammar)
  const number =
    part === undefined
      ? cardinal(whole, { gender, grammar })
      : readDecimal(whole, part, { gender, grammar })
  const isObject = grammar === 'nominative' && isAccusative(around, unit ? 0 : whole)
  const words = isObject ? toAccusative(number) : number
  if (scale) words.push(...nounOf(scale, whole, part, grammar))
  if (!unit) return words
  const named = scale ? spoken(unit.many) : nounOf(unit, whole, part, grammar)
  return [
    ...words,
    ...(isObject ? named.map(toAccusativeNoun) : named),
    ...spoken(unit.after ?? ''),
  ]
}

/** A number with its unit: «2 490 ₽», «1,5 млн руб.», «3 кг». */
export const readAmount = (amount: Amount, around: WordContext): string[] => {
  const { left, part } = split(amount)
  const said = isPrice(part, amount)
    ? readPrice(amount, { left, part }, around)
    : readMeasured(amount, around)
  return [...said, ...spoken(PER[amount.per ?? ''] ?? '')]
}

/** A bare number, depending on its context. */
export const readBare = (digits: string, around: WordContext): string[] => {
  const value = Number(plain(digits))
  const year = value >= 1000 && value <= 2100 ? yearForm(around) : undefined
  const form = year ?? (value <= 31 ? dayForm(around) : undefined) ?? numberedForm(value, around)
  return form ? ordinal(value, form) : readAmount({ digits, multiple: '', measure: '' }, around)
}

/** «10–15%», «1–2 недели»: the first number is of the gender of the second. */
export const readRange = (from: string, amount: Amount, around: WordContext): string[] => {
  const value = Number(plain(amount.digits))
  const isBare = !amount.measure && !amount.multiple
  if (isBare && value <= 31 && isBeforeMonth(around.after))
    return readDays(from, amount.digits, around.before)
  const till = (near: WordContext) =>
    isBare ? readBare(amount.digits, near) : readAmount(amount, near)
  // «0–100 км/ч» is a way from one to the other.
  if (from === '0' && caseOf(around) === 'nominative')
    return ['от', 'нуля', 'до', ...till({ ...around, before: 'до' })]
  const first = Number(plain(from).replace(',', '.'))
  // Long numbers one after another are not heard as two.
  const isFar = !isBare && first >= 100 && !isAccusative(around, 0)
  if (isFar && caseOf({ ...around, after: '' }) === 'nominative')
    return [
      'от',
      ...cardinal(first, { grammar: 'genitive' }),
      'до',
      ...till({ ...around, before: 'до' }),
    ]
  const unit = MULTIPLES[amount.multiple.trim().toLowerCase()] ?? measureOf(amount.measure)
  const grammar = amountCase(value, amount, around)
  const gender: Gender = unit?.gender ?? genderBefore(value, around.after, grammar)
  const [left = '', part] = plain(from).split(/[.,]/)
  const start = part
    ? readDecimal(Number(left), part, { gender, grammar })
    : cardinal(Number(left), { gender, grammar })
  const isObject = grammar === 'nominative' && isAccusative(around, 0)
  return [...(isObject ? toAccusative(start) : start), ...till(around)]
}

/** Groups as people tell a number over the phone: 8 · 900 · 123 · 45 · 67. */
export const readPhone = (text: string): string[] => {
  const digits = text.replace(/\D/g, '')
  const groups = [digits.slice(0, 1), digits.slice(1, 4), digits.slice(4, 7)]
  groups.push(digits.slice(7, 9), digits.slice(9, 11))
  const words = groups.flatMap((group) =>
    group.startsWith('0') ? digitsOf(group) : cardinal(Number(group)),
  )
  return text.startsWith('+') ? ['плюс', ...words] : words
}
