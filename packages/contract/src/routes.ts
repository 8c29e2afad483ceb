import * as audienceFigures from './audience/audience-figures.ts'
import * as conversationAccounts from './audience/conversation-accounts.ts'
import * as conversationRules from './audience/conversation-rules.ts'
import * as conversations from './audience/conversations.ts'
import * as savedAnswers from './audience/saved-answers.ts'
import * as automationFootage from './automation/automation-footage.ts'
import * as automations from './automation/automations.ts'
import * as plannedRuns from './automation/planned-runs.ts'
import * as images from './base/images.ts'
import type { Route } from './base/route.ts'
import * as bot from './bot/bot.ts'
import * as notificationGroups from './delivery/notification-groups.ts'
import * as notificationSettings from './delivery/notification-settings.ts'
import * as notifications from './delivery/notifications.ts'
import * as events from './events.ts'
import * as auth from './identity/auth.ts'
import * as passkeys from './identity/passkeys.ts'
import * as users from './identity/users.ts'
import * as workspaces from './identity/workspaces.ts'
import * as analytics from './insight/analytics.ts'
import * as analyticsGroups from './insight/analytics-groups.ts'
import * as reportSchedules from './insight/report-schedules.ts'
import * as reports from './insight/reports.ts'
import * as trackedAccounts from './insight/tracked-accounts.ts'
import * as workItems from './insight/work-items.ts'
import * as apiKeys from './integrations/api-keys.ts'
import * as confirmations from './integrations/confirmations.ts'
import * as programs from './integrations/programs.ts'
import * as webhooks from './integrations/webhooks.ts'
import * as business from './library/business.ts'
import * as hooks from './library/hooks.ts'
import * as objects from './library/objects.ts'
import * as products from './library/products.ts'
import * as resources from './library/resources.ts'
import * as stock from './library/stock.ts'
import * as affiliate from './money/affiliate.ts'
import * as billing from './money/billing.ts'
import * as subscription from './money/subscription.ts'
import * as admin from './operations/admin.ts'
import * as adminEntry from './operations/admin-entry.ts'
import * as demo from './operations/demo.ts'
import * as dev from './operations/dev.ts'
import * as devReels from './operations/dev-reels.ts'
import * as search from './operations/search.ts'
import * as calendar from './publishing/calendar.ts'
import * as calendarFeed from './publishing/calendar-feed.ts'
import * as connectHandover from './publishing/connect-handover.ts'
import * as connecting from './publishing/connecting.ts'
import * as connections from './publishing/connections.ts'
import * as feeds from './publishing/feeds.ts'
import * as networkSetup from './publishing/network-setup.ts'
import * as planSheets from './publishing/plan-sheets.ts'
import * as postApproval from './publishing/post-approval.ts'
import * as postChanges from './publishing/post-changes.ts'
import * as postChecks from './publishing/post-checks.ts'
import * as postImport from './publishing/post-import.ts'
import * as postTrash from './publishing/post-trash.ts'
import * as posts from './publishing/posts.ts'
import * as publishedFeed from './publishing/published-feed.ts'
import * as publisher from './publishing/publisher-setup.ts'
import * as rubrics from './publishing/rubrics.ts'
import * as signatures from './publishing/signatures.ts'
import * as snippets from './publishing/snippets.ts'
import * as targetHandovers from './publishing/target-handovers.ts'
import * as config from './site/config.ts'
import * as downloads from './site/downloads.ts'
import * as requests from './site/requests.ts'
import * as ai from './studio/ai.ts'
import * as brandKit from './studio/brand-kit.ts'
import * as generations from './studio/generations.ts'
import * as questions from './studio/questions.ts'
import * as reelTemplates from './studio/reel-templates.ts'
import * as reels from './studio/reels.ts'
import * as speech from './studio/speech.ts'
import * as transcripts from './studio/transcripts.ts'
import * as activity from './team/activity.ts'
import * as postComments from './team/post-comments.ts'
import * as presence from './team/presence.ts'
import * as reviews from './team/reviews.ts'
import * as team from './team/team.ts'

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

/** Every route of the API by name. */
export const routes: Record<string, Route> = Object.fromEntries(
  [
    activity,
    admin,
    adminEntry,
    affiliate,
    ai,
    analytics,
    analyticsGroups,
    apiKeys,
    audienceFigures,
    auth,
    automationFootage,
    automations,
    plannedRuns,
    billing,
    bot,
    brandKit,
    business,
    calendar,
    calendarFeed,
    config,
    connectHandover,
    confirmations,
    connecting,
    connections,
    conversationAccounts,
    conversationRules,
    conversations,
    demo,
    dev,
    devReels,
    downloads,
    events,
    feeds,
    generations,
    hooks,
    images,
    networkSetup,
    notificationGroups,
    notificationSettings,
    notifications,
    objects,
    passkeys,
    planSheets,
    postApproval,
    postChanges,
    postChecks,
    postImport,
    postComments,
    posts,
    targetHandovers,
    postTrash,
    presence,
    programs,
    publishedFeed,
    publisher,
    products,
    questions,
    reels,
    reelTemplates,
    reportSchedules,
    reports,
    requests,
    resources,
    reviews,
    rubrics,
    savedAnswers,
    search,
    signatures,
    snippets,
    speech,
    stock,
    subscription,
    team,
    trackedAccounts,
    transcripts,
    users,
    webhooks,
    workItems,
    workspaces,
  ].flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Route] => isRoute(entry[1])),
  ),
)
