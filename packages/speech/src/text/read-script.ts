import { isAbbreviated } from './abbreviations.ts'
import { readPiece } from './read-piece.ts'
import { type FoundToken, findShape } from './scan.ts'
import { findSaidSign } from './signs.ts'

/** A written word and the words spoken for it. */
export type WrittenWord = {
  text: string
  spoken: readonly string[]
  /** Following pause: comma, sentence end, or none. */
  pause: '' | '!' | ',' | '.' | '?'
}

const STRESS = '\u0301'

/** A stress mark follows its vowel: «зам+ок» and «замо́к» are equivalent. */
const toAccents = (text: string): string =>
  text
    // On a consonant it would form a non-Russian letter.
    .replace(/(?<=[гк])\u0301+/giu, '')
    .normalize('NFC')
    .replace(/(?<=^|[\p{L}\s«"(])\+([аеёиоуыэюя])/giu, `$1${STRESS}`)

const pauseOf = (signs: string): WrittenWord['pause'] => {
  if (signs.includes('?')) return '?'
  if (signs.includes('!')) return '!'
  if (/[.…\n]/u.test(signs)) return '.'
  return /[,;:—–]/u.test(signs) ? ',' : ''
}

/** The full stop of an abbreviation ends a sentence only before a new one. */
const pauseAfter = (signs: string, piece: string, after: string): WrittenWord['pause'] => {
  if (!isAbbreviated(piece)) return pauseOf(signs)
  // «Обл., р-н»: the full stop belongs to the word, the comma to the phrase.
  if (!/^\.?$/.test(signs)) return pauseOf(signs.replace(/^\./, ''))
  if (/^\s*$/u.test(after)) return '.'
  return isAbbreviated(piece) === 'anywhere' && /^\s+[«"]?[А-ЯЁA-Z]/u.test(after) ? '.' : ''
}

const WORD_SIGN = /[\p{L}\d]/u

/** Start of the next word; a phone number starts with its plus, «$5» with its sign. */
const nextStart = (text: string, from: number): number => {
  let at = from
  while (at < text.length && !WORD_SIGN.test(text[at] ?? '')) {
    if (text[at] === '+' && findShape(text.slice(at))?.shape === 'phone') return at
    if (
      /^[$€][ \u00a0]?\d/u.test(text.slice(at, at + 3)) &&
      !/\d[ \u00a0]?$/u.test(text.slice(0, at))
    )
      return at
    at += 1
  }
  return at
}

/** Text between two words: part of it belongs to the previous one. */
const splitBetween = (between: string, isNumber: boolean) => {
  const sign = findSaidSign(between, isNumber)
  const rest = between.slice(0, between.length - sign.length)
  const opening = /[«"„“'(*#@[]*$/u.exec(rest)?.[0] ?? ''
  return { closing: rest.slice(0, rest.length - opening.length), lead: opening + sign, sign }
}

const extend = (words: WrittenWord[], signs: string) => {
  const last = words.pop()
  const shown = signs.replace(/\s+/gu, ' ').trimEnd()
  if (last) words.push({ ...last, text: last.text + shown, pause: pauseOf(signs) || last.pause })
}

type Piece = { found: FoundToken | undefined; piece: string; end: number }

const findPiece = (text: string, at: number): Piece => {
  const found = findShape(text.slice(at))
  const piece = found?.text ?? text[at] ?? ''
  return { found, piece, end: at + piece.length }
}

/**
 * The script as written words with their spoken forms. Text between words belongs to the previous
 * word, so that captions lose nothing.
 */
export const readScript = (script: string): WrittenWord[] => {
  const text = toAccents(script.toWellFormed().replace(/\r\n?/g, '\n'))
  const words: WrittenWord[] = []
  let at = 0
  let before = ''
  while (at < text.length) {
    const start = nextStart(text, at)
    const between = text.slice(at, start)
    if (start >= text.length) {
      extend(words, between)
      break
    }
    const { found, piece, end } = findPiece(text, start)
    const { closing, lead, sign } = splitBetween(between, /^\d/.test(piece))
    if (closing.trim() || closing.includes('\n')) extend(words, closing)
    const [touching = ''] = /^[^\p{L}\d\s№+−=~≈&«„(-]+/u.exec(text.slice(end)) ?? []
    const after = text.slice(end)
    words.push({
      text: (lead + piece + touching).replaceAll(STRESS, ''),
      spoken: readPiece({
        found,
        piece,
        sign,
        around: { before, after, behind: text.slice(Math.max(0, start - 60), start) },
      }),
      pause: pauseAfter(touching, piece, after.slice(touching.length)),
    })
    // «К. 2» is no preposition.
    before = piece.toLowerCase() + (touching.startsWith('.') ? '.' : '')
    at = end + touching.length
  }
  return words
}
