import { MONTH_NAMES } from '@kadr/kit/month-names'
import { FROM, type WordContext } from './grammar.ts'
import { type OrdinalForm, ordinal } from './ordinals.ts'
import { table } from './table.ts'

const YEAR = /^[\s\u00a0]*(год[ауе]?|годом|г\.)(?![\p{L}])/iu
/** «С 2020 по 2024 год»: the year is named once. */
const UNTIL_YEAR = /^[\s\u00a0]+(?:по|до)[\s\u00a0]+\d{4}[\s\u00a0]*г/iu

/** A year is an ordinal: «в две тысячи двадцать пятом году». */
export const yearForm = ({ before, after }: WordContext): OrdinalForm | undefined => {
  if (FROM.has(before) && UNTIL_YEAR.test(after)) return 'genitive'
  const [, word = ''] = YEAR.exec(after) ?? []
  if (!word) return undefined
  if (word === 'год') return 'masculine'
  if (word === 'году') return before === 'к' ? 'dative' : 'prepositional'
  if (word !== 'г.') return word === 'годом' ? 'instrumental' : 'genitive'
  return SHORT_YEAR[before]?.[0] ?? 'genitive'
}

/** «Г.» after a year, as its preposition asks. */
const SHORT_YEAR: Record<string, readonly [OrdinalForm, string]> = table({
  в: ['prepositional', 'году'],
  к: ['dative', 'году'],
  по: ['masculine', 'год'],
  на: ['masculine', 'год'],
  за: ['masculine', 'год'],
})

/** «2026 г.», «2019 г.в.». */
export const readShortYear = (year: string, before: string, isMade: boolean): string[] => {
  const [form, word] = SHORT_YEAR[before] ?? (['genitive', 'года'] as const)
  return [...ordinal(Number(year), form), word, ...(isMade ? ['выпуска'] : [])]
}

const YEARS: Record<string, OrdinalForm> = table({
  годы: 'masculine',
  годов: 'genitive',
  годах: 'prepositional',
  годам: 'dative',
  годами: 'instrumental',
})
const YEARS_AFTER: Record<string, string> = table({
  в: 'годах',
  к: 'годам',
  с: 'годов',
  до: 'годов',
  из: 'годов',
})

/** «2025–2026 гг.». */
export const readYears = (from: string, till: string, word: string, before: string): string[] => {
  const named = word.toLowerCase() === 'гг' ? (YEARS_AFTER[before] ?? 'годы') : word.toLowerCase()
  const form = YEARS[named] ?? 'masculine'
  return [...ordinal(Number(from), form), ...ordinal(Number(till), form), named]
}

const MONTH_NAME = `[\\s\\u00a0]+(?:${MONTH_NAMES.join('|')})(?![\\p{L}])`
const MONTH = new RegExp(`^${MONTH_NAME}`, 'iu')
/** «С 1 по 15 декабря»: the month is named once. */
const UNTIL_DAY = new RegExp(`^[\\s\\u00a0]+(?:по|до)[\\s\\u00a0]+\\d{1,2}${MONTH_NAME}`, 'iu')

export const isBeforeMonth = (after: string): boolean => MONTH.test(after)

export const dayForm = ({ before, after }: WordContext): OrdinalForm | undefined => {
  if (FROM.has(before) && UNTIL_DAY.test(after)) return 'genitive'
  if (!MONTH.test(after)) return undefined
  if (before === 'к') return 'dative'
  return before === 'на' || before === 'по' ? 'neuter' : 'genitive'
}

/** «10–15 мая». */
export const readDays = (from: string, till: string, before: string): string[] => [
  ...(FROM.has(before) ? [] : ['с']),
  ...ordinal(Number(from), 'genitive'),
  'по',
  ...ordinal(Number(till), 'neuter'),
]

const DAY_FORMS: Record<string, OrdinalForm> = table({ к: 'dative', на: 'neuter', по: 'neuter' })

/** «15.11.2026», «15.11». */
export const readDate = (
  { day, month, year }: { day: string; month: string; year: string | undefined },
  before: string,
): string[] => {
  const name = MONTH_NAMES[Number(month) - 1] ?? ''
  const full = year?.length === 2 ? `20${year}` : year
  return [
    ...ordinal(Number(day), DAY_FORMS[before] ?? 'genitive'),
    name,
    ...(full ? [...ordinal(Number(full), 'genitive'), 'года'] : []),
  ]
}

/** «10.05–20.05». */
export const readDates = (dates: string, before: string): string[] => {
  const [from = [], till = []] = dates.split(/[–—-]/u).map((date) => date.trim().split('.'))
  const said = ([day = '', month = '', year]: string[], word: string) =>
    readDate({ day, month, year }, word)
  return [...(FROM.has(before) ? [] : ['с']), ...said(from, 'с'), 'по', ...said(till, 'по')]
}
