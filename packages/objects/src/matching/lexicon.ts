import { createPhraseBook, type PhraseEntry } from './phrase-book.ts'
import { WORD_LISTS } from './words/index.ts'

/** Objects for a word or phrase of the lists, best first. */
export type Meaning = {
  objects: readonly string[]
  /** A general word («цена», «результат») yields to a concrete one of the same slide. */
  isGeneral: boolean
}

/**
 * Lines of `слово|слово: object object`, the best object first. `авто~` is a prefix; words with a space are a phrase; a
 * line that begins with `-` has general words.
 */
export const parseWordLine = (line: string): PhraseEntry<Meaning> => {
  const [left = '', right = ''] = line.replace(/^-/, '').split(':')
  return {
    words: left.split('|').map((word) => word.trim()),
    value: { objects: right.trim().split(/\s+/), isGeneral: line.startsWith('-') },
  }
}

export const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const ENTRIES = WORD_LISTS.flatMap(readLines).map(parseWordLine)

export const lexicon = createPhraseBook(ENTRIES)

/** Words of the lists by their first object: found by search in addition to the catalogue. */
export const listWordsOfObjects = (): Map<string, string[]> => {
  const words = new Map<string, string[]>()
  for (const { words: own, value } of ENTRIES) {
    const name = value.objects[0] ?? ''
    const plain = own.map((word) => word.replace('~', ''))
    words.set(name, [...(words.get(name) ?? []), ...plain])
  }
  return words
}
