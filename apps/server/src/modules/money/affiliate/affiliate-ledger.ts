import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { Tx } from '../../../db/connection.ts'
import { book, type Side } from '../ledger/index.ts'

type Booking = {
  tx: Tx
  affiliateId: string
  currency: ChargeCurrency
  amount: number
  now: Date
}
type OfPayment = Booking & { orderId: string; key: string }
type OfPayout = Booking & { payoutId: string }

const partner = (affiliateId: string): Side => ({ account: 'affiliate', party: affiliateId })
const reserve = (payoutId: string): Side => ({ account: 'payout', party: payoutId })
const COST: Side = { account: 'affiliate_cost', party: 'shares' }
const BANK: Side = { account: 'bank', party: 'payouts' }

/** The partner is owed a share of a payment. */
export const bookShare = ({ affiliateId, key, ...booking }: OfPayment) =>
  book({
    ...booking,
    kind: 'share',
    key: `share:${key}`,
    from: partner(affiliateId),
    to: COST,
  })

/** The payment was refunded: its share is no longer owed. */
export const bookShareReturn = ({ affiliateId, key, ...booking }: OfPayment) =>
  book({
    ...booking,
    kind: 'share_return',
    key: `share_return:${key}`,
    from: COST,
    to: partner(affiliateId),
  })

/** Moves the requested amount from the balance to the payouts that the operator has to make. */
export const bookPayout = ({ affiliateId, payoutId, ...booking }: OfPayout) =>
  book({
    ...booking,
    kind: 'payout',
    orderId: null,
    key: `payout:${payoutId}`,
    from: reserve(payoutId),
    to: partner(affiliateId),
  })

export const bookPayoutPaid = ({ affiliateId: _, payoutId, ...booking }: OfPayout) =>
  book({
    ...booking,
    kind: 'payout_paid',
    orderId: null,
    key: `payout_settled:${payoutId}`,
    from: BANK,
    to: reserve(payoutId),
  })

/** Returns the amount to the balance. */
export const bookPayoutRefused = ({ affiliateId, payoutId, ...booking }: OfPayout) =>
  book({
    ...booking,
    kind: 'payout_refused',
    orderId: null,
    key: `payout_settled:${payoutId}`,
    from: partner(affiliateId),
    to: reserve(payoutId),
  })
