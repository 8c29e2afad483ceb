import type { AppContext } from '../../../context.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { listAttemptsOf, listDeliveriesOf } from './deliveries.repository.ts'
import { listEndpointsOf } from './endpoints.repository.ts'

/** Of the workspaces the user owns. */
export const exportWebhooks = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const of = { db: ctx.db, workspaceIds: await listOwnedWorkspaceIds({ ctx, userId }) }
  return {
    webhookEndpoints: readAtOnce(async () =>
      (await listEndpointsOf(of)).map(({ createdBy, ...row }) => ({
        ...row,
        isOwn: createdBy === userId,
      })),
    ),
    webhookDeliveries: readPages((page) => listDeliveriesOf({ ...of, page })),
    webhookAttempts: readPages((page) => listAttemptsOf({ ...of, page })),
  }
}
