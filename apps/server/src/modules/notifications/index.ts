import type { Module } from '../../platform/module.ts'
import { notificationConsumers } from './notifications.consumers.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { mountNotifications } from './notifications.routes.ts'

export { getChannel } from './channels.ts'
export { concludeMessage, endMessage } from './conclude-notifications.ts'
export { describeOutcome } from './describe-outcome.ts'
export { loseGroups } from './lose-groups.ts'
export { findNoticeState } from './notice-state.ts'
export {
  exportNotifications,
  purgeOldNotifications,
  readNotifications,
} from './notifications.service.ts'
export { followBotMessages, followPush } from './settle-deliveries.ts'
export { storeNotifications } from './store-notifications.ts'
export { takeGroup } from './take-group.ts'
export { tellGroups } from './tell-groups.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: mountNotifications,
  jobs: () => notificationJobs,
  consumers: notificationConsumers,
}
