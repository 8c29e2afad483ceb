import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import type { Module } from '../../../platform/module.ts'
import { mountRules } from './rules.routes.ts'
import { exportRules } from './rules.service.ts'
import { runRules } from './run-rules.ts'

export { createRule, listRules } from './rules.service.ts'

const consumers = [
  defineConsumer({
    name: 'conversation-rules.run',
    kinds: ['conversation.received'],
    async handle({ ctx, tx, event: { workspaceId, subjectId, payload } }) {
      if (workspaceId === null || payload.isBacklog || payload.isQuiet) return
      const { itemId } = payload
      await runRules({ ctx, tx, workspaceId, conversationId: subjectId, itemId })
    },
  }),
]

export const conversationRulesModule: Module = {
  name: 'conversation-rules',
  routes: mountRules,
  consumers,
  exportPersonalData: exportRules,
}
