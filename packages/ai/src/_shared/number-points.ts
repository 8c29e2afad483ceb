import type { SlideCard } from '@kadr/contract/studio/storyboard'

/** How many numbers a card takes: a pair two, a comparison or a figure none. */
export const countPoints = ({ role, isFix }: SlideCard): number => {
  if (role === 'pair') return 2
  return role === 'item' || isFix ? 1 : 0
}

/** Numbers the points of a list in their order; a pair takes two numbers. One point alone has none. */
export const numberPoints = (cards: readonly SlideCard[]): SlideCard[] => {
  const total = cards.reduce((sum, card) => sum + countPoints(card), 0)
  let next = 1
  return cards.map((card) => {
    const size = countPoints(card)
    if (size === 0 || total < 2) return { ...card, n: null }
    const numbered = { ...card, n: next }
    next += size
    return numbered
  })
}

/** Steps are numbered apart from points; each knows how many there are. One step alone is a point. */
export const numberSteps = (cards: readonly SlideCard[]): SlideCard[] => {
  const total = cards.filter(({ role }) => role === 'step').length
  let n = 0
  return cards.map((card): SlideCard => {
    if (card.role !== 'step') return card
    if (total < 2) return { ...card, role: 'item', n: null, value: '' }
    n += 1
    return { ...card, n, value: String(total) }
  })
}
