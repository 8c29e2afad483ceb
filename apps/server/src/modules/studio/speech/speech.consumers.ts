import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { forgetVoicesJob } from './speech.jobs.ts'

export const speechConsumers = [
  defineConsumer({
    name: 'speech.forget-workspace',
    kinds: ['workspace.deleted'],
    handle: ({ ctx, tx, event }) =>
      ctx.jobs.enqueue(forgetVoicesJob, { workspaceId: event.subjectId }, { tx }),
  }),
]
