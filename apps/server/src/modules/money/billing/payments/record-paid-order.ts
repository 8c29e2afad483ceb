import type { PaymentProvider, PaymentState } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { insertOrder } from '../checkout/orders.repository.ts'
import { type Choice, quoteOrder } from '../checkout/quote-order.ts'
import { writeQuote } from '../checkout/stored-quote.ts'
import { bookPayment } from './ledger.ts'
import { insertPayment } from './payments.repository.ts'
import { settleOrder } from './settle-order.ts'

/** For the demo workspace: a paid purchase with all its rows. */
export const recordPaidOrder = async ({
  ctx,
  tx,
  userId,
  choice,
  email,
  methodTitle,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
  choice: Choice
  email: string
  methodTitle: string
}): Promise<void> => {
  const now = ctx.clock.now()
  const quoted = await quoteOrder({ ctx, tx, userId, choice })
  const { quote, billingPeriod } = quoted
  const provider: PaymentProvider = quoted.provider
  const money = { amount: quote.amount, currency: quote.currency }
  const order = await insertOrder({
    db: tx,
    userId,
    kind: quote.kind,
    provider: provider.id,
    plan: quote.plan,
    billingPeriod,
    ...money,
    quote: writeQuote(quote),
    email,
    isRenewing: false,
    createdAt: now,
  })
  const state: PaymentState = {
    id: order.id,
    orderId: order.id,
    status: 'succeeded',
    money,
    refunded: 0,
    isTest: true,
    paidAt: now,
    method: null,
    paidWith: { title: methodTitle, mark: null },
    dispute: null,
    failure: null,
    subscription: null,
    buyerId: null,
  }
  const payment = await insertPayment({
    db: tx,
    orderId: order.id,
    userId,
    provider: provider.id,
    providerPaymentId: state.id,
    ...money,
    isTest: true,
    methodTitle,
    paidAt: now,
    createdAt: now,
  })
  if (!payment) throw new Error('The payment was not inserted')
  const booking = { tx, orderId: order.id, provider: provider.id, paymentId: payment.id, now }
  await bookPayment({ ...booking, ...money })
  await settleOrder({ ctx, tx, provider, order, state, payment })
}
