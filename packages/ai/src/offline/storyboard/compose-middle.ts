import { createCard } from '@kadr/contract/create-card'
import type { SlideCard } from '@kadr/contract/storyboard'
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

const PAIR_TITLES = ['И ещё *две*', 'Ещё *две*', 'Запомните *обе*'] as const
const ADVICE_TITLES = ['И ещё *два* совета', 'Два совета *сразу*', 'Коротко *о двух*'] as const

const take = <T>(list: T[], fits: (one: T) => boolean = () => true): T | undefined => {
  const at = list.findIndex(fits)
  return at === -1 ? undefined : list.splice(at, 1)[0]
}

/** Takes facts one by one, best first; nothing is used twice. */
const createStock = (wanted: Wanted) => {
  const { field } = wanted
  const points = rankPoints(createPoints(field), wanted)
  const compares = rankCards({ cards: createCompares(field), wanted, isFiltered: true })
  const lists = rankCards({ cards: createLists(field), wanted, isFiltered: true })
  const numbers = rankCards({ cards: createNumbers(field), wanted, isFiltered: false })
  const quotes = rankCards({ cards: createQuotes(field), wanted, isFiltered: false })
  // A myth or a «why» is answered by what clients say.
  const isTalk = wanted.aspect === 'why' || wanted.random.next() < 0.35
  const accents = isTalk ? [...quotes, ...numbers] : [...numbers, ...quotes]
  return { points, compares, lists, accents }
}

type Stock = ReturnType<typeof createStock>

const takePair = (stock: Stock, isOnlyMistakes: boolean, random: Wanted['random']) => {
  const isFit = ({ half, aspect }: Point) =>
    half !== null && (!isOnlyMistakes || aspect === 'mistakes')
  const one = take(stock.points, isFit)
  const other = take(stock.points, (point) => isFit(point) && point.aspect === one?.aspect)
  if (!one?.half) return undefined
  if (!other?.half) {
    stock.points.unshift(one)
    return undefined
  }
  const titles = one.aspect === 'mistakes' ? PAIR_TITLES : ADVICE_TITLES
  const title = random.shuffle(titles)[0] ?? PAIR_TITLES[0]
  return createCard('pair', {
    title,
    sides: [one.half, other.half].map((half) => ({ ...half, object: null })),
  })
}

const takeItem = (stock: Stock, isOnlyMistakes: boolean): SlideCard | undefined =>
  take(stock.points, ({ aspect }) => !isOnlyMistakes || aspect === 'mistakes')?.item

const takeSlot = (stock: Stock, slot: Slot, isOnlyMistakes: boolean, wanted: Wanted) => {
  switch (slot) {
    case 'item':
      return takeItem(stock, isOnlyMistakes)
    case 'fix':
      return take(stock.points, ({ fix }) => fix !== null)?.fix ?? undefined
    case 'pair':
      return takePair(stock, isOnlyMistakes, wanted.random)
    case 'accent':
      return take(stock.accents)
    case 'compare':
      return take(stock.compares)
    case 'list':
      return take(stock.lists)
  }
}

/** Slides between hook and call. What a field has too little of becomes a plain item. */
export const composeMiddle = ({
  wanted,
  slots,
  isCounted,
}: {
  wanted: Wanted
  slots: readonly Slot[]
  /** The hook promises so many mistakes, so each point has to be one. */
  isCounted: boolean
}): SlideCard[] => {
  const stock = createStock(wanted)
  const isOnlyMistakes = isCounted && wanted.aspect === 'mistakes'
  const cards: SlideCard[] = []
  const isRepeat = ({ role, title }: SlideCard) =>
    cards.some((other) => other.title === title) || (role !== 'item' && role === cards.at(-1)?.role)
  for (const slot of slots) {
    const card = takeSlot(stock, slot, isOnlyMistakes, wanted)
    const isFit = card !== undefined && !isRepeat(card)
    const shown = isFit ? card : (takeItem(stock, isOnlyMistakes) ?? takeItem(stock, false))
    if (shown) cards.push(shown)
  }
  return cards
}
