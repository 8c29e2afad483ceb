import type { TextMark } from '@kadr/contract/studio/scene/text'
import type { SlideCard, SlideRole } from '@kadr/contract/studio/storyboard'
import type { Page } from '../page.ts'
import { noteOf, splitCount } from '../read-card.ts'
import { type Block, type Column, placeColumn } from './column.ts'
import type { Letters } from './words.ts'

/** Letters of the words of a slide in its colours. */
export type WordLetters = {
  title: Letters
  /** Of the key phrase of the title. */
  mark: TextMark
  text: Letters
  /** Space above the text where a role sets none; the same in all formats. */
  textGap: number
}

type TextNumbers = { size: number; gap?: number } & Partial<
  Pick<Block, 'isBySentence' | 'letters' | 'name' | 'turn' | 'width'>
>

export type ActNumbers = { size: number; gap: number; letters: Letters } & Pick<
  Block,
  'plate' | 'turn' | 'width'
>

/** Sizes and gaps are those of 9:16. */
export type WordNumbers = {
  /** The height of the canvas that the words may take. */
  from: number
  until: number
  titleSize: number
  /** The title with the number it begins with, on a slide that does not draw it apart. */
  isWhole?: boolean
  /** Absent where the title stands alone. */
  text?: TextNumbers
  act?: ActNumbers
}

const titleOf = ({ role, title }: SlideCard): string =>
  role === 'hook' ? splitCount(title).rest : title

const HAS_BODY: ReadonlySet<SlideRole> = new Set(['item', 'place', 'step'])

/** What stands under the title of a role. */
export const textOf = (card: SlideCard): string => {
  if (HAS_BODY.has(card.role)) return card.body
  return card.role === 'number' ? noteOf(card) : card.sub
}

export const buildActBlock = (
  { act }: SlideCard,
  { k }: Page,
  { size, gap, ...look }: ActNumbers,
): Block => ({ ...look, name: 'act', part: 'act', text: act, size: size * k, up: gap * k })

/** Title, text and call of a role, one under another over the whole width of words. */
export const placeWords = (
  card: SlideCard,
  page: Page,
  { title, mark, text: textLetters, textGap }: WordLetters,
  { from, until, titleSize, isWhole = false, text, act }: WordNumbers,
): Column => {
  const { k } = page
  const blocks: Block[] = [
    {
      name: 'title',
      part: 'title',
      text: isWhole ? card.title : titleOf(card),
      letters: title,
      size: titleSize * k,
      mark,
    },
  ]
  if (text) {
    const { size, gap, ...own } = text
    blocks.push({
      name: 'body',
      part: 'body',
      text: textOf(card),
      letters: textLetters,
      isBySentence: true,
      ...own,
      size: size * k,
      up: gap === undefined ? textGap : gap * k,
    })
  }
  if (act) blocks.push(buildActBlock(card, page, act))
  return placeColumn({
    x: page.left,
    y: from,
    width: page.right - page.left,
    height: until - from,
    blocks,
  })
}
