import { MEASURES, MONTHS, MULTIPLES } from './measures.ts'
import { type Case, cardinal, type Gender, type Noun, nounAfter } from './numerals.ts'
import { type OrdinalForm, ordinal, SUFFIX_FORMS } from './ordinals.ts'

/** What stands around a number: it decides the case and the gender. */
export type Around = {
  /** The word before, in small letters without signs. */
  before: string
  /** All that follows. */
  after: string
}

const GENITIVE = new Set(
  'до от около более больше менее меньше свыше из для без после против у кроме порядка'.split(' '),
)
const ACCUSATIVE = new Set(
  'за на в во через про под по стоит стоят стоил стоила стоило экономит сэкономить'.split(' '),
)

const caseOf = ({ before, after }: Around): Case => {
  if (GENITIVE.has(before)) return 'genitive'
  const isFromTo = (before === 'с' || before === 'со') && /^.{0,12}\sдо\s/u.test(after)
  return isFromTo ? 'genitive' : 'nominative'
}

/** «За тысячу», «за одну минуту»: what the accusative changes in a number. */
const toAccusative = (words: string[]): string[] =>
  words.map((word, index) => {
    if (word === 'тысяча' && index === 0) return 'тысячу'
    return word === 'одна' ? 'одну' : word
  })

/** «За одну минуту». */
const toAccusativeNoun = (noun: string): string =>
  /^(?:минут|секунд|тонн|штук|копейк)а$/u.test(noun) ? `${noun.slice(0, -1)}у` : noun

/** The gender of the noun that follows, by its ending: «две минуты», «два дня», «одно место». */
const genderBefore = (value: number, after: string): Gender => {
  const [, noun = ''] = /^[\s\u00a0]+([а-яё]+)/iu.exec(after) ?? []
  const isOne = value % 10 === 1 && value % 100 !== 11
  if (isOne) {
    if (/(?:[аяую]|[нч]очь|ость|цель|модель|деталь|роль|вещь|часть)$/iu.test(noun))
      return 'feminine'
    return /[ое]$/iu.test(noun) ? 'neuter' : 'masculine'
  }
  return /[иы]$/iu.test(noun) ? 'feminine' : 'masculine'
}

const digitsOf = (text: string): string[] =>
  [...text].flatMap((digit) => (/\d/.test(digit) ? cardinal(Number(digit)) : []))

const FRACTIONS: readonly Noun[] = [
  { one: 'десятая', few: 'десятых', many: 'десятых', gender: 'feminine' },
  { one: 'сотая', few: 'сотых', many: 'сотых', gender: 'feminine' },
  { one: 'тысячная', few: 'тысячных', many: 'тысячных', gender: 'feminine' },
]

/** «Три целых две десятых», «два с половиной», «полтора»; the noun after it is named by the caller. */
const readDecimal = (whole: number, part: string, gender: Gender): string[] => {
  if (part === '5' && whole === 1) return [gender === 'feminine' ? 'полторы' : 'полтора']
  if (part === '5' && whole > 0) return [...cardinal(whole, { gender }), 'с', 'половиной']
  const fraction = FRACTIONS[part.length - 1]
  if (!fraction || Number(part) === 0) return [...cardinal(whole), ...digitsOf(part)]
  return [
    ...cardinal(whole, { gender: 'feminine' }),
    whole % 10 === 1 && whole % 100 !== 11 ? 'целая' : 'целых',
    ...cardinal(Number(part), { gender: 'feminine' }),
    nounAfter(Number(part), fraction),
  ]
}

const spoken = (text: string): string[] => text.split(' ').filter(Boolean)

type Amount = { digits: string; multiple: string; measure: string }

/** The noun after a number with a part: «полтора километра», but «два с половиной литра», «пять с половиной литров». */
const nounOf = (noun: Noun, whole: number, part: string | undefined, grammar: Case): string[] => {
  const isCounted = part === undefined || (part === '5' && whole > 1)
  return spoken(isCounted ? nounAfter(whole, noun, grammar) : noun.few)
}

