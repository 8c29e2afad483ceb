import {
  type FieldEntry,
  type FieldFacts,
  readFieldEntries,
  readFieldFacts,
} from '@kadr/content/facts'
import { CONTENT_FOLDER } from '@kadr/content/read-source'

/** How a field of small business is recognised. */
export type FieldName = Omit<FieldEntry, 'words' | 'hints'> & {
  /** Any of them names the field. */
  words: RegExp
  /** They support a guess, but name no field on their own. */
  hints: RegExp
}

/** What is known of a field, by what may be asked. */
export type Field = FieldName &
  Omit<FieldFacts, 'things'> & {
    /** Things of the field that facts are about: advice on a cat does not fit a topic about a puppy. */
    things: readonly RegExp[]
  }

/** Matches any of the stems at the beginning of a word. */
const matchWordStart = (stems: string) => new RegExp(`(?<![а-яёa-z])(?:${stems})`, 'giu')

let names: readonly FieldName[] | undefined

/** Earlier ones win where two fit equally. */
export const listFieldNames = (): readonly FieldName[] => {
  names ??= readFieldEntries(CONTENT_FOLDER).map((name) => ({
    ...name,
    words: matchWordStart(name.words),
    hints: matchWordStart(name.hints),
  }))
  return names
}

const fields = new Map<string, Field>()

/** Facts are read when a topic first names their field. */
export const readField = (name: FieldName): Field => {
  const known = fields.get(name.facts)
  if (known) return known
  const facts = readFieldFacts(CONTENT_FOLDER, name.facts)
  const field: Field = {
    ...name,
    ...facts,
    things: facts.things.map((stems) => new RegExp(`(?<![а-яё])(?:${stems})`, 'iu')),
  }
  fields.set(name.facts, field)
  return field
}
