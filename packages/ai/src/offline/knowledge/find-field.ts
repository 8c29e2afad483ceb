import { FIELDS } from './all-fields.ts'
import { covers } from './covers.ts'
import type { Field } from './define-field.ts'

const WORD = 3
const FIRST = 1
/** «Свадебный фотограф» is about photographs first. */
const QUALITY = 1.5
const HINT = 0.5
const MAX_HINTS = 3

type Guess = { field: Field; score: number; at: number }

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

const guessField = (field: Field, text: string): Guess => ({
  field,
  score:
    weighNames(text, field.words) + Math.min(countDistinct(text, field.hints), MAX_HINTS) * HINT,
  at: text.matchAll(field.words).next().value?.index ?? -1,
})

/** Fields a text names, best first. Hints only decide between fields that are named. */
const rankFields = (text: string): Field[] => {
  const named = FIELDS.map((field) => guessField(field, text)).filter(({ at }) => at !== -1)
  const first = Math.min(...named.map(({ at }) => at))
  const rankOf = ({ score, at }: Guess) => score + (at === first ? FIRST : 0)
  return named.toSorted((one, other) => rankOf(other) - rankOf(one)).map(({ field }) => field)
}

/** The field a text is about, by its words. */
export const findField = (text: string): Field | undefined => rankFields(text)[0]

/** The field of a topic, when it also knows something of what the topic asks in particular. */
export const findKnownField = (topic: string): Field | undefined =>
  rankFields(topic).find((field) => covers(field, topic))
