import type { Workspace } from '@kadr/contract/identity/workspaces'
import { UserError } from '@kadr/domain/base/app-error'
import { joinSentences } from '@kadr/domain/base/sentences'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { lockUser } from '../../identity/users/index.ts'
import {
  createSharedWorkspace,
  getWorkspace,
  listOwnedWorkspaceIds,
  restoreWorkspace as restore,
} from '../../identity/workspaces/index.ts'
import { largerTeam, seatLimitOf } from './seats.ts'

/** Against abuse: agencies have far fewer clients. */
const MAX_WORKSPACES = 100

type OfUser = { ctx: AppContext; userId: string }

/** Additional workspaces need a plan with a team. */
export const createWorkspace = async ({
  ctx,
  userId,
  name,
  timeZone,
}: OfUser & { name: string; timeZone: string }): Promise<Workspace> => {
  const workspaceId = await inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const limit = await seatLimitOf({ ctx, tx, userId })
    if (limit === 1) {
      throw new UserError({
        code: 'PLAN_LIMIT_REACHED',
        userMessage: joinSentences(['В вашем тарифе одно пространство', largerTeam(limit)]),
      })
    }
    const owned = await listOwnedWorkspaceIds({ ctx, tx, userId })
    if (owned.length >= MAX_WORKSPACES) {
      throw new UserError({
        code: 'PLAN_LIMIT_REACHED',
        userMessage: `Пространств может быть не больше ${MAX_WORKSPACES}. Удалите ненужные`,
      })
    }
    return createSharedWorkspace({ tx, ownerId: userId, name, timeZone })
  })
  return getWorkspace({ ctx, userId, workspaceId })
}

export const restoreWorkspace = ({
  ctx,
  userId,
  workspaceId,
}: OfUser & { workspaceId: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    await restore({ ctx, tx, userId, workspaceId })
    return {}
  })
