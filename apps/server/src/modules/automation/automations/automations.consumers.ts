import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { followRender } from './run/follow-render.ts'

export const automationConsumers = [
  defineConsumer({
    name: 'automations.follow-renders',
    kinds: ['generation.ready', 'generation.failed', 'generation.cancelled'],
    handle: ({ ctx, tx, event }) => followRender({ ctx, tx, generationId: event.subjectId }),
  }),
]
