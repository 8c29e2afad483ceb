import type { SlideCard } from '@kadr/contract/storyboard'
import { noteOf, rowsOf, sidesOf } from '../styles/read-card.ts'

const BASE_MS = 600
const BLOCK_MS = 200
const SHORTEST = 2
const LONGEST = 6

/** The blocks of words that a role shows, without marks. */
export const listShownWords = (card: SlideCard): string[] => {
  const sides = () => sidesOf(card).flatMap(({ head, line }) => [head, line])
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
    }
  }
  return fields()
    .map((text) => text.replaceAll('*', '').trim())
    .filter((text) => text !== '')
}

/** Seconds to read a slide: by its characters and the blocks the eye jumps between. */
export const computeReadingSeconds = (card: SlideCard, characterMs: number): number => {
  const blocks = listShownWords(card)
  const characters = blocks.reduce((sum, text) => sum + text.length, 0)
  const ms = BASE_MS + characterMs * characters + BLOCK_MS * Math.max(0, blocks.length - 1)
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(ms / 100) / 10))
}
