import type { PlanName } from '@kadr/contract/money/subscription'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { listPlansOf } from '../../money/subscription/index.ts'

/** The plan of whoever pays for the workspace. */
export const readPlanOf = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<PlanName> => {
  const ownerId = await getWorkspaceOwner({ ctx, workspaceId })
  const plans = await listPlansOf({ db: ctx.db, userIds: [ownerId], now: ctx.clock.now() })
  return plans.get(ownerId)?.plan ?? 'FREE'
}
