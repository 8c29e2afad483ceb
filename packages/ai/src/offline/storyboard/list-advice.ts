import type { SlideCard } from '@kadr/contract/storyboard'
import { createNumbers, createPoints, createQuotes } from './facts.ts'
import { rankCards, rankPoints, type Wanted } from './rank.ts'

/** Cards of a field for a reel that announces something: a price of its own would mislead. */
export const listAdvice = (
  wanted: Wanted,
): { items: readonly SlideCard[]; accents: readonly SlideCard[] } => {
  const points = createPoints(wanted.field).filter(({ aspect }) => aspect !== 'price')
  const cards = [...createNumbers(wanted.field), ...createQuotes(wanted.field)]
  return {
    items: rankPoints(points, wanted).map(({ item }) => item),
    accents: rankCards({ cards, wanted, isFiltered: true }),
  }
}
