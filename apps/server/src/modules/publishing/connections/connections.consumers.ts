import type { DomainEvent } from '@kadr/contract/events'
import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { tryLockUser } from '../../identity/users/index.ts'
import { applyPlanLimit } from './plan-limit.ts'

type PlanEvent = DomainEvent<'plan.changed' | 'workspace.transferred'>

/** In the order of ids, to avoid deadlocks. */
const payersOf = (event: PlanEvent): string[] =>
  event.kind === 'plan.changed'
    ? [event.subjectId]
    : [event.payload.fromUserId, event.payload.toUserId].sort()

export const connectionConsumers = [
  defineConsumer({
    name: 'connections.apply-plan-limit',
    kinds: ['plan.changed', 'workspace.transferred'],
    async handle({ ctx, tx, event }) {
      for (const userId of payersOf(event)) {
        if (await tryLockUser({ tx, userId })) await applyPlanLimit({ ctx, tx, userId })
      }
    },
  }),
]
