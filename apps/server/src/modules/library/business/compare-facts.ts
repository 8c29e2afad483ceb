import type { BusinessFact, Proposal } from '@kadr/contract/library/business'
import type { Product } from '@kadr/contract/library/products'
import { formatPrice } from '@kadr/domain/money/prices'
import { isSameThing, keyOfWords } from './key-of-words.ts'

type Found = Omit<Proposal, 'contradicts'>
type Known = NonNullable<Proposal['contradicts']>
type ProductPrice = { productId: string; name: string; price: NonNullable<Product['price']> }

const KOPECKS = /[.,]00(?!\d)/u

/** The amount and whether it is the lowest one: «2 900 руб.» and «2900 ₽» are the same. */
const keyOfPrice = (text: string): string =>
  `${/(?:^|\s)от\s/iu.test(text) ? 'от ' : ''}${text.replace(KOPECKS, '').replaceAll(/\D+/gu, '')}`

const isSaid = ({ kind, text }: Found, known: Known): boolean =>
  kind === 'price'
    ? keyOfPrice(text) === keyOfPrice(known.text)
    : keyOfWords(text) === keyOfWords(known.text)

const findKnown = ({
  found,
  facts,
  prices,
}: {
  found: Found
  facts: readonly BusinessFact[]
  prices: readonly ProductPrice[]
}): Known[] => [
  ...facts
    .filter(({ kind, title }) => kind === found.kind && isSameTitle(title, found.title))
    .map(({ id, title, text }) => ({ of: 'fact' as const, id, title, text })),
  ...prices
    .filter(({ name }) => found.kind === 'price' && isSameTitle(name, found.title))
    .map(({ productId, name, price: { minor, currency } }) => ({
      of: 'product' as const,
      id: productId,
      title: name,
      text: formatPrice({ amount: minor / 100, currency }),
    })),
]

/** A fact about the whole business has no title, and is about no other thing. */
const isSameTitle = (one: string, other: string): boolean =>
  keyOfWords(one) === '' || keyOfWords(other) === ''
    ? keyOfWords(one) === keyOfWords(other)
    : isSameThing(one, other)

/** Of what was found: what is new, and what is known otherwise. The same again is left out. */
export const compareFacts = ({
  found,
  ...known
}: {
  found: readonly Found[]
  facts: readonly BusinessFact[]
  prices: readonly ProductPrice[]
}): Proposal[] =>
  found.flatMap((one) => {
    const others = findKnown({ found: one, ...known })
    // A product's price comes first: it can't be replaced from here.
    const other = others.findLast((each) => !isSaid(one, each))
    if (!other && others.length > 0) return []
    return [{ ...one, contradicts: other ?? null }]
  })
