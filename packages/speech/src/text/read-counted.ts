import { readShortYear } from './calendar.ts'
import { readTime } from './clock.ts'
import { digitsOf } from './decimals.ts'
import { caseOf, type WordContext } from './grammar.ts'
import { cardinal } from './numerals.ts'
import { type Amount, readAmount, readBare } from './read-number.ts'
import type { FoundToken } from './scan.ts'
import { readCompound } from './suffixed.ts'
import { table } from './table.ts'

const VERSIONED =
  /^(?:ios|android|ipados|macos|windows|python|bluetooth|usb|node|java|php|v|верси[яиюей]+)$/u

/** «Bluetooth 5.3», «версия 2.0»; after other names the same digits are a date. */
export const isVersion = (
  digits: string,
  { before }: WordContext,
  how: 'strict' | 'usual',
): boolean =>
  /^\d+(?:\.\d+)+$/.test(digits) &&
  (VERSIONED.test(before) ||
    (how === 'usual' && /^(?:[a-z][a-z\d-]*|обновлени[еяию]+|прошивк[аиуе])$/u.test(before)))

export const readVersion = (digits: string): string[] =>
  digits.split('.').flatMap((part) => (/^0./.test(part) ? digitsOf(part) : cardinal(Number(part))))

/** «В 18.30», «с 9.00 до 18.00». */
const CLOCK = /^(?<hours>[01]?\d|2[0-4])\.(?<minutes>[0-5]\d)$/
const readDotted = (digits: string, around: WordContext): string[] | undefined => {
  const { hours, minutes } = CLOCK.exec(digits)?.groups ?? {}
  const isLed = /^(?:в|во|с|со|до|к|после)$/u.test(around.before)
  // «До 2.50 метра» has what it counts.
  const isCounting = /^[\s\u00a0]+(?:м|к|л|р|т|млн|процент|градус)[а-яё]*(?![\p{L}])/u.test(
    around.after,
  )
  return hours && minutes && isLed && !isCounting ? readTime(hours, minutes, around) : undefined
}

const SCREEN =
  /^(?:экран|экраном|дисплей|дисплеем|диагональ|диагональю|телевизор|монитор|матрица)$/u

/** A number without a unit. */
const readUnmeasured = (amount: Amount, around: WordContext): string[] => {
  const { digits } = amount
  // A quote after a screen's number is inches.
  if (SCREEN.test(around.before) && /^["”]/u.test(around.after))
    return readAmount({ ...amount, measure: '″' }, around)
  if (!/[.,]/.test(digits)) return readBare(digits, around)
  if (isVersion(digits, around, 'usual')) return readVersion(digits)
  return readDotted(digits, around) ?? readAmount(amount, around)
}

/** «С 20% скидкой» is one adjective. */
const BY_PERCENTS = /^[\s\u00a0]+(?:скидкой|предоплатой)(?![\p{L}])/u

export const readCounted = (amount: Amount, around: WordContext): string[] => {
  const { digits, multiple, measure } = amount
  if (!multiple && !measure) return readUnmeasured(amount, around)
  if (measure === '%' && BY_PERCENTS.test(around.after) && /^\d+$/.test(digits))
    return [`${readCompound(digits)}процентной`]
  // «2025 г.» is a year, «2025 г» would be grams.
  if (measure === 'г' && /^[12]\d{3}$/.test(digits) && around.after.startsWith('.'))
    return readShortYear(digits, around.before, false)
  return readAmount(amount, around)
}

const FRACTIONS: Record<string, string> = table({
  '1/2': 'одна вторая',
  '1/3': 'одна треть',
  '2/3': 'две трети',
  '1/4': 'одна четверть',
  '3/4': 'три четверти',
})

/** «3/4», «24/7», «8/256 ГБ», «д. 15/2». */
export const readFraction = ({ groups }: FoundToken, around: WordContext): string[] => {
  const { top = '', bottom = '', measure = '' } = groups
  const known = FRACTIONS[`${top}/${bottom}`]
  if (known && !measure) return known.split(' ')
  const isHouse = /^(?:д\.?|дом|дома|доме)$/u.test(around.before)
  return [
    ...cardinal(Number(top)),
    isHouse ? 'дробь' : 'на',
    ...(measure
      ? readAmount({ digits: bottom, multiple: '', measure }, { before: '', behind: '', after: '' })
      : cardinal(Number(bottom))),
  ]
}

/** «3×4 м», «30х20х10 см». */
export const readSides = (piece: string, { groups }: FoundToken, around: WordContext): string[] => {
  const { digits = '', measure = '' } = groups
  const sides = piece.match(/\d+(?:[.,]\d)?/gu) ?? []
  const said = sides
    .slice(0, -1)
    .flatMap((side) => [
      ...readAmount(
        { digits: side, multiple: '', measure: '' },
        { ...around, before: '', after: '' },
      ),
      'на',
    ])
  return [
    ...said,
    ...readAmount({ digits, multiple: '', measure }, { before: 'на', behind: '', after: '' }),
  ]
}

const MANY =
  /^[\s\u00a0]+[а-яё]*(?:ов|ев|ей|лет|раз|человек|штук|минут|стран|услуг|книг|школ|идей|моделей|видов|занятий|отзыв|компаний)(?![\p{L}])/u

/** «1000+ клиентов» are more than that, «18+» is as it is. */
export const readMore = (digits: string, around: WordContext): string[] => {
  if (MANY.test(around.after) && caseOf(around) === 'nominative')
    return ['более', ...readBare(digits, { ...around, before: 'более' })]
  return [...readBare(digits, { ...around, after: '' }), 'плюс']
}