/** A number with what it counts: «2 490 ₽», «1,5 млн руб.», «3 кг». */
export const readAmount = ({ digits, multiple, measure }: Amount, around: Around): string[] => {
  const [left = '', part] = digits.replace(/[\s\u00a0\u202f]/gu, '').split(/[.,]/)
  const whole = Number(left)
  const grammar = caseOf(around)
  const unit = MEASURES[measure.toLowerCase()]
  const scale = MULTIPLES[multiple.toLowerCase()]
  const gender = (scale ?? unit)?.gender ?? genderBefore(whole, around.after)
  // Codes such as 007 are told digit by digit.
  if (/^0\d/.test(left) && part === undefined) return digitsOf(left)
  const number =
    part === undefined ? cardinal(whole, { gender, grammar }) : readDecimal(whole, part, gender)
  const isAccusative = grammar === 'nominative' && ACCUSATIVE.has(around.before)
  const words = isAccusative ? toAccusative(number) : number
  if (scale) words.push(...nounOf(scale, whole, part, grammar))
  if (!unit) return words
  const named = scale ? spoken(unit.many) : nounOf(unit, whole, part, grammar)
  const counted = isAccusative ? named.map(toAccusativeNoun) : named
  return [...words, ...counted, ...spoken(unit.after ?? '')]
}

const YEAR = /^[\s\u00a0]*(год[ауе]?|годом|г\.)(?![\p{L}])/iu

/** A year is an ordinal: «в две тысячи двадцать пятом году». */
const yearForm = ({ before, after }: Around): OrdinalForm | undefined => {
  const [, word = ''] = YEAR.exec(after) ?? []
  if (!word) return undefined
  if (word === 'год') return 'masculine'
  if (word === 'году') return before === 'к' ? 'dative' : 'prepositional'
  if (word === 'г.') return before === 'в' ? 'prepositional' : 'genitive'
  return word === 'годом' ? 'instrumental' : 'genitive'
}

const MONTH = new RegExp(`^[\\s\\u00a0]+(?:${MONTHS.join('|')})(?![\\p{L}])`, 'iu')

const dayForm = ({ before, after }: Around): OrdinalForm | undefined => {
  if (!MONTH.test(after)) return undefined
  if (before === 'к') return 'dative'
  return before === 'на' || before === 'по' ? 'neuter' : 'genitive'
}

/** A bare number, by what stands around it. */
export const readBare = (digits: string, around: Around): string[] => {
  const value = Number(digits.replace(/[\s\u00a0\u202f]/gu, ''))
  const year = value >= 1000 && value <= 2100 ? yearForm(around) : undefined
  const form = year ?? (value <= 31 ? dayForm(around) : undefined)
  return form ? ordinal(value, form) : readAmount({ digits, multiple: '', measure: '' }, around)
}

/** «5-й», «90-х»; an ending that is none of an ordinal belongs to a cardinal: «5-ти». */
export const readSuffixed = (digits: string, suffix: string): string[] => {
  const form = SUFFIX_FORMS[suffix.toLowerCase()]
  return form ? ordinal(Number(digits), form) : cardinal(Number(digits), { grammar: 'genitive' })
}

/** «18:00», «9:05». */
export const readTime = (hours: string, minutes: string, around: Around): string[] => {
  const rest = minutes.startsWith('0')
    ? ['ноль', ...cardinal(Number(minutes))]
    : cardinal(Number(minutes))
  return [...cardinal(Number(hours), { grammar: caseOf(around) }), ...rest]
}

/** «15.11.2026», «15.11». */
export const readDate = (day: string, month: string, year: string | undefined): string[] => {
  const name = MONTHS[Number(month) - 1] ?? ''
  const full = year?.length === 2 ? `20${year}` : year
  return [
    ...ordinal(Number(day), 'genitive'),
    name,
    ...(full ? [...ordinal(Number(full), 'genitive'), 'года'] : []),
  ]
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
