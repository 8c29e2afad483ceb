import { type Phrases, readPhrases } from '@kadr/content/phrases'
import { CONTENT_FOLDER } from '@kadr/content/read-source'

const read: { [Name in keyof Phrases]?: Phrases[Name] } = {}

/** Phrases of one file of `content/phrases`, read when they are first needed. */
export const phrasesOf = <Name extends keyof Phrases>(name: Name): Phrases[Name] => {
  const known = read[name]
  if (known) return known
  const phrases = readPhrases(CONTENT_FOLDER, name)
  read[name] = phrases
  return phrases
}
