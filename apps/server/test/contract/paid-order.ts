import { inTransaction } from '../../src/db/connection.ts'
import { insertOrder } from '../../src/modules/money/billing/checkout/orders.repository.ts'
import { insertPayment } from '../../src/modules/money/billing/payments/payments.repository.ts'
import type { TestShell } from '../test-shell.ts'

/** An order with its payment, as rows only: nothing is bought by it. */
export const addPaidOrder = (app: TestShell, userId: string) =>
  inTransaction(app.ctx.db, async (tx) => {
    const now = app.ctx.clock.now()
    const money = { amount: 149_000, currency: 'RUB' as const }
    const order = await insertOrder({
      db: tx,
      userId,
      kind: 'new',
      state: 'paid',
      provider: 'yookassa',
      plan: 'CREATOR',
      billingPeriod: 'monthly',
      ...money,
      quote: {},
      isRenewing: false,
      paidAt: now,
      createdAt: now,
    })
    const payment = await insertPayment({
      db: tx,
      orderId: order.id,
      userId,
      provider: 'yookassa',
      providerPaymentId: order.id,
      ...money,
      isTest: true,
      paidAt: now,
      createdAt: now,
    })
    if (!payment) throw new Error('The payment was not inserted')
    return { order: order.id, payment: payment.id }
  })
