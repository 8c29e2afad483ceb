import { defineConsumer } from '../../platform/events/define-consumer.ts'
import { composeBillingNotice } from '../notifications/index.ts'
import { sendLetterJob } from './send-letter.ts'

/** What has a deadline also goes by e-mail, in the words of the notification. */
export const billingConsumers = [
  defineConsumer({
    name: 'billing.write-letters',
    kinds: ['renewal.announced', 'renewal.failed', 'plan.ended'],
    async handle({ ctx, tx, event }) {
      const { title: subject, text, key } = composeBillingNotice(event)
      const userId = event.subjectId
      const data = { userId, subject, text, key: `${userId}:${key}` }
      await ctx.jobs.enqueue(sendLetterJob, data, { tx })
    },
  }),
]
