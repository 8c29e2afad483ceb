import { stemWord } from '@kadr/kit/russian-stem'
import { editsToPrefix } from './edits-to-prefix.ts'

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const normalize = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** In lower case, with «е» for «ё». */
export const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []

const swap = (text: string, from: string, to: string) =>
  [...text].map((key) => to[from.indexOf(key)] ?? key).join('')

/** What the same keys type in the other layout: «ghbdtn» is «привет». */
export const inOtherLayout = (text: string): string => {
  const lower = text.toLowerCase()
  return /[а-яё]/.test(lower) ? swap(lower, RUSSIAN, LATIN) : swap(lower, LATIN, RUSSIAN)
}

/** The words as typed and, where it differs, as typed in the other layout. None of them empty. */
export type Sought = readonly (readonly string[])[]

export const readSought = (query: string): Sought =>
  [query, inOtherLayout(query)]
    .map((text) => wordsOf(text).slice(0, MOST_WORDS))
    .filter((words) => words.length > 0)

/** A longer question is decided by its beginning. */
const MOST_WORDS = 8

const WHOLE = 0
const BEGINNING = 1
const FORM = 1.5
const INSIDE = 3
const EDIT = 4
const FAR_FROM_TITLE = 2
const OTHER_LAYOUT = 0.5

const LONG_ENOUGH_INSIDE = 3
const LONG_ENOUGH_FOR_FORM = 4

const editsAllowed = (word: string) => {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** A typo is rarely in both first letters. */
const mayBeTypo = (sought: string, word: string) =>
  word[0] === sought[0] || word[0] === sought[1] || word[1] === sought[0]

const costOfEdits = (typed: string, word: string): number => {
  const most = editsAllowed(typed)
  if (most === 0 || word.length < typed.length - most || !mayBeTypo(typed, word)) return Infinity
  const edits = editsToPrefix({ typed, word, most })
  return edits <= most ? edits * EDIT : Infinity
}

/** A typo in another form of the word too. */
const costOfTypos = (sought: string, word: string): number =>
  Math.min(costOfEdits(sought, word), costOfEdits(stemWord(sought), word) + FORM)

const isFormOf = (sought: string, word: string) =>
  sought.length >= LONG_ENOUGH_FOR_FORM &&
  word.startsWith(sought.slice(0, 3)) &&
  stemWord(word) === stemWord(sought)

const costOfWord = (sought: string, word: string): number => {
  if (word === sought) return WHOLE
  if (word.startsWith(sought)) return BEGINNING
  if (isFormOf(sought, word)) return FORM
  if (sought.length >= LONG_ENOUGH_INSIDE && word.includes(sought)) return INSIDE
  return costOfTypos(sought, word)
}

const cheapest = (sought: string, words: readonly string[]) =>
  words.reduce((least, word) => Math.min(least, costOfWord(sought, word)), Infinity)

export type Matched = { title: string; text?: string | undefined }

/** How far the words are from these texts, less is nearer; undefined where one of the words is nowhere. */
export const matchWords = (sought: Sought, { title, text = '' }: Matched): number | undefined => {
  const titleWords = wordsOf(title)
  const textWords = wordsOf(text)
  const costs = sought.map((words, layout) =>
    words.reduce(
      (sum, word) =>
        sum + Math.min(cheapest(word, titleWords), cheapest(word, textWords) + FAR_FROM_TITLE),
      layout * OTHER_LAYOUT,
    ),
  )
  const least = Math.min(...costs)
  return Number.isFinite(least) ? least : undefined
}

/** Those that match, the nearest first; equals stay in their order. */
export const rankMatches = <T>(
  sought: Sought,
  { items, read }: { items: readonly T[]; read: (item: T) => Matched },
): { item: T; cost: number }[] =>
  items
    .flatMap((item) => {
      const cost = matchWords(sought, read(item))
      return cost === undefined ? [] : [{ item, cost }]
    })
    .sort((one, other) => one.cost - other.cost)
