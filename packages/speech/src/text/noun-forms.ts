import type { Case } from './numeral-forms.ts'
import { table } from './table.ts'

type Oblique = Exclude<Case, 'genitive' | 'nominative'>

const ENDINGS: Record<Oblique, { many: string; masculine: string }> = {
  dative: { many: 'м', masculine: 'у' },
  instrumental: { many: 'ми', masculine: 'ом' },
  prepositional: { many: 'х', masculine: 'е' },
}

const ADJECTIVE: Record<Oblique, { many: string; one: string }> = {
  dative: { many: 'ым', one: 'ому' },
  instrumental: { many: 'ыми', one: 'ым' },
  prepositional: { many: 'ых', one: 'ом' },
}

const SOFT_ENDINGS: Record<string, string> = table({ у: 'ю', ом: 'ём' })

/** «Калорией», «тысячей», but «минутой»; «калории» where others have «минуте». */
const declineFeminine = (stem: string, grammar: Oblique, isSoft: boolean): string => {
  if (grammar === 'instrumental') return stem + (isSoft || stem.endsWith('ч') ? 'ей' : 'ой')
  return stem + (stem.endsWith('и') ? 'и' : 'е')
}

const declineNounWord = (word: string, grammar: Oblique, isOne: boolean): string => {
  const { many, masculine } = ENDINGS[grammar]
  const isFeminine = /[ая]$/u.test(word)
  const isSoft = /[ья]$/u.test(word)
  const stem = isFeminine || isSoft ? word.slice(0, -1) : word
  if (!isOne) return `${stem}${isSoft ? 'я' : 'а'}${many}`
  if (isFeminine) return declineFeminine(stem, grammar, isSoft)
  return stem + (isSoft ? (SOFT_ENDINGS[masculine] ?? 'е') : masculine)
}

const decline = (word: string, grammar: Oblique, isOne: boolean): string => {
  const { one, many } = ADJECTIVE[grammar]
  if (word.endsWith('ый')) return word.slice(0, -2) + (isOne ? one : many)
  if (word.endsWith('ая')) return word.slice(0, -2) + (isOne ? 'ой' : many)
  // «Евро» has one form.
  return word.endsWith('о') ? word : declineNounWord(word, grammar, isOne)
}

const PEOPLE: Record<Oblique, string> = {
  dative: 'людям',
  instrumental: 'людьми',
  prepositional: 'людях',
}

/** A noun, with its adjective if it has one, as it stands after a declined number: «в пяти минутах». */
export const declineNoun = (noun: string, grammar: Oblique, isOne: boolean): string => {
  if (noun === 'человек' && !isOne) return PEOPLE[grammar]
  if (noun === 'день') return decline('днь', grammar, isOne)
  return noun
    .split(' ')
    .map((word) => decline(word, grammar, isOne))
    .join(' ')
}
