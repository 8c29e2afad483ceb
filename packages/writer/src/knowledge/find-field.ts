import { readAsk } from '../ask/read-ask.ts'
import { type Field, type FieldName, listFieldNames, readField } from './fields.ts'
import { narrowField } from './narrow-field.ts'

const WORD = 3
const FIRST = 1
/** «Свадебный фотограф» is about photographs first. */
const QUALITY = 1.5
const HINT = 0.5
const MAX_HINTS = 3

type Guess = { name: FieldName; score: number; at: number }

const countDistinct = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase())).size

const QUALITY_ENDING = /(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю)$/iu

/** Points of the words that name a field: a noun says more than an adjective. */
const weighNames = (text: string, pattern: RegExp): number => {
  const names = new Map(
    [...text.matchAll(pattern)].map(({ 0: found, index }): [string, number] => {
      const [rest = ''] = /^[а-яё]*/iu.exec(text.slice(index + found.length)) ?? []
      return [found.toLowerCase(), QUALITY_ENDING.test(found + rest) ? QUALITY : WORD]
    }),
  )
  return [...names.values()].reduce((sum, points) => sum + points, 0)
}

const guessField = (name: FieldName, text: string): Guess => ({
  name,
  score: weighNames(text, name.words) + Math.min(countDistinct(text, name.hints), MAX_HINTS) * HINT,
  at: text.matchAll(name.words).next().value?.index ?? -1,
})

/** Fields a text names, best first. Hints only decide between fields that are named. */
const rankFieldNames = (text: string): FieldName[] => {
  const named = listFieldNames()
    .map((name) => guessField(name, text))
    .filter(({ at }) => at !== -1)
  const first = Math.min(...named.map(({ at }) => at))
  const rankOf = ({ score, at }: Guess) => score + (at === first ? FIRST : 0)
  return named.toSorted((one, other) => rankOf(other) - rankOf(one)).map(({ name }) => name)
}

const LONGEST_ENDING = 4

/** «Автозагар» begins as a car and is none. */
const isWholeWord = (text: string, { words }: FieldName): boolean =>
  [...text.matchAll(words)].some(({ 0: found, index }) => {
    const [rest = ''] = /^[а-яё]*/iu.exec(text.slice(index + found.length)) ?? []
    return rest.length <= LONGEST_ENDING
  })

/** The name of the facts a text is about, «animals/vet»; they are not read. */
export const findFacts = (text: string): string | undefined =>
  rankFieldNames(text).find((name) => isWholeWord(text, name))?.facts

/** The field a text is about, by its words. */
export const findField = (text: string): Field | undefined => {
  const [best] = rankFieldNames(text)
  return best && readField(best)
}

/** The facts that answer the topic: those of its field about what it names and what it asks. */
export const findKnownField = (topic: string): Field | undefined => {
  const ask = readAsk(topic)
  for (const name of rankFieldNames(topic)) {
    const known = narrowField(readField(name), ask)
    if (known) return known
  }
  return undefined
}
