import type { AppContext } from '../../context.ts'
import { exportAi } from '../ai/index.ts'
import { exportSignIns } from '../auth/index.ts'
import { exportConnections } from '../connections/index.ts'
import { exportGenerations } from '../generations/index.ts'
import { exportNotifications } from '../notifications/index.ts'
import { exportPoints } from '../points/index.ts'
import { exportPosts } from '../posts/index.ts'
import { exportProducts } from '../products/index.ts'
import { exportPublisherSetup } from '../publisher-setup/index.ts'
import { exportReels } from '../reels/index.ts'
import { exportResources } from '../resources/index.ts'
import { exportSubscription } from '../subscription/index.ts'
import { exportUser } from '../users/index.ts'
import { exportWorkspaces } from '../workspaces/index.ts'
import { listExportLinksOf } from './export-links.repository.ts'

/** Everything the product keeps about a person, by kind. Secrets are not data about anybody. */
export const exportPersonalData = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  exportedAt: ctx.clock.now().toISOString(),
  sections: {
    users: await exportUser({ ctx, userId }),
    ...(await exportSignIns({ ctx, userId })),
    workspaces: await exportWorkspaces({ ctx, userId }),
    products: await exportProducts({ ctx, userId }),
    ...(await exportPosts({ ctx, userId })),
    ...(await exportPublisherSetup({ ctx, userId })),
    reels: await exportReels({ ctx, userId }),
    ...(await exportGenerations({ ctx, userId })),
    ...(await exportResources({ ctx, userId })),
    connections: await exportConnections({ ctx, userId }),
    ...(await exportNotifications({ ctx, userId })),
    subscriptions: await exportSubscription({ ctx, userId }),
    ...(await exportPoints({ ctx, userId })),
    ...(await exportAi({ ctx, userId })),
    exportLinks: await listExportLinksOf({ db: ctx.db, userId }),
  },
})
