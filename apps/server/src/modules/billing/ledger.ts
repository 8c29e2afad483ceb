import type { ChargeCurrency } from '@kadr/contract/primitives'
import type { Tx } from '../../db/connection.ts'
import { book, type Side } from '../ledger/index.ts'

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

/** Money came: the provider holds it, the customer has it to their credit. */
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

/** A period was sold for what the customer had. */
export const bookSale = (booking: Booking) =>
  book({
    ...booking,
    kind: 'sale',
    key: `sale:${booking.orderId}`,
    from: SALES,
    to: customer(booking.orderId),
  })

/** Unused days of replaced periods go back to the customer. */
export const bookCredit = (booking: Booking) =>
  book({
    ...booking,
    kind: 'credit',
    key: `credit:${booking.orderId}`,
    from: customer(booking.orderId),
    to: SALES,
  })

/** What was sold is taken back, to be refunded. */
export const bookReturn = ({ key, ...booking }: Booking & { key: string }) =>
  book({
    ...booking,
    kind: 'return',
    key: `return:${key}`,
    from: customer(booking.orderId),
    to: SALES,
  })

/** The provider gave money back to the customer. */
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
