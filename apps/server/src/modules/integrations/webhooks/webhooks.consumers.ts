import { TOLD_KINDS } from '@kadr/domain/integrations/webhooks/public-events'
import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { enqueueEvent } from './enqueue-event.ts'

/** What happens is told to programs: their queue is filled in the transaction that moves the consumer. */
export const webhookConsumers = [
  defineConsumer({
    name: 'webhooks.enqueue',
    kinds: TOLD_KINDS,
    handle: enqueueEvent,
  }),
]
