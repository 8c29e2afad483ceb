import type { SlideCard } from '@kadr/contract/studio/storyboard'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { sidesOf } from '../read-card.ts'
import { placeColumn } from './column.ts'
import { placeVerdict } from './verdict.ts'
import { type Letters, placeText } from './words.ts'

type Pair<T> = readonly [first: T, second: T]

const INDEXES = [0, 1] as const

export type HalfLetters = { head: Letters; line: Letters }

/** Sizes, gaps and heights are those of 9:16. */
type HalvesNumbers = {
  /** The left edge of words where absent. */
  x?: Pair<number>
  from: Pair<number>
  until: Pair<number>
  width: number
  letters: Pair<HalfLetters>
  headSize: number
  lineSize: number
  gap: number
  turns?: Pair<number>
  verdict?: readonly [cross: string, tick: string]
}

/** Head and line of each half of a comparison or a pair. */
export const placeHalves = (
  card: SlideCard,
  page: Page,
  {
    x: lefts = [page.left, page.left],
    from,
    until,
    width,
    letters,
    headSize,
    lineSize,
    gap,
    turns,
    verdict,
  }: HalvesNumbers,
): Piece[] => {
  const sides = sidesOf(card)
  return INDEXES.flatMap((index) => {
    const [x, y] = [lefts[index], page.y(from[index])]
    const { head, line } = letters[index]
    const row = { part: 'row' as const, order: index, ...(turns ? { turn: turns[index] } : {}) }
    const { pieces, share } = placeColumn({
      x,
      y,
      width,
      height: page.y(until[index]) - y,
      blocks: [
        {
          ...row,
          name: `head ${index}`,
          text: sides[index].head,
          letters: head,
          size: headSize * page.k,
        },
        {
          ...row,
          name: `line ${index}`,
          text: sides[index].line,
          letters: line,
          size: lineSize * page.k,
          up: gap * page.k,
          isBySentence: true,
        },
      ],
    })
    if (!verdict) return pieces
    const size = headSize * page.k * share
    return [
      ...pieces,
      ...placeVerdict({ card, half: index, letters: head, size, x, y, width, colours: verdict }),
    ]
  })
}

/** Numbers of the two items of a pair. */
export const placePairNumbers = (
  { n }: SlideCard,
  page: Page,
  {
    outdent = 0,
    top,
    size,
    width,
    letters,
  }: { outdent?: number; top: Pair<number>; size: number; width: number; letters: Pair<Letters> },
): Piece[] =>
  INDEXES.map((index) =>
    placeText({
      name: `number ${index}`,
      part: 'row',
      order: index,
      lines: [String((n ?? 1) + index)],
      letters: letters[index],
      size: size * page.k,
      x: page.left - outdent,
      y: page.y(top[index]),
      width: width * page.k,
    }),
  )
