import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { nameRoots } from './name-roots.repository.ts'

/** Comments may come before the collector knows the post they are under. */
export const conversationConsumers = [
  defineConsumer({
    name: 'conversations.name-roots',
    kinds: ['figures.collected'],
    async handle({ tx, event }) {
      if (event.workspaceId) await nameRoots({ tx, workspaceId: event.workspaceId })
    },
  }),
]
