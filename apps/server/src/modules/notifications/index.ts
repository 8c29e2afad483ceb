import type { Module } from '../../platform/module.ts'
import { notificationConsumers } from './notifications.consumers.ts'
import { deliverNotification } from './notifications.jobs.ts'
import { mountNotifications } from './notifications.routes.ts'

export { composeBillingNotice } from './billing-texts.ts'
export { findNoticeState } from './notice-state.ts'
export {
  exportNotifications,
  purgeOldNotifications,
  readNotifications,
} from './notifications.service.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: mountNotifications,
  jobs: () => [deliverNotification],
  consumers: notificationConsumers,
}
