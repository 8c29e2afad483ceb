import { LIST_ITEMS } from '@kadr/domain/studio/storyboard/slide-limits'
import { isFunctionWord } from '../ask/function-words.ts'
import { capitalise } from '../topic/subject.ts'

const NBSP = '\u00a0'
const UNIT =
  /(\d)[ \u00a0]?(%|°C|₽|минут[аыу]?|мин|час(?:а|ов)?|ч|секунд[аыу]?|с|дн(?:я|ей)|день|недел[яиюь]|месяц(?:а|ев)?|лет|год(?:а)?|кг|г|см|мм|м|м²|км|л|литр(?:а|ов)?|мл|шт|раз(?:а)?|человек[а]?|мест[ао]?|тыс)(?![\p{L}\d])/gu
const RUBLES = /(\d)[ \u00a0]?(?:руб(?:л[а-яё]+|\.)?|р\.?)(?![\p{L}\d])/giu
/** Money alone is grouped: a year or a number of a house is not. */
const MONEY = /(?<![\d.,])(\d{4,})(?=[ \u00a0]?₽)/gu

const group = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, NBSP)

/** Signs, spaces and units as they are printed; not a word is changed. */
export const cleanAnswer = (text: string): string =>
  text
    .replaceAll(/[*\u200b-\u200d\ufeff]/g, '')
    .replaceAll(/"([^"]*)"/g, '«$1»')
    .replaceAll(RUBLES, '$1 ₽')
    .replaceAll(MONEY, group)
    .replaceAll(UNIT, `$1${NBSP}$2`)
    .replaceAll(/[ \t\r\f\v]+/g, ' ')
    .replaceAll(/\s+([,.!?:;])/g, '$1')
    .replaceAll(/([,;!?])(?=\p{L})/gu, '$1 ')
    .replaceAll(/(?<!\d)\.(?=\p{Lu})/gu, '. ')
    .replaceAll(/([.!?]){2,}/g, '$1')
    .trim()
    .replace(/[.,;:]+$/u, '')

/** The same as a line of a slide. */
export const tidyAnswer = (text: string): string =>
  capitalise(
    cleanAnswer(text)
      .replaceAll(/\s*\n\s*/g, '. ')
      .replaceAll(/([.!?])\. /g, '$1 '),
  )

const BULLET = /^(?:[-–—•·]|\d{1,2}[.)])\s*/u

/** Points of an answer: by lines, commas or full stops, the last one also by «и». */
export const splitPoints = (text: string): string[] => {
  const clean = cleanAnswer(text)
  const lines = clean.split('\n').map((line) => line.trim().replace(BULLET, ''))
  const parts = lines.length > 1 ? lines : clean.replace(BULLET, '').split(/[;]|,(?!\d)|\.\s+/u)
  const points = parts
    .map((part) => part.trim().replace(/[.,;]+$/u, ''))
    .filter((part) => part !== '')
  const last = points.at(-1) ?? ''
  const [head = '', ...tail] = last.split(/\s+и\s+/u)
  const isEnumerated =
    lines.length === 1 && points.length > 1 && points.length < LIST_ITEMS.max && tail.length === 1
  const all = isEnumerated ? [...points.slice(0, -1), head, ...tail] : points
  return all.map((point) => capitalise(point.replace(/^и\s+/u, '')))
}

const MIN_SHARE = 0.4

/** Parts of a text of at most so many characters: broken at signs where it can be, never after a preposition. */
export const splitToFit = (text: string, max: number): string[] => {
  const parts: string[] = []
  let rest = text.split(/ +/)
  while (rest.length > 0) {
    let count = rest.length
    while (count > 1 && rest.slice(0, count).join(' ').length > max) count -= 1
    if (count < rest.length) {
      const atSign = rest.slice(0, count).findLastIndex((word) => /[,.;:!?]$/u.test(word)) + 1
      const isLong = rest.slice(0, atSign).join(' ').length >= max * MIN_SHARE
      if (isLong) count = atSign
      while (count > 1 && isFunctionWord(rest[count - 1] ?? '')) count -= 1
    }
    parts.push(rest.slice(0, count).join(' '))
    rest = rest.slice(count)
  }
  return parts
}
