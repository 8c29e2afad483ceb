import { FIELDS } from './all-fields.ts'
import { covers } from './covers.ts'
import type { Field } from './define-field.ts'

const WORD = 3
const FIRST = 1
const HINT = 0.5
const MAX_HINTS = 3

type Guess = { field: Field; score: number; at: number }

const countDistinct = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase())).size

const guessField = (field: Field, text: string): Guess => ({
  field,
  score:
    countDistinct(text, field.words) * WORD +
    Math.min(countDistinct(text, field.hints), MAX_HINTS) * HINT,
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
