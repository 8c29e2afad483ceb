import type { Season } from '@kadr/content/facts'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import type { Field } from '../knowledge/fields.ts'
import { type Aspect, findAspect, findSeason } from '../knowledge/find-aspect.ts'
import { isActionOrQuality, isPlainWord, isSameWord, wordsOf } from '../knowledge/topic-words.ts'
import type { Random } from '../random.ts'
import type { Point } from './facts.ts'

const ASPECT_POINTS = 5
const SEASON_POINTS = 6
const OFF_SEASON = -8
/** A word of the topic that only one fact has; the more facts have it, the less it tells. */
const WORD_POINTS = 7
/** «Свежая» of a tattoo is not that of a photograph. */
const QUALITY_POINTS = 3
/** So many facts have a word of the field itself that it tells nothing: «обувь», but not «улун». */
const COMMON = 3
/** A fact about another thing of the field: a cat under a topic about a puppy. */
const OTHER_THING = -5
/** A list of what to care for under a topic of what to choose. */
const OTHER_ASPECT = -5
/** Cards below it do not fit the season. */
const LEAST = -3
/** Less than an aspect: the seed varies facts of one aspect first. */
const JITTER = 4

type Scored<T> = { one: T; score: number }

export type Wanted = {
  field: Field
  aspect: Aspect
  season: Season | undefined
  topic: string
  random: Random
  avoids(text: string): boolean
}

const textOf = (card: SlideCard) => slideLines(card).join(' ')

const isNameOf = ({ words }: Field, word: string): boolean => word.search(words) !== -1

const isThingOf = ({ things }: Field, word: string): boolean =>
  things.some((thing) => thing.test(word))

/** Points of a text for the words it shares with the topic, rare ones among all texts first. */
const createWordScore = (
  { topic, field }: Wanted,
  texts: readonly string[],
): ((text: string) => number) => {
  const vocabularies = texts.map((text) => wordsOf(text))
  const has = (words: readonly string[], asked: string) =>
    words.some((word) => isSameWord(word, asked))
  const asked = [...new Set(wordsOf(topic))]
    .filter((word) => isThingOf(field, word) || !isPlainWord(word))
    .map((word) => ({
      word,
      points: isActionOrQuality(word) ? QUALITY_POINTS : WORD_POINTS,
      known: vocabularies.filter((words) => has(words, word)).length,
    }))
    .filter(({ word, known }) => known < COMMON || !isNameOf(field, word))
  return (text) => {
    const words = wordsOf(text)
    return asked
      .filter(({ word }) => has(words, word))
      .reduce((sum, { known, points }) => sum + points / Math.sqrt(known), 0)
  }
}

/** Nothing where the fact is about what the topic names, or about the field as a whole. */
const thingScore = ({ field: { things }, topic }: Wanted, text: string): number => {
  const named = things.filter((thing) => thing.test(text))
  if (named.length === 0 || named.some((thing) => thing.test(topic))) return 0
  return things.some((thing) => thing.test(topic)) ? OTHER_THING : OTHER_THING / 2
}

/** «Why» is answered by mistakes. */
const answers = (asked: Aspect, given: Aspect): boolean =>
  asked === given || (asked === 'why' && given === 'mistakes')

const sortByScore = <T>(list: readonly T[], scoreOf: (one: T) => number): Scored<T>[] =>
  list.map((one) => ({ one, score: scoreOf(one) })).toSorted((a, b) => b.score - a.score)

/** Advice for a season is for that season only; a fact that names another one is left for it. */
const seasonScore = (asked: Season | undefined, tagged: Season | null, text: string): number => {
  const given = tagged ?? findSeason(text)
  if (!given || given === asked) return given && asked ? SEASON_POINTS : 0
  return OFF_SEASON
}

/** Best first: by what is asked, the season, words in common with the topic, and the seed. */
export const rankPoints = (points: readonly Point[], wanted: Wanted): Point[] => {
  const wordScore = createWordScore(
    wanted,
    points.map(({ item }) => textOf(item)),
  )
  return sortByScore(
    points.filter(({ item }) => !wanted.avoids(textOf(item))),
    ({ aspect, season, item }) =>
      (answers(wanted.aspect, aspect) ? ASPECT_POINTS : 0) +
      seasonScore(wanted.season, season, textOf(item)) +
      thingScore(wanted, textOf(item)) +
      wordScore(textOf(item)) +
      wanted.random.next() * JITTER,
  ).map(({ one }) => one)
}

/** By the words of a card: it has no aspect of its own. */
const aspectScore = (asked: Aspect, text: string): number => {
  const given = findAspect(text)
  if (given === 'any' || asked === 'any') return 0
  return answers(asked, given) ? ASPECT_POINTS : OTHER_ASPECT
}

/** Best first; with `isFiltered` those about another thing of the field are left out. */
export const rankCards = ({
  cards,
  wanted,
  isFiltered,
}: {
  cards: readonly SlideCard[]
  wanted: Wanted
  isFiltered: boolean
}): SlideCard[] => {
  const wordScore = createWordScore(wanted, cards.map(textOf))
  const ranked = sortByScore(
    cards.filter(
      (card) =>
        !wanted.avoids(textOf(card)) &&
        (!isFiltered || thingScore(wanted, textOf(card)) > OTHER_THING),
    ),
    (card) =>
      thingScore(wanted, textOf(card)) +
      seasonScore(wanted.season, null, textOf(card)) +
      aspectScore(wanted.aspect, textOf(card)) +
      wordScore(textOf(card)) +
      wanted.random.next() * JITTER,
  )
  return ranked.filter(({ score }) => !isFiltered || score > LEAST).map(({ one }) => one)
}
