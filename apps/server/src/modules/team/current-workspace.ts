import type { Workspace } from '@kadr/contract/workspaces'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Member } from '../../platform/http/mount.ts'
import { lockUser } from '../users/index.ts'
import { changeWorkspace, closeWorkspace, getWorkspace } from '../workspaces/index.ts'

type ByMember = { ctx: AppContext; actor: Member }

export const changeCurrent = async ({
  ctx,
  actor: { userId, workspaceId },
  values,
}: ByMember & { values: Parameters<typeof changeWorkspace>[0]['values'] }): Promise<Workspace> => {
  await inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    await changeWorkspace({ ctx, tx, workspaceId, userId, values })
  })
  return getWorkspace({ ctx, userId, workspaceId })
}

export const closeCurrent = ({
  ctx,
  actor: { userId, workspaceId },
  confirmation,
}: ByMember & { confirmation: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    await closeWorkspace({ ctx, tx, workspaceId, userId, confirmation })
    return {}
  })
