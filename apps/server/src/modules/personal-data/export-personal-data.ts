import type { AppContext } from '../../context.ts'
import { type Pages, readAtOnce } from '../../platform/read-pages.ts'
import { exportActivityOf } from '../activity/index.ts'
import { exportAffiliate } from '../affiliate/index.ts'
import { exportAi } from '../ai/index.ts'
import { exportGroups } from '../analytics/index.ts'
import { exportSignIns } from '../auth/index.ts'
import { exportAutomations } from '../automations/index.ts'
import { exportBilling } from '../billing/index.ts'
import { exportBotInbox } from '../bot-drafts/index.ts'
import { exportBot } from '../bot-outbox/index.ts'
import { exportFigures } from '../collector/index.ts'
import { exportConnections } from '../connections/index.ts'
import { exportGenerations } from '../generations/index.ts'
import { exportFavouriteHooks } from '../hooks/index.ts'
import { exportNotifications } from '../notifications/index.ts'
import { exportPoints } from '../points/index.ts'
import { exportPosts } from '../posts/index.ts'
import { exportPresences } from '../presence/index.ts'
import { exportProducts } from '../products/index.ts'
import { exportPublisherSetup } from '../publisher-setup/index.ts'
import { exportPush } from '../push/index.ts'
import { exportReels } from '../reels/index.ts'
import { exportReportSchedules } from '../report-schedules/index.ts'
import { exportReports } from '../reports/index.ts'
import { exportResources } from '../resources/index.ts'
import { exportReviews } from '../reviews/index.ts'
import { exportPaidPeriods, exportSubscription } from '../subscription/index.ts'
import { exportTeam } from '../team/index.ts'
import { exportUser } from '../users/index.ts'
import { exportWorkspaces } from '../workspaces/index.ts'
import { listExportLinksOf } from './export-links.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

/** All data stored about a user, by section. Secrets are not personal data. */
const openSections = async ({ ctx, userId }: OfUser): Promise<Record<string, Pages>> => ({
  users: exportUser({ ctx, userId }),
  ...exportSignIns({ ctx, userId }),
  workspaces: exportWorkspaces({ ctx, userId }),
  products: exportProducts({ ctx, userId }),
  ...(await exportPosts({ ctx, userId })),
  presences: exportPresences({ ctx, userId }),
  ...(await exportPublisherSetup({ ctx, userId })),
  ...(await exportAutomations({ ctx, userId })),
  reels: await exportReels({ ctx, userId }),
  ...(await exportGenerations({ ctx, userId })),
  ...(await exportResources({ ctx, userId })),
  connections: exportConnections({ ctx, userId }),
  ...(await exportFigures({ ctx, userId })),
  ...(await exportGroups({ ctx, userId })),
  ...(await exportReports({ ctx, userId })),
  ...(await exportReportSchedules({ ctx, userId })),
  ...exportNotifications({ ctx, userId }),
  ...exportBot({ ctx, userId }),
  ...exportPush({ ctx, userId }),
  botInbox: exportBotInbox({ ctx, userId }),
  subscriptions: exportSubscription({ ctx, userId }),
  paidPeriods: exportPaidPeriods({ ctx, userId }),
  ...exportBilling({ ctx, userId }),
  ...exportAffiliate({ ctx, userId }),
  ...exportPoints({ ctx, userId }),
  ...exportAi({ ctx, userId }),
  ...exportTeam({ ctx, userId }),
  ...exportReviews({ ctx, userId }),
  ...exportActivityOf({ ctx, userId }),
  favouriteHooks: exportFavouriteHooks({ ctx, userId }),
  exportLinks: readAtOnce(() => listExportLinksOf({ db: ctx.db, userId })),
})

async function* writeRows(pages: Pages) {
  let separator = ''
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield `${separator}${rows.map((row) => JSON.stringify(row)).join(',')}`
    separator = ','
  }
}

async function* writeDocument({
  exportedAt,
  sections,
}: {
  exportedAt: Date
  sections: Record<string, Pages>
}) {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"sections":{`
  let separator = ''
  for (const [name, pages] of Object.entries(sections)) {
    yield `${separator}${JSON.stringify(name)}:[`
    yield* writeRows(pages)
    yield ']'
    separator = ','
  }
  yield '}}'
}

/** The JSON of the export in chunks: at most one page of rows is in memory. */
export const exportPersonalData = async ({ ctx, userId }: OfUser): Promise<AsyncIterable<string>> =>
  writeDocument({
    exportedAt: ctx.clock.now(),
    sections: await openSections({ ctx, userId }),
  })
