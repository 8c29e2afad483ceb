import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createPaymentFailure, PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { fromNow, readDatabaseTime } from '../../../../platform/leases/database-clock.ts'
import { runLeased } from '../../../../platform/leases/run-leased.ts'
import { makeRefund, REFUND_RECHECK_MS } from '../payments/make-refund.ts'
import { claimDueRefunds, LEASED_REFUNDS } from '../payments/payments.repository.ts'
import { refreshOrder } from '../payments/read-payment.ts'
import { readWebhookJob } from '../payments/store-webhook.ts'
import { listWaitingWebhooks, purgeWebhooks } from '../payments/webhooks.repository.ts'
import { failOrder } from './fail-order.ts'
import {
  claimDueOrders,
  type HeldOrder,
  LEASED_ORDERS,
  lockOrder,
  type OrderRow,
  setNextCheck,
  updateOrder,
} from './orders.repository.ts'

const AT_ONCE = 8
const LEASE_MS = 5 * MINUTE_MS
const WEBHOOKS_AT_ONCE = 100
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS]
/** Every provider closes its payment page long before. */
const GIVE_UP_MS = 7 * DAY_MS

const waitAfter = (checks: number) => WAITS_MS[Math.min(checks, WAITS_MS.length) - 1] ?? DAY_MS

const NOT_PAID = {
  code: 'not_paid_in_time' as const,
  providerCode: 'none',
  message: 'Заказ не оплачен вовремя. Деньги не списаны, можно начать заново',
  isRetryable: true,
}

/** A charge of a saved method that the provider never answered. */
const NO_ANSWER = createPaymentFailure({ code: 'provider_trouble', providerCode: 'no_answer' })

const giveUp = ({ ctx, order }: { ctx: AppContext; order: HeldOrder }) =>
  inTransaction(ctx.db, async (tx) => {
    const locked = await lockOrder({ db: tx, id: order.id })
    if (!locked || !['created', 'pending'].includes(locked.state)) return
    if (locked.leaseOwner !== order.leaseOwner) return
    if (locked.kind === 'renewal') {
      ctx.metrics.paymentShopFaults.inc({ provider: locked.provider, code: 'no_answer' })
      await failOrder({ ctx, tx, order: locked, failure: NO_ANSWER })
    } else {
      await updateOrder({
        db: tx,
        id: order.id,
        state: 'canceled',
        checkAt: null,
        failureCode: NOT_PAID.code,
        failureMessage: NOT_PAID.message,
      })
    }
  })

/** An order unknown to the provider was not charged; a day covers every retry with its key. */
const isHopeless = ({
  order,
  isUnknown,
  now,
}: {
  order: OrderRow
  isUnknown: boolean
  now: Date
}) => {
  const age = now.getTime() - order.createdAt.getTime()
  return age > GIVE_UP_MS || (isUnknown && age > DAY_MS)
}

const checkOrder = async ({ ctx, order }: { ctx: AppContext; order: HeldOrder }): Promise<void> => {
  const { db, databaseClock: clock } = ctx
  if (!['created', 'pending'].includes(order.state)) {
    await setNextCheck({ db, order, checkAt: null })
    return
  }
  const now = await readDatabaseTime({ db, clock })
  try {
    const applied = await refreshOrder({ ctx, order })
    if (applied && applied.outcome !== 'nothing' && applied.outcome !== 'refused') return
    if (isHopeless({ order, isUnknown: applied === undefined, now })) {
      await giveUp({ ctx, order })
      return
    }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    ctx.log.warn({ err: error, orderId: order.id, code: error.code }, 'billing.order.unanswered')
  }
  await setNextCheck({ db, order, checkAt: fromNow(clock, waitAfter(order.checks)) })
}

/** Polls providers for orders whose webhook did not arrive. */
export const checkOrders = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const { db, databaseClock: clock } = ctx
  await runLeased({
    ctx,
    name: 'billing.order_check',
    rows: LEASED_ORDERS,
    leaseMs: LEASE_MS,
    slots: AT_ONCE,
    claim: (lease) => claimDueOrders({ db, clock, leaseMs: LEASE_MS, ...lease }),
    idOf: ({ id }) => id,
    run: (order) => checkOrder({ ctx, order }),
  })
}

export const checkRefunds = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const { db, databaseClock: clock } = ctx
  await runLeased({
    ctx,
    name: 'billing.refund_check',
    rows: LEASED_REFUNDS,
    leaseMs: REFUND_RECHECK_MS,
    slots: AT_ONCE,
    claim: (lease) => claimDueRefunds({ db, clock, leaseMs: REFUND_RECHECK_MS, ...lease }),
    idOf: ({ id }) => id,
    run: (refund) => makeRefund({ ctx, refund }),
  })
}

/** Enqueues webhooks again whose job failed for good, so that none is lost. */
export const repeatWebhooks = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - 10 * MINUTE_MS)
  const waiting = await listWaitingWebhooks({ db: ctx.db, before, now, limit: WEBHOOKS_AT_ONCE })
  for (const { id } of waiting) {
    await ctx.jobs.enqueue(readWebhookJob, { id }, { key: `webhook:${id}` })
  }
}

const WEBHOOKS_KEPT_MS = 90 * DAY_MS

export const purgeOldWebhooks = ({ ctx }: { ctx: AppContext }) =>
  purgeWebhooks({
    db: ctx.db,
    before: new Date(ctx.clock.now().getTime() - WEBHOOKS_KEPT_MS),
  })
