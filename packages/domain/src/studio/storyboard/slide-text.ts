import type { SlideCard } from '@kadr/contract/studio/storyboard'

/** Without the asterisks of the key phrase. */
export const withoutMarks = (text: string): string => text.replaceAll('*', '')

const withSpace = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const linesOf = (card: SlideCard): string[] => {
  switch (card.role) {
    case 'hook':
    case 'quote':
      return [card.title, card.sub]
    case 'item':
      return [card.title, card.body]
    case 'number':
      return [withSpace(card.value, card.unit, card.title), card.body]
    case 'compare':
    case 'pair':
      return [card.title, ...card.sides.map(({ head, line }) => `${head}: ${line}`)]
    case 'list':
      return [card.title, ...card.items]
    case 'cta':
      return [card.title, card.sub, card.act]
  }
}

/** The texts of a card, line by line. */
export const slideLines = (card: SlideCard): string[] =>
  linesOf(card)
    .map((line) => withoutMarks(line).trim())
    .filter((line) => line !== '' && line !== ':')
