import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { purgeResources } from './delete-resources.ts'
import { resourceNotFound } from './failures.ts'
import * as resources from './resources.repository.ts'
import { lockStorage } from './storage.repository.ts'
import type { UseKind } from './uses.repository.ts'
import * as repository from './uses.repository.ts'

/** Replaces all uses of one owner (a product, a post, a reel). An empty list removes them. */
export const replaceUses = async ({
  ctx,
  tx,
  workspaceId,
  kind,
  usedBy,
  title,
  resourceIds,
  isScheduled = false,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  kind: UseKind
  usedBy: string
  /** The owner's title, shown under «Где используется». */
  title: string
  resourceIds: readonly string[]
  isScheduled?: boolean
}): Promise<void> => {
  await lockStorage({ db: tx, workspaceId })
  const wanted = [...new Set(resourceIds)]
  if (wanted.length > 0) {
    const held = await resources.lockVisibleShared({ db: tx, workspaceId, ids: wanted })
    if (held.length !== wanted.length) throw resourceNotFound('resourceIds')
  }
  const before = await repository.deleteUses({ db: tx, kind, usedBy })
  if (wanted.length > 0) {
    const use = { kind, usedBy, workspaceId, title, isScheduled }
    await repository.insertUses({ db: tx, ...use, resourceIds: wanted })
  }
  const dropped = before.filter((id) => !wanted.includes(id))
  if (dropped.length === 0) return
  const rows = await repository.lockUnusedHidden({ db: tx, ids: dropped })
  await purgeResources({ ctx, tx, workspaceId, rows })
}

/** A member restricted to some accounts gets no posts: they may belong to other accounts. */
export const listUses = async ({
  ctx,
  actor: { workspaceId, connectionIds },
  id,
}: {
  ctx: AppContext
  actor: Pick<Member, 'workspaceId' | 'connectionIds'>
  id: string
}) => {
  const row = await resources.findListed({ db: ctx.db, workspaceId, id })
  if (!row) throw resourceNotFound()
  const uses = await repository.listUses({ db: ctx.db, workspaceId, resourceIds: [id] })
  return uses
    .filter(({ kind }) => connectionIds === null || kind !== 'post')
    .map(({ kind, usedBy, title, isScheduled }) => ({ kind, id: usedBy, title, isScheduled }))
}
