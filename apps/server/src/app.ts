import { activityModule } from './modules/activity/index.ts'
import { affiliateModule } from './modules/affiliate/index.ts'
import { aiModule } from './modules/ai/index.ts'
import { analyticsModule } from './modules/analytics/index.ts'
import { authenticate, authModule } from './modules/auth/index.ts'
import { automationsModule } from './modules/automations/index.ts'
import { billingModule, findRenewalState, takeTelegramUpdate } from './modules/billing/index.ts'
import { createBotModule } from './modules/bot/index.ts'
import { botActionsModule, takeBotAction } from './modules/bot-actions/index.ts'
import { botDraftsModule, takeContent } from './modules/bot-drafts/index.ts'
import { createBotOutboxModule } from './modules/bot-outbox/index.ts'
import { calendarModule } from './modules/calendar/index.ts'
import { collectorModule, countTrackedAccounts } from './modules/collector/index.ts'
import { connectionsModule, countConnectedAccounts } from './modules/connections/index.ts'
import { demoModule } from './modules/demo/index.ts'
import { devModule } from './modules/dev/index.ts'
import { digestsModule } from './modules/digests/index.ts'
import { downloadsModule } from './modules/downloads/index.ts'
import { eventsModule } from './modules/events/index.ts'
import { generationsModule } from './modules/generations/index.ts'
import { hooksModule } from './modules/hooks/index.ts'
import { housekeepingModule } from './modules/housekeeping/index.ts'
import { indexNowModule } from './modules/indexnow/index.ts'
import {
  followBotMessages,
  followPush,
  loseGroups,
  notificationsModule,
  takeGroup,
} from './modules/notifications/index.ts'
import { objectsModule } from './modules/objects/index.ts'
import { ownerMessagesModule } from './modules/owner-messages/index.ts'
import { personalDataModule } from './modules/personal-data/index.ts'
import { pointsModule } from './modules/points/index.ts'
import { assertInReach, postsModule } from './modules/posts/index.ts'
import { presenceModule } from './modules/presence/index.ts'
import { productsModule } from './modules/products/index.ts'
import { proxyImageModule } from './modules/proxy-image/index.ts'
import { publicConfigModule } from './modules/public-config/index.ts'
import { publisherModule } from './modules/publisher/index.ts'
import { publisherSetupModule } from './modules/publisher-setup/index.ts'
import { createPushModule } from './modules/push/index.ts'
import { reelsModule } from './modules/reels/index.ts'
import { reportSchedulesModule } from './modules/report-schedules/index.ts'
import { reportsModule } from './modules/reports/index.ts'
import { requestsModule } from './modules/requests/index.ts'
import { resourcesModule } from './modules/resources/index.ts'
import { reviewsModule } from './modules/reviews/index.ts'
import { speechModule } from './modules/speech/index.ts'
import { starterModule } from './modules/starter/index.ts'
import { stockModule } from './modules/stock/index.ts'
import { createSubscriptionModule } from './modules/subscription/index.ts'
import { takeInvited, teamModule } from './modules/team/index.ts'
import { usersModule } from './modules/users/index.ts'
import { findMembership, workspacesModule } from './modules/workspaces/index.ts'
import type { Composition } from './platform/shell.ts'

/** A new module is registered here. */
export const composition: Composition = {
  authenticate,
  findMembership,
  assertInReach,
  modules: [
    activityModule,
    affiliateModule,
    aiModule,
    authModule,
    automationsModule,
    billingModule,
    createBotModule({
      takers: [takeInvited, takeTelegramUpdate, takeGroup, takeBotAction, takeContent],
    }),
    botActionsModule,
    botDraftsModule,
    createBotOutboxModule({ onSettled: followBotMessages, onChatLost: loseGroups }),
    analyticsModule,
    reportsModule,
    reportSchedulesModule,
    calendarModule,
    collectorModule,
    connectionsModule,
    demoModule,
    devModule,
    digestsModule,
    downloadsModule,
    eventsModule,
    generationsModule,
    hooksModule,
    housekeepingModule,
    indexNowModule,
    notificationsModule,
    objectsModule,
    ownerMessagesModule,
    personalDataModule,
    pointsModule,
    productsModule,
    postsModule,
    presenceModule,
    proxyImageModule,
    publicConfigModule,
    publisherSetupModule,
    publisherModule,
    createPushModule({ onSettled: followPush }),
    reelsModule,
    requestsModule,
    resourcesModule,
    reviewsModule,
    speechModule,
    starterModule,
    stockModule,
    createSubscriptionModule({ countConnectedAccounts, countTrackedAccounts, findRenewalState }),
    teamModule,
    usersModule,
    workspacesModule,
  ],
}
