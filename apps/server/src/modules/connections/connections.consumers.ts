import { defineConsumer } from '../../platform/events/define-consumer.ts'
import { tryLockUser } from '../users/index.ts'
import { applyPlanLimit } from './plan-limit.ts'

export const connectionConsumers = [
  defineConsumer({
    name: 'connections.apply-plan-limit',
    kinds: ['plan.changed'],
    async handle({ ctx, tx, event: { subjectId: userId } }) {
      if (await tryLockUser({ tx, userId })) await applyPlanLimit({ ctx, tx, userId })
    },
  }),
]
