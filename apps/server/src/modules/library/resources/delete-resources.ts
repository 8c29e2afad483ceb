import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { resourceFolder } from './blob-keys.ts'
import { deleteBlobsJob } from './declared-jobs.ts'
import { appendResourceEvents } from './resource-events.ts'
import type { ResourceRow } from './resources.repository.ts'
import * as repository from './resources.repository.ts'
import { changeUsed } from './storage.repository.ts'
import { listUses } from './uses.repository.ts'

/** Rows are deleted at once, blobs by a job that exists only if the transaction commits. */
export const purgeResources = async ({
  ctx,
  tx,
  workspaceId,
  rows,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  rows: readonly ResourceRow[]
}): Promise<void> => {
  if (rows.length === 0) return
  await repository.deleteResources({ db: tx, ids: rows.map(({ id }) => id) })
  await changeUsed({
    db: tx,
    workspaceId,
    bytes: -rows.reduce((sum, { size }) => sum + size, 0),
  })
  await ctx.jobs.enqueue(deleteBlobsJob, { folders: rows.map(resourceFolder) }, { tx })
}

/** A resource in use is hidden from the library and deleted with its last use. */
export const deleteResources = async ({
  ctx,
  tx,
  workspaceId,
  rows,
  isForced,
  mayNamePosts,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  rows: readonly ResourceRow[]
  isForced: boolean
  /** False for a member restricted to some accounts: posts of other accounts must not be named. */
  mayNamePosts: boolean
}): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  const uses = await listUses({ db: tx, workspaceId, resourceIds: ids })
  const scheduled = uses.find((use) => use.isScheduled)
  if (scheduled && !isForced) {
    throw new UserError({
      code: 'RESOURCE_IN_USE',
      userMessage: `Ресурс нужен для запланированного${mayNamePosts || scheduled.kind !== 'post' ? `: ${quote(scheduled.title)}` : ''}. Удалить его из библиотеки всё равно?`,
    })
  }
  const used = new Set(uses.map(({ resourceId }) => resourceId))
  if (used.size > 0) {
    await repository.hideResources({ db: tx, ids: [...used], now: ctx.clock.now() })
  }
  await appendResourceEvents({ tx, kind: 'resource.deleted', workspaceId, ids })
  await purgeResources({ ctx, tx, workspaceId, rows: rows.filter(({ id }) => !used.has(id)) })
}
