import { handleConversationUpdate } from './modules/audience/conversation-reader/index.ts'
import { audienceModules } from './modules/audience/index.ts'
import { automationModules } from './modules/automation/index.ts'
import { createBotModules } from './modules/bot/index.ts'
import { createDeliveryModules } from './modules/delivery/index.ts'
import { handleGroupUpdate } from './modules/delivery/notifications/index.ts'
import { authenticate } from './modules/identity/auth/index.ts'
import { identityModules } from './modules/identity/index.ts'
import { openProofs } from './modules/identity/passkeys/index.ts'
import { findMembership } from './modules/identity/workspaces/index.ts'
import { countTrackedAccounts } from './modules/insight/collector/index.ts'
import { insightModules } from './modules/insight/index.ts'
import { openApi } from './modules/integrations/api/index.ts'
import { integrationsModules } from './modules/integrations/index.ts'
import { libraryModules } from './modules/library/index.ts'
import { handlePaymentUpdate } from './modules/money/billing/index.ts'
import { createMoneyModules } from './modules/money/index.ts'
import { openOperators } from './modules/operations/admin/index.ts'
import { operationsModules } from './modules/operations/index.ts'
import { countConnectedAccounts } from './modules/publishing/connections/index.ts'
import { publishingModules } from './modules/publishing/index.ts'
import { assertInReach, findHiddenIds } from './modules/publishing/posts/index.ts'
import { siteModules } from './modules/site/index.ts'
import { studioModules } from './modules/studio/index.ts'
import { teamModules } from './modules/team/index.ts'
import { handleInviteUpdate } from './modules/team/team/index.ts'
import { proxyImageModule } from './platform/proxy-image/index.ts'
import type { Composition } from './platform/shell.ts'

/**
 * The wings from bottom to top: each imports only wings listed before it, and automation does not import team. What a
 * wing needs of a later one is handed to it here. A new module is registered in the `index.ts` of its wing.
 */
export const composition: Composition = {
  authenticate,
  findMembership,
  assertInReach,
  openApi,
  openOperators,
  openProofs,
  modules: [
    proxyImageModule,
    // People, their sign-ins and their workspaces.
    ...identityModules,
    // How the product speaks to people: notifications, push, the bot's messages, live events.
    ...createDeliveryModules({ findHiddenIds }),
    // Plans, points, payments and partners.
    ...createMoneyModules({ countConnectedAccounts, countTrackedAccounts }),
    // What content is made of: files, products, stock photos, objects, hooks.
    ...libraryModules,
    // Accounts of networks, posts and their publication.
    ...publishingModules,
    // Reels, generations, speech and texts by AI.
    ...studioModules,
    // Figures of accounts and reports about them.
    ...insightModules,
    // What people write to us: threads, answers, rules.
    ...audienceModules,
    // Members, their activity and reviews by guests.
    ...teamModules,
    // Rules that make posts by themselves.
    ...automationModules,
    // Keys of other programs, the public API and webhooks.
    ...integrationsModules,
    // The bot in Telegram.
    ...createBotModules({
      updateHandlers: [
        handleInviteUpdate,
        handlePaymentUpdate,
        handleGroupUpdate,
        handleConversationUpdate,
      ],
    }),
    // Demo data, tools of developers, export and deletion of personal data.
    ...operationsModules,
    // The public site: tools, forms, what a page may know.
    ...siteModules,
  ],
}
