import { findOwnNouns } from './find-own-nouns.ts'
import { findField } from './knowledge/find-field.ts'
import { findCities } from './phrases/cities.ts'
import type { WriterContext } from './writer-context.ts'

const MAX_JOINED = 24
const MAX_WORDS = 3
const OWN = 3

/** Joins a phrase into one tag, keeping its inflection. */
const joinToTag = (phrase: string): string[] => {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const tag = words.join('')
  const isGood = words.length > 0 && words.length <= MAX_WORDS && tag.length <= MAX_JOINED
  return isGood && /\p{L}/u.test(tag) ? [tag] : []
}

/** From specific to general: nouns of the text, the product, the town, brand words, the field. Nothing else. */
export const composeHashtags = ({
  context: { facts, field, random, avoids },
  text,
  count,
}: {
  context: WriterContext
  text: string
  count: number
}): string[] => {
  const [main, ...others] = (field ?? findField(text))?.tags ?? []
  const all = [
    ...joinToTag(facts.product?.name ?? ''),
    ...findOwnNouns(text)
      .filter((tag) => tag.length <= MAX_JOINED)
      .slice(0, OWN),
    ...(main ? [main] : []),
    ...findCities(text),
    ...facts.voice.wordsToUse.flatMap(joinToTag).slice(0, 2),
    ...random.shuffle(others),
  ]
  return [...new Set(all)].filter((tag) => !avoids(tag)).slice(0, count)
}
