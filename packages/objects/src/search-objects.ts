import { type CatalogueObject, catalogue } from './catalogue.ts'
import { listWordsOfObjects } from './matching/lexicon.ts'
import { isSameWord, type Token, toToken, toTokens } from './matching/tokens.ts'

type IndexedObject = {
  object: CatalogueObject
  label: Token[]
  /** Words of slides that match it. */
  said: Token[]
  /** Tags, and phrases of slides. */
  around: Token[]
}

const sortWords = ({ tags }: CatalogueObject, words: readonly string[]) => ({
  said: words.filter((word) => !word.includes(' ')).map(toToken),
  around: toTokens([...tags, ...words.filter((word) => word.includes(' '))].join(' ')),
})

const buildIndex = (): IndexedObject[] => {
  const words = listWordsOfObjects()
  return catalogue.map((object) => ({
    object,
    label: toTokens(object.label),
    ...sortWords(object, words.get(object.name) ?? []),
  }))
}

let index: IndexedObject[] | undefined

const MIN_PREFIX = 2

/** How well a word of the query matches others: the whole word, or a prefix while typing. */
const rateWord = (word: Token, among: readonly Token[]): number => {
  if (among.some((other) => isSameWord(word, other))) return 1
  const isBegun =
    word.form.length >= MIN_PREFIX && among.some(({ form }) => form.startsWith(word.form))
  return isBegun ? 0.6 : 0
}

const rate = (words: readonly Token[], { label, said, around }: IndexedObject): number => {
  let sum = 0
  for (const word of words) {
    const inLabel = rateWord(word, label)
    const points = Math.max(
      inLabel * (label.length === 1 ? 4 : 3),
      rateWord(word, said) * 3.5,
      rateWord(word, around) * 1.5,
    )
    if (points === 0) return 0
    sum += points
  }
  return sum
}

/** All objects, those matched by most words of slides first. */
export const listCommonObjects = (): CatalogueObject[] => {
  const words = listWordsOfObjects()
  const countWords = ({ name }: CatalogueObject) => words.get(name)?.length ?? 0
  return catalogue.toSorted((one, other) => countWords(other) - countWords(one))
}

/** Objects that match all words of a query, best first. */
export const searchObjects = (query: string): CatalogueObject[] => {
  const words = toTokens(query)
  if (words.length === 0) return []
  index ??= buildIndex()
  return index
    .map((entry) => ({ entry, points: rate(words, entry) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ entry }) => entry.object)
}
