import type { Workspace } from '@kadr/contract/identity/workspaces'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { lockUser } from '../../identity/users/index.ts'
import { changeWorkspace, closeWorkspace, getWorkspace } from '../../identity/workspaces/index.ts'
import { findResources, replaceUses } from '../../library/resources/index.ts'

type ByMember = { ctx: AppContext; actor: Member }

const assertImage = async ({
  ctx,
  tx,
  workspaceId,
  id,
  field,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  id: string | null | undefined
  field: 'pictureId' | 'logoId'
}): Promise<void> => {
  if (!id) return
  const [row] = await findResources({ ctx, tx, workspaceId, ids: [id] })
  if (!row) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Файл не найден', field })
  if (row.kind === 'image') return
  throw new UserError({ code: 'VALIDATION_FAILED', userMessage: 'Подойдёт только картинка', field })
}

export const changeCurrent = async ({
  ctx,
  actor: { userId, workspaceId },
  values,
}: Pick<ByMember, 'ctx'> & {
  actor: Pick<Member, 'userId' | 'workspaceId'>
  values: Parameters<typeof changeWorkspace>[0]['values']
}): Promise<Workspace> => {
  await inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    await assertImage({ ctx, tx, workspaceId, id: values.pictureId, field: 'pictureId' })
    await assertImage({ ctx, tx, workspaceId, id: values.logoId, field: 'logoId' })
    const { name, pictureId, logoId } = await changeWorkspace({
      ctx,
      tx,
      workspaceId,
      userId,
      values,
    })
    const resourceIds = [pictureId, logoId].filter((id) => id !== null)
    const use = { kind: 'workspace', usedBy: workspaceId, title: name } as const
    await replaceUses({ ctx, tx, workspaceId, ...use, resourceIds })
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
