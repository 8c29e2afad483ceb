import { cardinal } from './numerals.ts'
import { ordinal, SUFFIX_FORMS } from './ordinals.ts'
import { table } from './table.ts'

/** «5-й», «90-х»; an ending that is none of an ordinal belongs to a cardinal: «5-ти». */
export const readSuffixed = ({
  digits,
  suffix,
  years,
  before,
  after,
}: {
  digits: string
  suffix: string
  /** «гг» if it is written after it. */
  years: string
  before: string
  after: string
}): string[] => {
  if (years) {
    const isOf = /^(?:х|ых)$/iu.test(suffix)
    const named = before === 'в' && isOf ? 'годах' : isOf ? 'годов' : 'годы'
    return [...ordinal(Number(digits), isOf ? 'manyGenitive' : 'plural'), named]
  }
  // «90-е», «1990-е годы» are years, «20-е число» is one of a month.
  const isDecade =
    suffix === 'е' && /[2-9]0$/.test(digits) && !/^[\s\u00a0]+[а-яё]+[ое](?![\p{L}])/iu.test(after)
  // «В 2-х шагах» counts, «в 90-х» does not.
  if (/^(?:х|ух|ёх|ех)$/iu.test(suffix) && /^[234]$/.test(digits))
    return cardinal(Number(digits), { grammar: 'genitive' })
  if (/^(?:мя|ью|ми)$/iu.test(suffix)) return cardinal(Number(digits), { grammar: 'instrumental' })
  const form = isDecade ? 'plural' : SUFFIX_FORMS[suffix.toLowerCase()]
  return form ? ordinal(Number(digits), form) : cardinal(Number(digits), { grammar: 'genitive' })
}

const GROWN: Record<string, string> = table({
  одного: 'одно',
  девяноста: 'девяносто',
  ста: 'сто',
  тысячи: 'тысяче',
})

/** «30-дневный», «5-летний»: the count grows together with the word. */
export const readCompound = (digits: string): string =>
  cardinal(Number(digits), { grammar: 'genitive' })
    .map((word) => GROWN[word] ?? word)
    .join('')

const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:квартира|студия)/u, 'ая'],
  [/^(?:квартиру|студию)/u, 'ую'],
  [/^(?:квартир[еы]|квартирой|кв\.)/u, 'ой'],
]

/** «1-комн. квартира», «2-к. кв.»: as the noun asks. */
export const readRooms = (digits: string, after: string, before: string): string => {
  const noun = after.replace(/^[.\s\u00a0]+/u, '').toLowerCase()
  const isPlain = /^кв\./u.test(noun) && !/^(?:в|из|от|до)$/u.test(before)
  const ending = isPlain ? 'ая' : (ROOMS.find(([start]) => start.test(noun))?.[1] ?? 'ая')
  return `${readCompound(digits)}комнатн${ending}`
}
