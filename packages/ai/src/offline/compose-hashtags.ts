import { NICHES, WIDE_TAGS } from './phrases/niches.ts'
import type { WriterContext } from './writer-context.ts'

const MAX_JOINED = 24
const MAX_WORDS = 3

/** Joins a phrase into one tag, keeping its inflection. */
const joinToTag = (phrase: string): string[] => {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const tag = words.join('')
  const isGood = words.length > 0 && words.length <= MAX_WORDS && tag.length <= MAX_JOINED
  return isGood && /\p{L}/u.test(tag) ? [tag] : []
}

/** From specific to general: the subject, brand words, the niche, generic tags. */
export const composeHashtags = ({
  context: { subject, facts, random, avoids },
  text,
  count,
}: {
  context: WriterContext
  /** Text the niche is detected from. */
  text: string
  count: number
}): string[] => {
  const fields = NICHES.filter(({ stems }) => stems.test(text)).slice(0, 2)
  const sets = fields.map(({ tags }) => random.shuffle(tags))
  // Alternates between two matching niches.
  const ofField = Array.from({ length: Math.max(0, ...sets.map((set) => set.length)) }, (_, turn) =>
    sets.flatMap((set) => set.slice(turn, turn + 1)),
  ).flat()
  const all = [
    ...joinToTag(subject.quoted),
    ...facts.voice.wordsToUse.flatMap(joinToTag).slice(0, 2),
    ...ofField,
    ...random.shuffle(WIDE_TAGS),
  ]
  return [...new Set(all)].filter((tag) => !avoids(tag)).slice(0, count)
}
