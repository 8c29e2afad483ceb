import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import type { Aspect } from '../knowledge/find-aspect.ts'
import {
  createCompares,
  createLists,
  createNumbers,
  createPoints,
  createQuotes,
  type Point,
} from './facts.ts'
import type { Slot } from './plan-middle.ts'
import { rankCards, rankPoints, type Wanted } from './rank.ts'

const PAIR_TITLES = ['И ещё *две ошибки*', 'Ещё *две ошибки*', 'Две *ошибки* сразу'] as const
const ADVICE_TITLES = ['И ещё *два* совета', 'Два совета *сразу*', 'Ещё *два* момента'] as const

const take = <T>(list: T[], fits: (one: T) => boolean = () => true): T | undefined => {
  const at = list.findIndex(fits)
  return at === -1 ? undefined : list.splice(at, 1)[0]
}

/** Takes facts one by one, best first; nothing is used twice. */
const createStock = (wanted: Wanted) => {
  const { field } = wanted
  const points = rankPoints(createPoints(field, wanted.aspect), wanted)
  const compares = rankCards({ cards: createCompares(field), wanted, isFiltered: true })
  const lists = rankCards({ cards: createLists(field), wanted, isFiltered: true })
  const numbers = rankCards({ cards: createNumbers(field), wanted, isFiltered: false })
  const quotes = rankCards({ cards: createQuotes(field), wanted, isFiltered: false })
  // A myth or a «why» is answered by what clients say.
  const isTalk = wanted.aspect === 'why' || wanted.random.next() < 0.35
  const accents = isTalk ? [...quotes, ...numbers] : [...numbers, ...quotes]
  const titles = new Set<string>()
  /** Two pairs of a reel are headed differently. */
  const pickTitle = (pool: readonly string[]): string => {
    const title = pool.find((one) => !titles.has(one)) ?? PAIR_TITLES[0]
    titles.add(title)
    return title
  }
  return { points, compares, lists, accents, pickTitle }
}

type Stock = ReturnType<typeof createStock>

const isMistake = ({ aspect }: Point): boolean => aspect === 'mistakes'

const pickPair = (stock: Stock, isAsked: (point: Point) => boolean, random: Wanted['random']) => {
  const isFit = (point: Point) => point.half !== null && isAsked(point)
  const one = take(stock.points, isFit)
  const other = take(
    stock.points,
    (point) => isFit(point) && isMistake(point) === (one !== undefined && isMistake(one)),
  )
  if (!one?.half) return undefined
  if (!other?.half) {
    stock.points.unshift(one)
    return undefined
  }
  const titles = isMistake(one) ? PAIR_TITLES : ADVICE_TITLES
  const title = stock.pickTitle(random.shuffle(titles))
  return createCard('pair', {
    title,
    sides: [one.half, other.half].map((half) => ({ ...half, object: null })),
  })
}

const isAccent = ({ role }: SlideCard): boolean => role === 'number' || role === 'quote'

/** A card of any kind that is left, in place of one there is too little of. */
const pickOther = (stock: Stock, fits: (card: SlideCard) => boolean): SlideCard | undefined =>
  take(stock.lists, fits) ?? take(stock.compares, fits) ?? take(stock.accents, fits)

const pickItem = (
  stock: Stock,
  isAsked: (point: Point) => boolean = () => true,
): SlideCard | undefined => take(stock.points, isAsked)?.item

const pickCard = (stock: Stock, slot: Slot, isAsked: (point: Point) => boolean, wanted: Wanted) => {
  switch (slot) {
    case 'item':
      return pickItem(stock, isAsked)
    case 'fix':
      return take(stock.points, (point) => point.fix !== null && isAsked(point))?.fix ?? undefined
    case 'pair':
      return pickPair(stock, isAsked, wanted.random)
    case 'accent':
      return take(stock.accents)
    case 'compare':
      return take(stock.compares)
    case 'list':
      return take(stock.lists)
  }
}

/** Mistakes where mistakes are counted, no mistake or price among tips; a reason may be either. */
const createAsked =
  (asked: Aspect) =>
  ({ aspect }: Point): boolean =>
    asked === 'why' ||
    ((asked === 'mistakes') === (aspect === 'mistakes') && (aspect !== 'price' || asked !== 'care'))

/**
 * Slides between hook and call. What there is too little of becomes a plain item or any other card; where the facts
 * that answer are fewer than the slots, the reel is shorter.
 */
export const composeMiddle = ({
  wanted,
  slots,
  isCounted,
}: {
  wanted: Wanted
  slots: readonly Slot[]
  /** The hook promises so many points, so each has to be what it calls them. */
  isCounted: boolean
}): SlideCard[] => {
  const stock = createStock(wanted)
  const isAsked = isCounted ? createAsked(wanted.aspect) : () => true
  const cards: SlideCard[] = []
  const isRepeat = ({ role, title }: SlideCard) =>
    cards.some((other) => other.title === title) || (role !== 'item' && role === cards.at(-1)?.role)
  for (const [index, slot] of slots.entries()) {
    const pairs = slots.slice(index).filter((one) => one === 'pair').length
    const halves = stock.points.filter((point) => point.half !== null && isAsked(point)).length
    // The halves that are left are all needed for the pairs to come.
    const isSpare = (point: Point) =>
      isAsked(point) && (slot === 'pair' || point.half === null || halves > pairs * 2)
    const card = pickCard(stock, slot, isSpare, wanted) ?? pickCard(stock, slot, isAsked, wanted)
    const isFit = (one: SlideCard) => !isRepeat(one) && !(isAccent(one) && cards.some(isAccent))
    const shown = card && isFit(card) ? card : (pickItem(stock, isAsked) ?? pickOther(stock, isFit))
    if (shown) cards.push(shown)
  }
  return cards
}
