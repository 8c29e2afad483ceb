import { findShort, readCapitals } from './abbreviations.ts'
import { readLatin } from './latin.ts'
import { cardinal } from './numerals.ts'
import {
  type Around,
  readAmount,
  readBare,
  readDate,
  readPhone,
  readSuffixed,
  readTime,
} from './read-number.ts'
import type { Found } from './scan.ts'

const FRACTIONS: Record<string, string> = {
  '1/2': 'одна вторая',
  '1/3': 'одна треть',
  '2/3': 'две трети',
  '1/4': 'одна четверть',
  '3/4': 'три четверти',
}

const SIGNS: Record<string, string> = { '№': 'номер', '+': 'плюс', '−': 'минус', '-': 'минус' }

/** The part of a mixed word that has one alphabet: «4G-роутер», «iPhone-15». */
const readMixed = (word: string, around: Around): string[] =>
  (word.match(/\d+|[a-z][a-z'’]*|[^\da-z'’-]+/giu) ?? []).flatMap((part) => {
    if (/^\d/.test(part)) return readBare(part, { before: '', after: around.after })
    return /^[a-z]/i.test(part) ? readLatin(part.replace(/['’]/gu, '')) : readCyrillic(part)
  })

const readCyrillic = (word: string): string[] => {
  const plain = word.replace(/[^\p{L}\p{M}-]/gu, '')
  return /\p{L}/u.test(plain) ? [readCapitals(plain) ?? plain] : []
}

const readWord = (word: string, around: Around): string[] => {
  if (word === 'д' && /^\.[\s\u00a0]?\d/u.test(around.after)) return ['дом']
  if (word === 'г' && /^\.[\s\u00a0]?[А-ЯЁ]/u.test(around.after)) return ['город']
  const short = findShort(`${word}.`)
  if (short && /^\./.test(around.after)) return short.split(' ')
  const whole = findShort(word)
  if (whole) return whole.split(' ')
  if (/^(?:[а-яё-]|\u0301)+$/iu.test(word)) return readCyrillic(word)
  if (/^[a-z'’]+(?:-[a-z'’]+)?$/i.test(word)) {
    const latin = word.replace(/['’]/gu, '')
    return latin.includes('-') ? readHyphened(latin) : readLatin(latin)
  }
  return readMixed(word, around)
}

const readHyphened = (word: string): string[] => {
  const whole = readLatin(word.replace('-', ''))
  const isKnown = /^(?:wi-fi|e-mail)$/i.test(word)
  return isKnown ? whole : word.split('-').flatMap((part) => readLatin(part))
}

const readSite = (site: string): string[] =>
  site
    .split('.')
    .flatMap((part, index) => [
      ...(index > 0 ? ['точка'] : []),
      ...readMixed(part, { before: '', after: '' }),
    ])

const byShape = (found: Found, piece: string, around: Around): string[] => {
  const group = (name: string) => found.groups[name] ?? ''
  switch (found.shape) {
    case 'phone':
      return readPhone(piece)
    case 'date':
      return readDate(group('day'), group('month'), found.groups.year)
    case 'time':
      return readTime(group('hours'), group('minutes'), around)
    case 'fraction':
      return (
        FRACTIONS[piece]?.split(' ') ?? [
          ...cardinal(Number(group('top'))),
          'на',
          ...cardinal(Number(group('bottom'))),
        ]
      )
    case 'ordinal':
      return readSuffixed(group('ordinal'), group('suffix'))
    case 'range':
      return [...readBare(group('from'), { ...around, after: '' }), ...readCounted(found, around)]
    case 'amount':
      return readCounted(found, around)
    case 'short':
      return findShort(piece)?.split(' ') ?? [piece]
    case 'name':
      return readLatin(piece)
    case 'site':
      return readSite(piece)
    case 'word':
      return readWord(piece, around)
  }
}

const readCounted = ({ groups }: Found, around: Around): string[] => {
  const { digits = '', multiple = '', measure = '' } = groups
  if (!multiple && !measure && !/[.,]/.test(digits)) return readBare(digits, around)
  // «2025 г.» is a year, «2025 г» would be grams.
  if (measure === 'г' && /^[12]\d{3}$/.test(digits) && around.after.startsWith('.')) {
    const year = readBare(digits, { ...around, after: ' г.' })
    return [...year, around.before === 'в' ? 'году' : 'года']
  }
  return readAmount({ digits, multiple, measure }, around)
}

/** What is said for one written word. */
export const readPiece = ({
  found,
  piece,
  sign,
  around,
}: {
  found: Found | undefined
  piece: string
  /** A sign before a number that is said too. */
  sign: string
  around: Around
}): string[] => {
  const said = found ? byShape(found, piece, around) : []
  const before = found?.shape === 'phone' ? undefined : SIGNS[sign.trim()]
  return before ? [before, ...said] : said
}
