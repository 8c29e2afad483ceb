import type { SlideCard } from '@kadr/contract/storyboard'
import { slideLines } from '@kadr/domain/storyboard/slide-text'
import { isPlainWord, isSameWord, wordsOf } from '../knowledge/topic-words.ts'
import { createNumbers, createPoints, createQuotes } from './facts.ts'
import { rankCards, rankPoints, type Wanted } from './rank.ts'

/** Whether a card speaks of a thing the topic names. */
const createRelation = (topic: string): ((card: SlideCard) => boolean) => {
  const asked = wordsOf(topic).filter((word) => !isPlainWord(word))
  return (card) =>
    wordsOf(slideLines(card).join(' ')).some((word) =>
      asked.some((other) => isSameWord(word, other)),
    )
}

/**
 * Cards of a field for a reel that announces something: only those about the very thing. A price
 * of the field's own would mislead.
 */
export const listAdvice = (
  wanted: Wanted,
): { items: readonly SlideCard[]; accents: readonly SlideCard[] } => {
  const isAbout = createRelation(wanted.topic)
  const points = createPoints(wanted.field).filter(
    ({ aspect, season }) => aspect !== 'price' && (season === null || season === wanted.season),
  )
  const cards = [...createNumbers(wanted.field), ...createQuotes(wanted.field)]
  return {
    items: rankPoints(points, wanted)
      .map(({ item }) => item)
      .filter(isAbout),
    accents: rankCards({ cards, wanted, isFiltered: true }).filter(isAbout),
  }
}
