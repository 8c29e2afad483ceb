import type { SlideRole } from '@kadr/contract/studio/storyboard'
import type { Layout, LayoutInput } from '../../style.ts'
import { type Board, type BoardLayout, type BoardRole, withoutArt } from '../board/board.ts'
import { review } from '../board/review.ts'
import { cardList, squareList } from './list.ts'
import { fullNumber } from './number.ts'
import { bareCta, bareHook, cardWords, largeWords, twoCards } from './words-only.ts'

type OwnRole = Exclude<SlideRole, BoardRole>

/** Compositions of words alone: where no object says what a slide says, none is drawn. */
const BARE: Record<OwnRole, readonly [BoardLayout, ...BoardLayout[]]> = {
  hook: [bareHook, cardWords],
  item: [largeWords, cardWords],
  number: [fullNumber],
  list: [cardList, squareList],
  compare: [twoCards],
  pair: [twoCards],
  quote: [review],
  cta: [bareCta],
}

export const bareCompositions = <P>(
  boardOf: (input: LayoutInput<P>) => Board,
): Record<OwnRole, readonly [Layout<P>, ...Layout<P>[]]> => {
  const bound = Object.entries(BARE).map(([role, layouts]) => [
    role,
    layouts.map((layout) => (input: LayoutInput<P>) => layout(withoutArt(boardOf(input)))),
  ])
  return Object.fromEntries(bound) as Record<OwnRole, readonly [Layout<P>, ...Layout<P>[]]>
}
