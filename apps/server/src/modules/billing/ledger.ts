import type { ChargeCurrency } from '@kadr/contract/primitives'
import type { Tx } from '../../db/connection.ts'
import { ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts'

type Account = (typeof ledgerEntries.$inferSelect)['account']
type Side = { account: Account; party: string }
type Kind = (typeof ledgerTransactions.$inferSelect)['kind']

/**
 * Moves an amount from one account to another, once for a key. Debits are positive: money at a provider grows by a
 * payment, what a customer is owed is negative, and so are sales.
 */
const book = async ({
  tx,
  kind,
  key,
  orderId,
  from,
  to,
  amount,
  currency,
  now,
}: {
  tx: Tx
  kind: Kind
  key: string
  orderId: string
  from: Side
  to: Side
  amount: number
  currency: ChargeCurrency
  now: Date
}): Promise<void> => {
  if (amount === 0) return
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ kind, key, orderId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  if (!transaction) return
  const { id: transactionId } = transaction
  await tx.insert(ledgerEntries).values([
    { transactionId, ...to, currency, amount },
    { transactionId, ...from, currency, amount: -amount },
  ])
}

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
