import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { fillDraft } from './fill-draft.ts'

export const clipConsumers = [
  defineConsumer({
    name: 'clips.fill-drafts',
    kinds: ['generation.ready'],
    handle: ({ ctx, tx, event }) => fillDraft({ ctx, tx, generationId: event.subjectId }),
  }),
]
