import type { SlideRole } from '@kadr/contract/studio/storyboard'
import type { Layout, LayoutInput } from '../../style.ts'
import type { Board, BoardLayout, BoardRole } from '../board/board.ts'
import { review } from '../board/review.ts'
import { columnCompare } from './compare.ts'
import { cardCta } from './cta.ts'
import { cardHook, lowHook } from './hook.ts'
import { cardItem, lowItem } from './item.ts'
import { cardList, squareList } from './list.ts'
import { fullNumber } from './number.ts'

type OwnRole = Exclude<SlideRole, BoardRole>

/** Other compositions of the roles that every style lays out itself. */
const OTHERS: Record<OwnRole, readonly BoardLayout[]> = {
  hook: [lowHook, cardHook],
  item: [lowItem, cardItem],
  number: [fullNumber],
  list: [cardList, squareList],
  compare: [columnCompare],
  quote: [review],
  cta: [cardCta],
  pair: [],
}

/** The layouts of a style with those built on its board, to be chosen from. */
export const withCompositions = <P>(
  layouts: Record<OwnRole, Layout<P>>,
  boardOf: (input: LayoutInput<P>) => Board,
): Record<OwnRole, readonly [Layout<P>, ...Layout<P>[]]> => {
  const chosen = Object.entries(layouts).map(([role, own]) => {
    const others = OTHERS[role as OwnRole].map(
      (layout) => (input: LayoutInput<P>) => layout(boardOf(input)),
    )
    return [role, [own, ...others]]
  })
  return Object.fromEntries(chosen) as Record<OwnRole, readonly [Layout<P>, ...Layout<P>[]]>
}
