import type { BusinessFact, FactKind } from '@kadr/contract/library/business'
import type { Business } from '../api/business.queries.ts'
import { copy, KIND_NAME } from '../copy.ts'
import { type BusinessSearch, FACT_TABS, type FactTab } from './business-search.ts'

/** Kinds in the order of their cards, with the tab that shows them. */
const TAB_OF: Readonly<Record<FactKind, FactTab>> = {
  about: 'about',
  audience: 'about',
  address: 'about',
  hours: 'about',
  booking: 'about',
  result: 'about',
  other: 'about',
  price: 'prices',
  included: 'prices',
  term: 'terms',
  guarantee: 'terms',
  question: 'questions',
}
const ORDER = Object.keys(TAB_OF)

const TAB_LABELS: Readonly<Record<FactTab, string>> = {
  about: 'Чем занимаемся',
  prices: 'Цены',
  terms: 'Условия',
  questions: 'Вопросы',
  words: 'Слова',
}

/** Words of the brand's voice: of another feature, so its card is handed in. */
export type WordsCount = { count: number; text: string }

export const tabOf = ({ kind }: BusinessFact): FactTab => TAB_OF[kind]

export type Cards = { facts: BusinessFact[]; prices: Business['prices']; hasWords: boolean }

export const titleOf = ({ kind, title }: Pick<BusinessFact, 'kind' | 'title'>): string =>
  title === '' ? KIND_NAME[kind] : title

const has = (text: string, search: string): boolean =>
  text.toLowerCase().replaceAll('ё', 'е').includes(search.toLowerCase().replaceAll('ё', 'е'))

export const listCards = ({
  business: { facts, prices },
  words,
  search: { q = '', tab },
}: {
  business: Business
  words: WordsCount
  search: BusinessSearch
}): Cards => ({
  facts: facts
    .filter(({ kind }) => tab === undefined || TAB_OF[kind] === tab)
    .filter((fact) => has(`${titleOf(fact)} ${fact.text}`, q))
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)),
  prices:
    tab === undefined || tab === 'prices'
      ? prices.filter(({ name }) => has(`${name} ${copy.prices}`, q))
      : [],
  hasWords: words.count > 0 && (tab === undefined || tab === 'words') && has(words.text, q),
})

/** How many cards each tab has. */
export const listTabs = ({ business, words }: { business: Business; words: WordsCount }) => {
  const countOf = (tab: FactTab | undefined) => {
    const cards = listCards({ business, words, search: { tab } })
    return cards.facts.length + Number(cards.prices.length > 0) + Number(cards.hasWords)
  }
  const labelOf = (label: string, count: number) => (count > 0 ? `${label}\u00A0${count}` : label)
  return [
    { value: 'all' as const, label: labelOf('Все', countOf(undefined)) },
    ...FACT_TABS.map((tab) => ({ value: tab, label: labelOf(TAB_LABELS[tab], countOf(tab)) })),
  ]
}
