import type { Module } from '../../platform/module.ts'
import { deliverNotification } from './notifications.jobs.ts'
import { mountNotifications } from './notifications.routes.ts'

export { exportNotifications, purgeOldNotifications } from './notifications.service.ts'
export { notify } from './notify.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: mountNotifications,
  jobs: () => [deliverNotification],
}
