import type { Desk } from './desk.ts'
import { NICHES, WIDE_TAGS } from './phrases/niches.ts'

const MAX_JOINED = 24
const MAX_WORDS = 3

/** A few words written as one, the way people make tags of phrases; they keep the form they were given in. */
const joined = (phrase: string): string[] => {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const tag = words.join('')
  const isGood = words.length > 0 && words.length <= MAX_WORDS && tag.length <= MAX_JOINED
  return isGood && /\p{L}/u.test(tag) ? [tag] : []
}

/** From narrow to wide: the subject itself, words of the brand, the field, what suits everything. */
export const composeHashtags = ({
  desk: { subject, facts, random, avoids },
  text,
  count,
}: {
  desk: Desk
  /** What the field is told by. */
  text: string
  count: number
}): string[] => {
  const fields = NICHES.filter(({ stems }) => stems.test(text)).slice(0, 2)
  const sets = fields.map(({ tags }) => random.shuffle(tags))
  // Of two fields both get their turn.
  const ofField = Array.from({ length: Math.max(0, ...sets.map((set) => set.length)) }, (_, turn) =>
    sets.flatMap((set) => set.slice(turn, turn + 1)),
  ).flat()
  const all = [
    ...joined(subject.quoted),
    ...facts.voice.wordsToUse.flatMap(joined).slice(0, 2),
    ...ofField,
    ...random.shuffle(WIDE_TAGS),
  ]
  return [...new Set(all)].filter((tag) => !avoids(tag)).slice(0, count)
}
