import type { DomainEvent } from '@kadr/contract/events'
import { defineConsumer } from '../../platform/events/define-consumer.ts'
import { isNotified, NOTIFIED_KINDS, type NotifiedKind } from './compose-notification.ts'
import { createNotifications } from './create-notifications.ts'
import { SETTLING_KINDS, type SettlingKind, settleNotifications } from './settle-notifications.ts'

type Event = DomainEvent<NotifiedKind | SettlingKind>

const asksToNotify = (event: Event): event is DomainEvent<NotifiedKind> => isNotified(event.kind)
const settlingKinds: ReadonlySet<string> = new Set(SETTLING_KINDS)
const asksToSettle = (event: Event): event is DomainEvent<SettlingKind> =>
  settlingKinds.has(event.kind)

/** One consumer for both: a problem has to be told before it can be settled. */
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
