import type { SlideCard } from '@kadr/contract/storyboard'
import { slideLines } from '@kadr/domain/storyboard/slide-text'
import type { Field, Season } from '../knowledge/define-field.ts'
import { type Aspect, findSeason } from '../knowledge/find-aspect.ts'
import type { Random } from '../random.ts'
import type { Point } from './facts.ts'

const STEM = 5
const ASPECT_POINTS = 5
const SEASON_POINTS = 6
const OFF_SEASON = -8
const WORD_POINTS = 2
/** A fact about another thing of the field: a cat under a topic about a puppy. */
const OTHER_THING = -5
/** Cards below it do not fit the season. */
const LEAST = -3
/** Less than an aspect: the seed varies facts of one aspect first. */
const JITTER = 4

type Scored<T> = { one: T; score: number }

/** Beginnings of the longer words: most Russian inflection is in the ending. */
const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[а-яё]{5,}/gu) ?? []).map((word) => word.slice(0, STEM)))

export type Wanted = {
  field: Field
  aspect: Aspect
  season: Season | undefined
  topic: string
  random: Random
  avoids(text: string): boolean
}

const textOf = (card: SlideCard) => slideLines(card).join(' ')

const shared = (topic: ReadonlySet<string>, text: string): number =>
  [...stemsOf(text)].filter((stem) => topic.has(stem)).length

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
  return tagged || asked ? OFF_SEASON : 0
}

/** Best first: by what is asked, the season, words in common with the topic, and the seed. */
export const rankPoints = (points: readonly Point[], wanted: Wanted): Point[] => {
  const topic = stemsOf(wanted.topic)
  return sortByScore(
    points.filter(({ item }) => !wanted.avoids(textOf(item))),
    ({ aspect, season, item }) =>
      (answers(wanted.aspect, aspect) ? ASPECT_POINTS : 0) +
      seasonScore(wanted.season, season, textOf(item)) +
      thingScore(wanted, textOf(item)) +
      shared(topic, textOf(item)) * WORD_POINTS +
      wanted.random.next() * JITTER,
  ).map(({ one }) => one)
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
  const topic = stemsOf(wanted.topic)
  const ranked = sortByScore(
    cards.filter(
      (card) =>
        !wanted.avoids(textOf(card)) &&
        (!isFiltered || thingScore(wanted, textOf(card)) > OTHER_THING),
    ),
    (card) =>
      thingScore(wanted, textOf(card)) +
      seasonScore(wanted.season, null, textOf(card)) +
      shared(topic, textOf(card)) * WORD_POINTS +
      wanted.random.next() * JITTER,
  )
  return ranked.filter(({ score }) => !isFiltered || score > LEAST).map(({ one }) => one)
}
