import type { SlideCard } from '@kadr/contract/studio/storyboard'

/** Without the asterisks of the key phrase. */
export const withoutMarks = (text: string): string => text.replaceAll('*', '')

const withSpace = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const rowLines = ({ rows }: SlideCard): string[] =>
  rows.map(({ label, value }) => `${label}: ${value}`)

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
    case 'table':
      return [
        card.title,
        card.sides.map(({ head }) => head).join(' и '),
        ...card.rows.map(({ label, value, other }) => `${label}: ${value}, ${other}`),
      ]
    case 'chart':
    case 'timeline':
      return [card.title, ...rowLines(card), card.body]
    case 'price':
      return [
        withSpace(card.title, card.value, card.unit),
        card.sub,
        ...card.items,
        ...rowLines(card),
      ]
    case 'review':
      return [card.title, card.sub]
    case 'check':
      return [card.title, ...card.items]
    case 'step':
      return [card.title, card.body]
    case 'place':
      return [card.title, card.body, card.sub]
  }
}

/** The texts of a card, line by line. */
export const slideLines = (card: SlideCard): string[] =>
  linesOf(card)
    .map((line) => withoutMarks(line).trim())
    .filter((line) => line !== '' && line !== ':')
