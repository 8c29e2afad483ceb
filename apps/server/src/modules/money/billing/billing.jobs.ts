import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import {
  checkOrders,
  checkRefunds,
  purgeOldWebhooks,
  repeatWebhooks,
} from './checkout/check-orders.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { readWebhook, readWebhookJob } from './payments/store-webhook.ts'
import { renewDue } from './renewals/renew-due.ts'
import { cancelSubscriptionJob } from './renewals/set-up-renewal.ts'
import { warnOfEnds } from './renewals/warn-of-ends.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '17 * * * *'

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
      await purgeOldWebhooks({ ctx })
    },
  }),
  defineJob({
    name: 'billing.reconcile-payments',
    schema: z.object({}),
    cron: EVERY_HOUR,
    handle: ({ ctx }) => reconcilePayments({ ctx }),
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
    name: 'billing.warn-of-ends',
    schema: z.object({}),
    cron: EVERY_HOUR,
    handle: ({ ctx, job }) => warnOfEnds({ ctx, signal: job.signal }),
  }),
  defineJob({
    ...cancelSubscriptionJob,
    options: { retryLimit: 12, retryDelay: 30 },
    async handle({ ctx, data: { provider: id, paymentId, buyerId } }) {
      await ctx.payments.find(id)?.subscriptions?.cancel({ paymentId, buyerId })
    },
  }),
]
