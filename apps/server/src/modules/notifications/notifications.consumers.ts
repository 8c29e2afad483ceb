import { defineConsumer } from '../../platform/events/define-consumer.ts'
import { NOTIFIED_KINDS } from './compose-notification.ts'
import { createNotifications } from './create-notifications.ts'

export const notificationConsumers = [
  defineConsumer({
    name: 'notifications.create',
    kinds: NOTIFIED_KINDS,
    handle: createNotifications,
  }),
]
