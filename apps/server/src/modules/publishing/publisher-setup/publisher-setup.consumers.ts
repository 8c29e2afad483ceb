import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { setUsualSlots } from './slots.service.ts'

export const publisherSetupConsumers = [
  defineConsumer({
    name: 'publisher-setup.give-slots',
    kinds: ['connection.attached'],
    async handle({ ctx, tx, event: { workspaceId, subjectId } }) {
      if (workspaceId !== null) {
        await setUsualSlots({ ctx, tx, workspaceId, connectionId: subjectId })
      }
    },
  }),
]
