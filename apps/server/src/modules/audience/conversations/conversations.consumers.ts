import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { nameThreads } from './refresh-threads.ts'

export const conversationConsumers = [
  defineConsumer({
    name: 'conversations.name-roots',
    kinds: ['figures.collected'],
    async handle({ tx, event }) {
      if (event.workspaceId) await nameThreads({ tx, workspaceId: event.workspaceId })
    },
  }),
]
