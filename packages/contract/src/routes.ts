import * as activity from './activity.ts'
import * as affiliate from './affiliate.ts'
import * as ai from './ai.ts'
import * as analytics from './analytics.ts'
import * as analyticsGroups from './analytics-groups.ts'
import * as auth from './auth.ts'
import * as automations from './automations.ts'
import * as billing from './billing.ts'
import * as bot from './bot.ts'
import * as calendar from './calendar.ts'
import * as config from './config.ts'
import * as connectHandover from './connect-handover.ts'
import * as connecting from './connecting.ts'
import * as connections from './connections.ts'
import * as demo from './demo.ts'
import * as dev from './dev.ts'
import * as devReels from './dev-reels.ts'
import * as downloads from './downloads.ts'
import * as events from './events.ts'
import * as generations from './generations.ts'
import * as hooks from './hooks.ts'
import * as images from './images.ts'
import * as networkSetup from './network-setup.ts'
import * as notificationGroups from './notification-groups.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notifications from './notifications.ts'
import * as objects from './objects.ts'
import * as plannedRuns from './planned-runs.ts'
import * as postChecks from './post-checks.ts'
import * as postComments from './post-comments.ts'
import * as postImport from './post-import.ts'
import * as postTrash from './post-trash.ts'
import * as posts from './posts.ts'
import * as presence from './presence.ts'
import * as products from './products.ts'
import * as publisher from './publisher.ts'
import * as reels from './reels.ts'
import * as reportSchedules from './report-schedules.ts'
import * as reports from './reports.ts'
import * as requests from './requests.ts'
import * as resources from './resources.ts'
import * as reviews from './reviews.ts'
import type { Route } from './route.ts'
import * as speech from './speech.ts'
import * as stock from './stock.ts'
import * as subscription from './subscription.ts'
import * as team from './team.ts'
import * as trackedAccounts from './tracked-accounts.ts'
import * as users from './users.ts'
import * as workItems from './work-items.ts'
import * as workspaces from './workspaces.ts'

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

/** Every call of the API by name. */
export const routes: Record<string, Route> = Object.fromEntries(
  [
    activity,
    affiliate,
    ai,
    analytics,
    analyticsGroups,
    auth,
    automations,
    plannedRuns,
    billing,
    bot,
    calendar,
    config,
    connectHandover,
    connecting,
    connections,
    demo,
    dev,
    devReels,
    downloads,
    events,
    generations,
    hooks,
    images,
    networkSetup,
    notificationGroups,
    notificationSettings,
    notifications,
    objects,
    postChecks,
    postImport,
    postComments,
    posts,
    postTrash,
    presence,
    publisher,
    products,
    reels,
    reportSchedules,
    reports,
    requests,
    resources,
    reviews,
    speech,
    stock,
    subscription,
    team,
    trackedAccounts,
    users,
    workItems,
    workspaces,
  ].flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Route] => isRoute(entry[1])),
  ),
)
