import { findShort } from './abbreviations.ts'
import { readDate, readDates, readShortYear, readYears } from './calendar.ts'
import { readHours, readRatio, readTime } from './clock.ts'
import { digitsOf } from './decimals.ts'
import type { WordContext } from './grammar.ts'
import { readLatin } from './latin.ts'
import { readEmail, readSite } from './links.ts'
import { cardinal } from './numerals.ts'
import { ordinal } from './ordinals.ts'
import {
  isVersion,
  readCounted,
  readFraction,
  readMore,
  readSides,
  readVersion,
} from './read-counted.ts'
import { readPhone, readRange } from './read-number.ts'
import { readWord } from './read-word.ts'
import type { FoundToken } from './scan.ts'
import { readSign } from './signs.ts'
import { readCompound, readRooms, readSuffixed } from './suffixed.ts'
import { table } from './table.ts'
import { readWeekdays } from './weekdays.ts'

const SLASHED: Record<string, string> = table({
  'б/у': 'бэ-у́',
  'ж/д': 'жэ-дэ́',
  'з/п': 'зарплата',
  'с/у': 'санузел',
})

/** «В 18.30» is a time, «15.11» elsewhere is a day. */
const readDateOrTime = (found: FoundToken, piece: string, around: WordContext): string[] => {
  const { day = '', month = '', year } = found.groups
  if (isVersion(piece, around, 'strict')) return readVersion(piece)
  const isTime = !year && /^(?:в|во)$/u.test(around.before) && Number(day) <= 24
  return isTime ? readTime(day, month, around) : readDate({ day, month, year }, around.before)
}

const byShape = (found: FoundToken, piece: string, around: WordContext): string[] => {
  const group = (name: string) => found.groups[name] ?? ''
  switch (found.shape) {
    case 'link':
    case 'site':
      return readSite(piece)
    case 'email':
      return readEmail(piece)
    case 'phone':
      return readPhone(piece)
    case 'local':
    case 'terms':
      return piece
        .split(/[-/]/u)
        .flatMap((part) => (/^0./.test(part) ? digitsOf(part) : cardinal(Number(part))))
    case 'weekdays':
      return readWeekdays(group('from'), group('till'), around.before)
    case 'hours':
      return readHours({ from: group('from'), till: group('till') }, around)
    case 'dates':
      return readDates(piece, around.before)
    case 'years':
      return readYears(group('from'), group('till'), group('word'), around.before)
    case 'date':
      return readDateOrTime(found, piece, around)
    case 'time':
      return readTime(group('hours'), group('minutes'), around)
    case 'ratio':
      return readRatio(group('left'), group('right'), around)
    case 'fraction':
      return readFraction(found, around)
    case 'version':
      return readVersion(piece)
    case 'sides':
      return readSides(piece, found, around)
    case 'inOne':
      return [...cardinal(Number(group('count'))), 'в', 'одном']
    case 'made':
      return readShortYear(group('year'), around.before, true)
    case 'rooms':
      return [readRooms(group('count'), around.after, around.before)]
    case 'ordinal':
      return readSuffixed({
        digits: group('ordinal'),
        suffix: group('suffix'),
        years: group('years'),
        ...around,
      })
    case 'compound':
      return [readCompound(group('count')) + group('rest')]
    case 'range':
      return readRange(group('from'), amountOf(found), around)
    case 'more':
      return readMore(group('digits'), around)
    case 'floor':
      return [...ordinal(Number(group('digits')), 'masculine'), 'этаж']
    case 'priced':
      return readCounted({ ...amountOf(found), measure: group('currency') }, around)
    case 'amount':
      return readCounted(amountOf(found), around)
    case 'short':
      return findShort(piece)?.split(' ') ?? [piece]
    case 'slashed':
      return [SLASHED[piece.toLowerCase()] ?? piece]
    case 'name':
      return readLatin(piece)
    case 'word':
      return readWord(piece, around)
  }
}

const amountOf = ({ groups }: FoundToken) => {
  const { digits = '', multiple = '', measure = '', per = '' } = groups
  return { digits, multiple, measure, per: per.toLowerCase() }
}

/** The spoken form of one written word. */
export const readPiece = ({
  found,
  piece,
  sign,
  around,
}: {
  found: FoundToken | undefined
  piece: string
  /** A preceding sign that is spoken too. */
  sign: string
  around: WordContext
}): string[] => {
  const said = found ? byShape(found, piece, around) : []
  const before = found?.shape === 'phone' ? undefined : readSign(sign, piece)
  return before ? [before, ...said] : said
}
