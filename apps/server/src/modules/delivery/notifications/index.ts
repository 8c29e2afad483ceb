import type { Module } from '../../../platform/module.ts'
import { notificationConsumers } from './notifications.consumers.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { mountNotifications } from './notifications.routes.ts'
import { exportNotifications, purgeOldNotifications } from './notifications.service.ts'

export { getChannel } from './channels/channels.ts'
export { findFirstMessenger } from './channels/first-messenger.ts'
export { hasOtherMessenger } from './channels/has-other-way.ts'
export { followBotMessages, followPush } from './channels/settle-deliveries.ts'
export { concludeMessage, endMessage } from './conclude-notifications.ts'
export { findConversationOfMessage } from './find-conversation.ts'
export { disconnectGroups } from './groups/disconnect-groups.ts'
export { handleGroupUpdate } from './groups/handle-group-update.ts'
export { notifyGroups } from './groups/notify-groups.ts'
export { findNoticeState } from './notice-state.ts'
export { readNotifications } from './notifications.service.ts'
export { findPostBrief, type PostBrief } from './post-briefs.repository.ts'
export { storeNotifications } from './store-notifications.ts'
export { describeOutcome } from './texts/describe-outcome.ts'
export { nameAccount } from './texts/name-post.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: mountNotifications,
  jobs: () => notificationJobs,
  consumers: notificationConsumers,
  exportPersonalData: exportNotifications,
  purge: purgeOldNotifications,
}
