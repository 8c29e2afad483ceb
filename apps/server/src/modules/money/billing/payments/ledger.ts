import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { Tx } from '../../../../db/connection.ts'
import { book, type Side } from '../../ledger/index.ts'

type Booking = {
  tx: Tx
  orderId: string
  currency: ChargeCurrency
  amount: number
  now: Date
}

const customer = (orderId: string): Side => ({ account: 'customer', party: orderId })
const atProvider = (provider: string): Side => ({ account: 'provider', party: provider })
const SALES: Side = { account: 'sales', party: 'plans' }

/** A payment: the provider holds the money, the customer is credited. */
export const bookPayment = ({
  provider,
  paymentId,
  ...booking
}: Booking & { provider: string; paymentId: string }) =>
  book({
    ...booking,
    kind: 'payment',
    key: `payment:${paymentId}`,
    from: customer(booking.orderId),
    to: atProvider(provider),
  })

/** A period sold against the customer's credit. */
export const bookSale = (booking: Booking) =>
  book({
    ...booking,
    kind: 'sale',
    key: `sale:${booking.orderId}`,
    from: SALES,
    to: customer(booking.orderId),
  })

/** Credits the customer for the unused days of replaced periods. */
export const bookCredit = (booking: Booking) =>
  book({
    ...booking,
    kind: 'credit',
    key: `credit:${booking.orderId}`,
    from: customer(booking.orderId),
    to: SALES,
  })

/** Reverses a sale before its refund. */
export const bookReturn = ({ key, ...booking }: Booking & { key: string }) =>
  book({
    ...booking,
    kind: 'return',
    key: `return:${key}`,
    from: customer(booking.orderId),
    to: SALES,
  })

/** The provider has refunded the customer. */
export const bookRefund = ({
  provider,
  key,
  ...booking
}: Booking & { provider: string; key: string }) =>
  book({
    ...booking,
    kind: 'refund',
    key: `refund:${key}`,
    from: atProvider(provider),
    to: customer(booking.orderId),
  })

type DisputeBooking = Booking & { provider: string; key: string; isSold: boolean }

/** A payment that bought nothing is still owed to the customer. */
const soldTo = ({ isSold, orderId }: DisputeBooking): Side => (isSold ? SALES : customer(orderId))

/** The provider withholds a disputed payment: the sale is undone. */
export const bookDispute = (booking: DisputeBooking) => {
  const { provider, key, isSold: _, ...rest } = booking
  return book({
    ...rest,
    kind: 'dispute',
    key: `dispute:${key}`,
    from: atProvider(provider),
    to: soldTo(booking),
  })
}

/** The dispute was won: the money is at the provider again, and the sale holds. */
export const bookDisputeWon = (booking: DisputeBooking) => {
  const { provider, key, isSold: _, ...rest } = booking
  return book({
    ...rest,
    kind: 'dispute_won',
    key: `dispute_won:${key}`,
    from: soldTo(booking),
    to: atProvider(provider),
  })
}
