import { findShort, readCapitals } from './abbreviations.ts'
import { toAccusativeNoun, type WordContext } from './grammar.ts'
import { readLatin } from './latin.ts'
import { MEASURES } from './measures.ts'
import { readAfterName, readCity, readPlace, readRegion } from './places.ts'
import { readBare } from './read-number.ts'
import { readAfterRoman, readRoman } from './roman.ts'
import { readWeekday } from './weekdays.ts'

/** The part of a mixed word that has one alphabet: «4G-роутер», «iPhone-15». */
const readMixed = (word: string, around: WordContext): string[] =>
  (word.match(/\d+|[a-z][a-z'’]*|[^\da-z'’.-]+/giu) ?? []).flatMap((part) => {
    if (/^\d/.test(part)) return readBare(part, { before: '', behind: '', after: around.after })
    return /^[a-z]/i.test(part) ? readLatin(part.replace(/['’]/gu, '')) : readCyrillic(part)
  })

const readCyrillic = (word: string): string[] => {
  const plain = word.replace(/[^\p{L}\p{M}-]/gu, '')
  return /\p{L}/u.test(plain) ? [readCapitals(plain) ?? plain] : []
}

/** «И др. стран», unlike «и др. страны». */
const OTHERS_OF = /^\.[\s\u00a0]+[а-яё]{3,}[бвгджзклмнпрстфхцчшщйь](?![\p{L}])/u

/** «За шт.», «в мин»: a unit without a number. */
const readMeasure = (word: string, before: string): string[] | undefined => {
  const isOne = /^(?:за|в|на)$/u.test(before) && /^[а-яё]{2,}$/u.test(word)
  return isOne ? MEASURES[word]?.one.split(' ').map(toAccusativeNoun) : undefined
}

/** Words whose reading depends on their context. */
const readByContext = (word: string, around: WordContext): string[] | undefined => {
  const city = readCity(word, around)
  if (city) return city
  const one =
    readAfterRoman(word, around) ??
    readWeekday(word, around) ??
    readAfterName(word, around) ??
    readPlace(word, around) ??
    readRegion(word, around)
  if (one) return [one]
  if (word === 'тел' && around.before === 'по') return ['телефону']
  if (word === 'др' && OTHERS_OF.test(around.after)) return ['других']
  return readMeasure(word, around.before) ?? readRoman(word, around)
}

/** «Café» without its marks; a Russian «й» keeps its own. */
const withoutMarks = (word: string): string =>
  word
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<=[a-z])\p{M}+/giu, '')

/** The spoken form of a word with few or no digits. */
export const readWord = (written: string, around: WordContext): string[] => {
  const word = withoutMarks(written)
  const byContext = readByContext(word, around)
  if (byContext) return byContext
  const short = findShort(`${word}.`)
  if (short && /^\./.test(around.after)) return short.split(' ')
  const whole = findShort(word)
  if (whole) return whole.split(' ')
  if (/^(?:[а-яё-]|\u0301)+$/iu.test(word)) return readCyrillic(word)
  if (/^[a-z'’]+(?:-[a-z'’]+)*$/i.test(word)) return readHyphened(word.replace(/['’]/gu, ''))
  return readMixed(word, around)
}

const readHyphened = (word: string): string[] => {
  const isKnown = /^(?:wi-fi|e-mail|t-shirt)$/i.test(word)
  return isKnown
    ? readLatin(word.replace('-', ''))
    : word.split('-').flatMap((part) => (part ? readLatin(part) : []))
}
