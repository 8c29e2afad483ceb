import { MINUTE_MS } from '@kadr/kit/durations'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { checkOrders, checkRefunds, repeatWebhooks } from './check-orders.ts'
import { purgeWebhooks } from './payments.repository.ts'
import { renewOne } from './renew.ts'
import { claimDueRenewals } from './renewals.repository.ts'
import { cancelSubscriptionJob } from './set-up-renewal.ts'
import { readWebhook, readWebhookJob } from './take-webhook.ts'

const EVERY_MINUTE = '* * * * *'
const RENEWALS_AT_ONCE = 500
const CONCURRENCY = 16
/** A process that dies leaves its renewals to the others after this. */
const LEASE_MS = 10 * MINUTE_MS
const WEBHOOKS_KEPT_MS = 90 * 24 * 60 * MINUTE_MS

/** Takes the next step of every renewal that is due. */
export const renewDue = async ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal?: AbortSignal
}): Promise<number> => {
  const limit = pLimit(CONCURRENCY)
  let done = 0
  while (!signal?.aborted) {
    const now = ctx.clock.now()
    const lease = new Date(now.getTime() + LEASE_MS)
    const due = await claimDueRenewals({ db: ctx.db, now, lease, limit: RENEWALS_AT_ONCE })
    const steps = due.map(({ userId }) =>
      limit(() =>
        renewOne({ ctx, userId }).catch((error: unknown) =>
          ctx.log.error({ err: error, userId }, 'billing.renewal.failed'),
        ),
      ),
    )
    await Promise.all(steps)
    done += due.length
    if (due.length < RENEWALS_AT_ONCE) break
  }
  return done
}

export const billingJobs = [
  defineJob({
    ...readWebhookJob,
    options: { batchSize: 10, concurrency: 2, retryLimit: 8, retryDelay: 5 },
    handle: ({ ctx, data }) => readWebhook({ ctx, id: data.id }),
  }),
  defineJob({
    name: 'billing.check-orders',
    schema: z.object({}),
    cron: EVERY_MINUTE,
    async handle({ ctx }) {
      await checkOrders({ ctx })
      await checkRefunds({ ctx })
      await repeatWebhooks({ ctx })
      const before = new Date(ctx.clock.now().getTime() - WEBHOOKS_KEPT_MS)
      await purgeWebhooks({ db: ctx.db, before })
    },
  }),
  defineJob({
    name: 'billing.renew-due',
    schema: z.object({}),
    cron: EVERY_MINUTE,
    async handle({ ctx, job }) {
      await renewDue({ ctx, signal: job.signal })
    },
  }),
  defineJob({
    ...cancelSubscriptionJob,
    options: { retryLimit: 12, retryDelay: 30 },
    async handle({ ctx, data: { provider: id, paymentId, buyerId } }) {
      await ctx.payments.find(id)?.subscriptions?.cancel({ paymentId, buyerId })
    },
  }),
]
