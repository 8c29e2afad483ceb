import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 32
const SUM_LENGTH = 6
/** The prefix and as much of the random part as tells one token from another in a list. */
const HINT_LENGTH = 4

/** What a token opens: a key of a workspace, in the sandbox too, access of a program, its renewal. */
export const TOKEN_KINDS = ['live', 'test', 'at', 'rt'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

const SHAPE = `kadr_(${TOKEN_KINDS.join('|')})_([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${SUM_LENGTH}})`
const WHOLE = new RegExp(`^${SHAPE}$`)
/** Also inside of longer words: a token must not get into a log because of its neighbours. */
const ANYWHERE = new RegExp(SHAPE, 'g')

const sumOf = (random: string): string => {
  let left = crc32(random)
  let text = ''
  while (text.length < SUM_LENGTH) {
    text = `${ALPHABET.charAt(left % ALPHABET.length)}${text}`
    left = Math.floor(left / ALPHABET.length)
  }
  return text
}

/** The checksum lets a scanner tell a token from a word that looks like one, without asking us. */
export const createApiToken = (kind: TokenKind): string => {
  const random = Array.from({ length: RANDOM_LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length)),
  ).join('')
  return `kadr_${kind}_${random}${sumOf(random)}`
}

/** The kind of a token that was made by us; undefined for everything else. */
export const kindOfToken = (text: string): TokenKind | undefined => {
  const [, name, random = '', sum] = WHOLE.exec(text) ?? []
  return sum === sumOf(random) ? TOKEN_KINDS.find((kind) => kind === name) : undefined
}

/** Random enough to be stored by a plain hash. */
export const hashApiToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const hintOf = (token: string): string =>
  token.slice(0, token.lastIndexOf('_') + 1 + HINT_LENGTH)

/** All tokens in a text, whatever stands around them. */
export const findApiTokens = (text: string): string[] =>
  [...text.matchAll(ANYWHERE)].map(([token]) => token)

/** The text without what could be a token; the kind stays, so that a reader knows what was there. */
export const hideApiTokens = (text: string): string =>
  text.includes('kadr_') ? text.replaceAll(ANYWHERE, 'kadr_$1_[скрыто]') : text
