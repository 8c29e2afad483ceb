import { isKin, stemOf, stemsOf } from '../ask/stem.ts'
import { findField } from '../knowledge/find-field.ts'
import { findCities } from '../topic/find-cities.ts'
import { findOwnNouns } from '../topic/find-own-nouns.ts'
import type { WriterContext } from '../writer-context.ts'

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

/** From specific to general: nouns of the text, the product, the town, brand words, tags of the field the text names. */
export const composeHashtags = ({
  context: { facts, field, avoids },
  text,
  count,
}: {
  context: WriterContext
  text: string
  count: number
}): string[] => {
  const words = stemsOf(text)
  // «Чай» in a text about an open day brings no tag of tea ceremonies.
  const named = ((field ?? findField(text))?.tags ?? []).filter((tag) =>
    words.some((word) => isKin(word, stemOf(tag))),
  )
  const all = [
    ...joinToTag(facts.product?.name ?? ''),
    ...findOwnNouns(text)
      .filter((tag) => tag.length <= MAX_JOINED)
      .slice(0, OWN),
    ...named,
    ...findCities(text),
    ...facts.voice.wordsToUse.flatMap(joinToTag).slice(0, 2),
  ]
  return [...new Set(all)].filter((tag) => !avoids(tag)).slice(0, count)
}
