import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { PaymentProviderError } from '@kadr/payments'
import pLimit from 'p-limit'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { failOrder } from './fail-order.ts'
import { claimDueOrders, lockOrder, type OrderRow, updateOrder } from './orders.repository.ts'
import { claimDueRefunds, listWaitingWebhooks, purgeWebhooks } from './payments.repository.ts'
import { refreshOrder } from './read-payment.ts'
import { makeRefund, REFUND_RECHECK_MS } from './refund-payment.ts'
import { readWebhookJob } from './take-webhook.ts'

const BATCH = 100
const CONCURRENCY = 8
/** Longer than one question to a provider. */
const CLAIM_MS = 5 * MINUTE_MS
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS]
/** A page of payment is closed by every provider long before. */
const GIVE_UP_MS = 7 * DAY_MS

const waitAfter = (checks: number) => WAITS_MS[Math.min(checks, WAITS_MS.length) - 1] ?? DAY_MS

const NOT_PAID = {
  code: 'not_paid_in_time' as const,
  providerCode: 'none',
  message: 'Заказ не оплачен вовремя. Деньги не списаны, можно начать заново',
  isRetryable: true,
}

const giveUp = ({ ctx, order }: { ctx: AppContext; order: OrderRow }) =>
  inTransaction(ctx.db, async (tx) => {
    const locked = await lockOrder({ db: tx, id: order.id })
    if (!locked || !['created', 'pending'].includes(locked.state)) return
    if (locked.kind === 'renewal') await failOrder({ ctx, tx, order: locked, failure: NOT_PAID })
    else {
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

/** An order of which the provider never heard was not charged; a day covers every repetition of its key. */
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

const checkOrder = async ({ ctx, order }: { ctx: AppContext; order: OrderRow }): Promise<void> => {
  const now = ctx.clock.now()
  if (!['created', 'pending'].includes(order.state)) {
    await updateOrder({ db: ctx.db, id: order.id, checkAt: null })
    return
  }
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
  const checkAt = new Date(now.getTime() + waitAfter(order.checks))
  await updateOrder({ db: ctx.db, id: order.id, checkAt })
}

const runAll = async <T>({
  ctx,
  items,
  run,
}: {
  ctx: AppContext
  items: readonly T[]
  run(item: T): Promise<void>
}) => {
  const limit = pLimit(CONCURRENCY)
  const tried = items.map((item) =>
    limit(() =>
      run(item).catch((error: unknown) => {
        // One broken row must not stop the others; its next check is already set.
        ctx.log.error({ err: error }, 'billing.check.failed')
      }),
    ),
  )
  await Promise.all(tried)
}

/** Asks providers about orders whose notification did not come. */
export const checkOrders = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  for (;;) {
    const now = ctx.clock.now()
    const next = new Date(now.getTime() + CLAIM_MS)
    const items = await claimDueOrders({ db: ctx.db, now, next, limit: BATCH })
    await runAll({ ctx, items, run: (order) => checkOrder({ ctx, order }) })
    if (items.length < BATCH) return
  }
}

export const checkRefunds = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const next = new Date(now.getTime() + REFUND_RECHECK_MS)
  const items = await claimDueRefunds({ db: ctx.db, now, next, limit: BATCH })
  await runAll({ ctx, items, run: (refund) => makeRefund({ ctx, refund }) })
}

/** A job that failed for good is tried again: a notification is never lost. */
export const repeatWebhooks = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - 10 * MINUTE_MS)
  const waiting = await listWaitingWebhooks({ db: ctx.db, before, limit: BATCH })
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
