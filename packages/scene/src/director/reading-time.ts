import type { Slide } from '@kadr/contract/studio/slideshow'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { noteOf, rowsOf, shownRows, sidesOf } from '../styles/read-card.ts'

const BASE_MS = 600
const BLOCK_MS = 200
const SHORTEST = 2
const LONGEST = 6

/** The blocks of words that a role shows, without marks. */
export const listShownWords = (card: SlideCard): string[] => {
  const sides = () => sidesOf(card).flatMap(({ head, line }) => [head, line])
  const rows = () =>
    shownRows(card).map(({ label, value, other }) =>
      [label, value, card.role === 'table' ? other : ''].filter(Boolean).join(' '),
    )
  const fields = (): string[] => {
    switch (card.role) {
      case 'hook':
      case 'quote':
        return [card.title, card.sub]
      case 'item':
        return [card.title, card.body]
      case 'compare':
      case 'pair':
        return [card.title, ...sides()]
      case 'number':
        return [`${card.value} ${card.unit}`, card.title, noteOf(card)]
      case 'list':
        return [card.title, ...rowsOf(card)]
      case 'cta':
        return [card.title, card.sub, card.act]
      case 'review':
        return [card.title, card.sub]
      case 'check':
        return [card.title, ...rowsOf(card)]
      case 'step':
        return [card.title, card.body]
      case 'place':
        return [card.title, card.body, card.sub]
      case 'price':
        return [card.title, `${card.value} ${card.unit}`, card.sub, ...rowsOf(card), ...rows()]
      case 'chart':
        return [card.title, ...rows(), card.body]
      case 'timeline':
        return [card.title, ...rows()]
      case 'table':
        return [card.title, ...sidesOf(card).map(({ head }) => head), ...rows()]
    }
  }
  return fields()
    .map((text) => text.replaceAll('*', '').trim())
    .filter((text) => text !== '')
}

/** Neither words nor a picture: nothing to render. */
export const isEmptySlide = ({ asset, card }: Pick<Slide, 'asset' | 'card'>): boolean =>
  asset === null && listShownWords(card).length === 0

export const countCharacters = (card: SlideCard): number =>
  listShownWords(card).reduce((sum, text) => sum + text.length, 0)

/** Seconds to read a slide, by the number of characters and text blocks. */
export const computeReadingSeconds = (card: SlideCard, characterMs: number): number => {
  const blocks = listShownWords(card).length
  const ms = BASE_MS + characterMs * countCharacters(card) + BLOCK_MS * Math.max(0, blocks - 1)
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(ms / 100) / 10))
}
