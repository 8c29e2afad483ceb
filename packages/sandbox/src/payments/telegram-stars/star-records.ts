import { randomUUID } from 'node:crypto'
import type { FakeWorld } from '../../networks/fake-network.ts'
import { type Invoice, SUBSCRIPTION_SECONDS } from './invoice.ts'

export type StarPayment = {
  id: string
  userId: number
  payload: string
  amount: number
  isSubscription: boolean
  at: Date
}

type StarRefund = { paymentId: string; at: Date }

/** `id` is that of the first payment. */
export type StarSubscription = {
  id: string
  userId: number
  payload: string
  amount: number
  expiresAt: Date
  isCanceled: boolean
}

/** Transactions of the bot in chronological order. */
export function createStarRecords(world: FakeWorld) {
  const invoices = world.memory.table<Invoice>('telegram/invoices')
  const payments = world.memory.table<StarPayment>('telegram/star-payments')
  const refunds = world.memory.table<StarRefund>('telegram/star-refunds')
  const subscriptions = world.memory.table<StarSubscription>('telegram/star-subscriptions')

  const newId = () => randomUUID().replaceAll('-', '')
  const later = (at: Date) => new Date(at.getTime() + SUBSCRIPTION_SECONDS * 1000)

  const chargeStars = (of: Omit<StarPayment, 'id'>): StarPayment => {
    const payment = { ...of, id: `stx${newId()}` }
    payments.set(payment.id, payment)
    return payment
  }

  const partner = ({ userId, payload, isSubscription }: StarPayment) => ({
    type: 'user',
    transaction_type: 'invoice_payment',
    user: { id: userId, is_bot: false, first_name: 'Человек' },
    invoice_payload: payload,
    ...(isSubscription && { subscription_period: SUBSCRIPTION_SECONDS }),
  })

  const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

  return {
    invoices,
    payments,
    refunds,
    subscriptions,
    addInvoice: (of: Omit<Invoice, 'slug'>): Invoice => {
      const invoice = { ...of, slug: newId() }
      invoices.set(invoice.slug, invoice)
      return invoice
    },
    pay: (invoice: Invoice, userId: number): StarPayment => {
      const { payload, amount, isSubscription } = invoice
      const payment = chargeStars({
        userId,
        payload,
        amount,
        isSubscription,
        at: world.clock.now(),
      })
      if (isSubscription) {
        const expiresAt = later(payment.at)
        const { id } = payment
        subscriptions.set(id, { id, userId, payload, amount, expiresAt, isCanceled: false })
      }
      return payment
    },
    /** Charged at the end of the previous period, however early it is requested. */
    renew: (subscription: StarSubscription): StarPayment => {
      const { userId, payload, amount, expiresAt: at } = subscription
      const payment = chargeStars({ userId, payload, amount, isSubscription: true, at })
      subscriptions.set(subscription.id, { ...subscription, expiresAt: later(payment.at) })
      return payment
    },
    /** As `getStarTransactions` lists them: a refund has the id of its payment. */
    transactions: () =>
      [
        ...[...payments.values()].map((payment) => ({
          at: payment.at,
          shown: {
            id: payment.id,
            amount: payment.amount,
            date: seconds(payment.at),
            source: partner(payment),
          },
        })),
        ...[...refunds.values()].flatMap(({ paymentId, at }) => {
          const payment = payments.get(paymentId)
          if (!payment) return []
          const { id, amount } = payment
          const receiver = partner(payment)
          return [{ at, shown: { id, amount, date: seconds(at), receiver } }]
        }),
      ]
        .sort((a, b) => a.at.getTime() - b.at.getTime())
        .map(({ shown }) => shown),
    reset: () => {
      for (const table of [invoices, payments, refunds, subscriptions]) table.clear()
    },
  }
}

export type StarRecords = ReturnType<typeof createStarRecords>
