import type { DomainEvent } from '@kadr/contract/events'
import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { createNotifications } from './create-notifications.ts'
import { SETTLING_KINDS, type SettlingKind, settleNotifications } from './settle-notifications.ts'
import { isNotified, NOTIFIED_KINDS, type NotifiedKind } from './texts/compose-notification.ts'

type Event = DomainEvent<NotifiedKind | SettlingKind>

const asksToNotify = (event: Event): event is DomainEvent<NotifiedKind> => isNotified(event.kind)
const settlingKinds: ReadonlySet<string> = new Set(SETTLING_KINDS)
const asksToSettle = (event: Event): event is DomainEvent<SettlingKind> =>
  settlingKinds.has(event.kind)

/** One consumer for both, to keep the order: a notification exists before it is settled. */
export const notificationConsumers = [
  defineConsumer({
    name: 'notifications.create',
    kinds: [...new Set([...NOTIFIED_KINDS, ...SETTLING_KINDS])],
    async handle({ ctx, tx, event }) {
      if (asksToNotify(event)) await createNotifications({ ctx, tx, event })
      if (asksToSettle(event)) await settleNotifications({ ctx, tx, event })
    },
  }),
]
