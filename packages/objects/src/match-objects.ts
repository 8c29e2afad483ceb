import type { SlideCard, Storyboard } from '@kadr/contract/studio/storyboard'
import type { ObjectLook } from './bake-object.ts'
import { joinTexts, textsOfCard, textsOfSide } from './matching/card-texts.ts'
import { suitsLook } from './matching/look-bans.ts'
import { type Scores, scoreTexts, type WeightedText } from './matching/score.ts'
import { findTrade, type Trade } from './matching/trades.ts'
import { findUnitObject } from './matching/units.ts'

/**
 * Objects of one slide, null where its words name none and the trade is not known; `sides` has one for each half of a
 * comparison or a pair, or null for both.
 */
export type MatchedSlide = { object: string | null; sides: (string | null)[] }

const SURE = 3.2
const SURE_IN_TRADE = 2
/** Where only the small words of a slide name an object, and nothing tells of what trade they are. */
const SURE_BESIDE = 5
/** Objects of a trade that suit a slide which names none. */
const TYPICAL = 3
const TRADE_FACTOR = 1.35
const REPEAT_FACTOR = 0.45
const UNIT_POINTS = 12

type Chooser = {
  choose(texts: readonly WeightedText[], bonus?: Scores): string | undefined
  /** Only objects that the text names. */
  find(texts: readonly WeightedText[]): string | undefined
  /** Moves all objects chosen so far to the earlier slides. */
  endSlide(): void
  note(name: string): void
}

const createChooser = ({
  trade,
  topic,
  look,
}: {
  trade: Trade | undefined
  topic: string
  look: ObjectLook | undefined
}): Chooser => {
  const used = new Set<string>()
  let previous = new Set<string>()
  let current = new Set<string>()
  // Deeper in its list a trade has what only some of its slides are about.
  const theme = (trade?.objects ?? []).filter((name) => suitsLook(name, look))
  const typical = theme.slice(0, TYPICAL)
  const topical = [...scoreTexts([{ text: topic, weight: 1 }], trade)]
    .filter(([name, points]) => points >= SURE && suitsLook(name, look))
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name)
    .slice(0, 2)
  const isFree = (name: string) => !previous.has(name) && !current.has(name)
  const note = (name: string) => {
    used.add(name)
    current.add(name)
  }

  const chooseByWords = (scores: Scores, titled: Scores = scores): string | undefined => {
    const [best] = [...scores]
      .filter(([name]) => isFree(name) && suitsLook(name, look))
      .map(([name, points]) => {
        const inTrade = theme.includes(name)
        const factor = (inTrade ? TRADE_FACTOR : 1) * (used.has(name) ? REPEAT_FACTOR : 1)
        const sure = titled.has(name) || trade ? SURE : SURE_BESIDE
        return { name, points: points * factor, sure: inTrade ? SURE_IN_TRADE : sure }
      })
      .toSorted((one, other) => other.points - one.points)
    return best && best.points >= best.sure ? best.name : undefined
  }
  const chooseFallback = (): string | undefined => {
    const isNew = (name: string) => isFree(name) && !used.has(name)
    return typical.find(isNew) ?? topical.find(isFree) ?? typical.find(isFree)
  }
  return {
    choose(texts, bonus = new Map()) {
      const scores = scoreTexts(texts, trade)
      for (const [name, points] of bonus) scores.set(name, (scores.get(name) ?? 0) + points)
      const [title] = texts
      const titled = scoreTexts(title ? [title] : [], trade)
      for (const name of bonus.keys()) titled.set(name, 1)
      const name = chooseByWords(scores, titled) ?? chooseFallback()
      if (name) note(name)
      return name
    },
    find(texts) {
      const name = chooseByWords(scoreTexts(texts, trade))
      if (name) note(name)
      return name
    },
    note,
    endSlide() {
      previous = current
      current = new Set()
    },
  }
}

const findUnitBonus = ({ role, value, unit, title }: SlideCard): Scores => {
  // «10 тысяч» + «шагов в день»: the counted noun may come first in the title.
  const [counted = ''] = title.replaceAll('*', '').split(/\s/u)
  const object =
    role === 'number' ? (findUnitObject(`${unit} ${value}`) ?? findUnitObject(counted)) : undefined
  return new Map(object === undefined ? [] : [[object, UNIT_POINTS]])
}

/** Objects of one slide: those chosen by the person stay. */
const matchCard = (card: SlideCard, chooser: Chooser): MatchedSlide => {
  const hasSides = card.role === 'compare' || card.role === 'pair'
  for (const side of hasSides ? card.sides : []) if (side.object !== null) chooser.note(side.object)
  const found = (hasSides ? card.sides : []).map(
    (side) => side.object ?? chooser.choose(textsOfSide(side, card.isFix)) ?? null,
  )
  // One half with a picture and one without look like a mistake.
  const sides = found.includes(null) ? card.sides.map(({ object }) => object) : found
  const object =
    card.object ??
    (hasSides ? sides[0] : chooser.choose(textsOfCard(card), findUnitBonus(card))) ??
    null
  if (object) chooser.note(object)
  chooser.endSlide()
  return { object, sides }
}

/**
 * Objects for the text of each slide: by its words, or else by the trade of the topic, or else none: better than
 * a wrong one. None is used on two consecutive slides.
 */
export const matchObjects = (
  { slides }: Storyboard,
  { topic, look }: { topic: string; look?: ObjectLook },
): MatchedSlide[] => {
  const trade = findTrade(
    topic,
    slides.map((card) => joinTexts(textsOfCard(card))),
  )
  const chooser = createChooser({ trade, topic, look })
  return slides.map((card) => matchCard(card, chooser))
}

/** Objects named in sentences; null where none is named. None is used in two consecutive sentences. */
export const matchSentences = (sentences: readonly string[]): (string | null)[] => {
  const topic = sentences.join(' ')
  const chooser = createChooser({ trade: findTrade(topic, sentences), topic, look: undefined })
  return sentences.map((text) => {
    const name = chooser.find([{ text, weight: 1 }])
    chooser.endSlide()
    return name ?? null
  })
}
