import type { Slide } from '@kadr/contract/studio/slideshow'
import { rowsOf, shownRows, sidesOf } from '../styles/read-card.ts'
import { listShownWords } from './reading-time.ts'

/** What a slide still has to say: without it a style would draw an empty place. */
export type SlideGap = 'lines' | 'rows' | 'sides' | 'value' | 'words'

const isSaid = (text: string): boolean => text.replaceAll('*', '').trim() !== ''

/** A picture speaks for itself, a figure, a list and two halves do not. */
export const findSlideGap = ({
  asset,
  card,
}: Pick<Slide, 'asset' | 'card'>): SlideGap | undefined => {
  if (listShownWords(card).length === 0) return asset === null ? 'words' : undefined
  switch (card.role) {
    case 'number':
      return isSaid(card.value) ? undefined : 'value'
    case 'price':
      return isSaid(card.value) || shownRows(card).length > 0 ? undefined : 'value'
    case 'chart':
    case 'table':
    case 'timeline':
      return shownRows(card).length > 0 ? undefined : 'lines'
    case 'check':
    case 'list':
      return rowsOf(card).some(isSaid) ? undefined : 'rows'
    case 'compare':
    case 'pair':
      return sidesOf(card).every(({ head, line }) => isSaid(head) || isSaid(line))
        ? undefined
        : 'sides'
    default:
      return undefined
  }
}
