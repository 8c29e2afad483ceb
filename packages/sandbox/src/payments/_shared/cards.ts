import type { FakeMethod } from '../payment-fake.ts'

type Card = Omit<FakeMethod, 'id' | 'isRemoved'> & { key: string; note: string }

const EXPIRY = { expMonth: 3, expYear: 2031 }

/** Cards a buyer may choose on the page; `decline` is about later charges. */
export const CARDS: readonly Card[] = [
  { key: 'good', brand: 'Visa', last4: '4477', ...EXPIRY, decline: null, note: 'платит всегда' },
  {
    key: 'poor',
    brand: 'MasterCard',
    last4: '5100',
    ...EXPIRY,
    decline: 'insufficient_funds',
    note: 'платит сейчас, при продлении не хватит денег',
  },
  {
    key: 'expiring',
    brand: 'Mir',
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
