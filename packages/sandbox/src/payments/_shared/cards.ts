import { createHash } from 'node:crypto'
import type { FakeCard, FakeMethod } from '../payment-fake.ts'

type Card = Omit<FakeMethod, 'id' | 'isRemoved'> & { key: string; note: string }

const EXPIRY = { expMonth: 3, expYear: 2031 }

/** Cards offered on the page; `decline` applies to later charges. */
export const CARDS: readonly Card[] = [
  {
    key: 'good',
    brand: 'Visa',
    first6: '411111',
    last4: '4477',
    ...EXPIRY,
    decline: null,
    note: 'платит всегда',
  },
  {
    key: 'poor',
    brand: 'MasterCard',
    first6: '555555',
    last4: '5100',
    ...EXPIRY,
    decline: 'insufficient_funds',
    note: 'платит сейчас, при продлении не хватит денег',
  },
  {
    key: 'expiring',
    brand: 'Mir',
    first6: '220220',
    last4: '0019',
    expMonth: 1,
    expYear: 2027,
    decline: 'card_expired',
    note: 'платит сейчас, к продлению истечёт',
  },
]

const [DEFAULT_CARD] = CARDS

export const findCard = (key: string | undefined): Card => {
  const card = CARDS.find((one) => one.key === key) ?? DEFAULT_CARD
  if (!card) throw new Error('there are no cards')
  return card
}

export const pickCard = ({ brand, first6, last4, expMonth, expYear }: FakeCard): FakeCard => ({
  brand,
  first6,
  last4,
  expMonth,
  expYear,
})

/** The same for one card at every payment, as vendors make it from the number. */
export const fingerprintOf = ({ first6, last4, expMonth, expYear }: FakeCard): string =>
  createHash('sha256').update(`${first6}${last4}${expMonth}${expYear}`).digest('hex')
