import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { adoptConnection, adoptTarget } from './adopt.ts'

export const collectorConsumers = [
  defineConsumer({
    name: 'collector.adopt-connections',
    kinds: ['connection.attached', 'connection.restored'],
    handle: ({ ctx, tx, event }) => adoptConnection({ ctx, tx, connectionId: event.subjectId }),
  }),
  defineConsumer({
    name: 'collector.adopt-targets',
    kinds: ['target.published', 'target.found'],
    handle: ({ ctx, tx, event }) => adoptTarget({ ctx, tx, targetId: event.subjectId }),
  }),
]
