import type { Field } from './define-field.ts'
import { findAspect } from './find-aspect.ts'
import { isActionOrQuality, isPlainWord, isSameWord, wordsOf } from './topic-words.ts'

const textOf = (field: Field): string =>
  JSON.stringify([
    field.name,
    field.mistakes,
    field.choose,
    field.care,
    field.price,
    field.season,
    field.numbers,
    field.compares,
    field.quotes,
    field.lists,
    field.questions,
  ])

/** «Шип» is known where «шипы» are asked about. */
const SHORT = 3
const vocabularies = new WeakMap<Field, ReadonlySet<string>>()

const vocabularyOf = (field: Field): ReadonlySet<string> => {
  const known = vocabularies.get(field) ?? new Set(wordsOf(textOf(field), SHORT))
  vocabularies.set(field, known)
  return known
}

type Word = { text: string; isNamed: boolean }

/** Words the field is recognised by, also those in the middle of a phrase of its patterns. */
const markNamed = (field: Field, topic: string): ((index: number, length: number) => boolean) => {
  const spans = [field.words, field.hints].flatMap((pattern) =>
    [...topic.matchAll(pattern)].map(
      ({ 0: found, index }) => [index, index + found.length] as const,
    ),
  )
  return (index, length) => spans.some(([from, to]) => from < index + length && index < to)
}

/** A capital inside the sentence is a name of a place or a person. */
const subjectsOf = (field: Field, topic: string): Word[] => {
  const isNamed = markNamed(field, topic)
  return [...topic.matchAll(/[\p{L}-]{3,}/gu)]
    .filter(({ 0: word, index }) => index === 0 || !/^\p{Lu}/u.test(word))
    .map(({ 0: word, index }) => ({
      text: word.toLowerCase().replaceAll('ё', 'е'),
      isNamed: isNamed(index, word.length),
    }))
    .filter(
      ({ text, isNamed: isKnown }) =>
        /[а-я]/u.test(text) && (isKnown || (text.length > SHORT && !isPlainWord(text))),
    )
    .filter(({ text, isNamed: isKnown }) => isKnown || !isActionOrQuality(text))
}

/** People a general rule does not fit: advice for them has to be written for them. */
const SPECIAL =
  /(?<![а-яё])(?:беремен|кормящ|детск|подростк|пожил|диабет|аллерг|грудничк|новорожд|инвалид)[а-яё]*/giu

/** The words on both sides of «или». */
const CHOICE = /([\p{L}-]{4,})\s+или\s+(?:(?:на|в|из|с|за|для)\s+)?([\p{L}-]{4,})/giu

const isAny = (list: readonly string[], word: string): boolean =>
  list.some((other) => isSameWord(word, other))

/** What the topic cannot do without: whom it is for, and both things it compares. */
const needsOf = (topic: string): string[] =>
  [
    ...[...topic.matchAll(SPECIAL)].map(([word]) => word),
    ...[...topic.matchAll(CHOICE)].flatMap(([, one = '', other = '']) => [one, other]),
  ].flatMap((part) => wordsOf(part))

const ROOT = 4

/** «Почему скрипит пол»: a field that has not a word of what is wrong cannot say why. */
const explains = (field: Field, topic: string): boolean => {
  // Facts are no myths: so many of them cannot be told.
  if (/\d\s+миф/iu.test(topic)) return false
  if (findAspect(topic) !== 'why') return true
  const asked = wordsOf(topic).filter((word) => !isPlainWord(word) && word.search(field.words) < 0)
  const vocabulary = [...vocabularyOf(field)]
  // «Держится» is explained by what «держит».
  const isKnown = (word: string) =>
    word.search(field.hints) >= 0 ||
    vocabulary.some((other) => other.slice(0, ROOT) === word.slice(0, ROOT))
  return asked.length === 0 || asked.some(isKnown)
}

/** Most nouns of the topic occur among the facts of the field: in «зуб мудрости» they do not. */
export const covers = (field: Field, topic: string): boolean => {
  const vocabulary = [...vocabularyOf(field)]
  const subjects = subjectsOf(field, topic)
  const isKnown = ({ text, isNamed }: Word) => isNamed || isAny(vocabulary, text)
  const unknown = subjects.filter((word) => !isKnown(word))
  const named = subjects.filter(({ isNamed }) => isNamed).map(({ text }) => text)
  const isMissed = (word: string) =>
    !isPlainWord(word) && !isAny(vocabulary, word) && !isAny(named, word)
  return (
    unknown.length < Math.max(subjects.length - unknown.length, 1) &&
    !needsOf(topic).some(isMissed) &&
    explains(field, topic)
  )
}
