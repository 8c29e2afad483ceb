import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { deleteEventsOfWorkspace } from '../../../platform/events/event-log.ts'

export const eventConsumers = [
  // Payloads contain names and texts of the workspace: they are deleted with it.
  defineConsumer({
    name: 'events.forget-workspace',
    kinds: ['workspace.deleted'],
    handle: ({ tx, event }) => deleteEventsOfWorkspace({ tx, workspaceId: event.subjectId }),
  }),
]
