import type { BusinessFact } from '@kadr/contract/library/business'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { type Cards, tabOf } from '../model/list-cards.ts'
import { FactCard } from './fact-card.tsx'
import { PricesCard } from './prices-card.tsx'

type Props = {
  cards: Cards
  words: ReactNode
  canEdit: boolean
  onEdit: (fact: BusinessFact) => void
}

/** Facts about the business, its prices, its terms, its words, then what people ask. */
export const FactList = ({ cards: { facts, prices, hasWords }, words, canEdit, onEdit }: Props) => {
  const drawFacts = (isWanted: (fact: BusinessFact) => boolean) =>
    facts
      .filter(isWanted)
      .map((fact) => (
        <FactCard key={fact.id} fact={fact} onEdit={canEdit ? () => onEdit(fact) : undefined} />
      ))
  return (
    <ul aria-label={copy.title} className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
      {drawFacts((fact) => tabOf(fact) === 'about')}
      {prices.length > 0 ? <PricesCard prices={prices} canEdit={canEdit} /> : null}
      {drawFacts((fact) => tabOf(fact) === 'prices' || tabOf(fact) === 'terms')}
      {hasWords ? words : null}
      {drawFacts((fact) => tabOf(fact) === 'questions')}
    </ul>
  )
}
