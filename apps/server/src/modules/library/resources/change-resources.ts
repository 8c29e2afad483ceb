import type { RouteInput } from '@kadr/contract/base/route'
import type { changeResources as changeResourcesRoute } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { deleteResources } from './delete-resources.ts'
import { resourceNotFound } from './failures.ts'
import { getFolder } from './folders.service.ts'
import { searchTextOf } from './names.ts'
import { appendResourceEvents } from './resource-events.ts'
import type { ResourceRow } from './resources.repository.ts'
import * as repository from './resources.repository.ts'
import { lockStorage } from './storage.repository.ts'

const MAX_TAGS = 30

type Action = RouteInput<typeof changeResourcesRoute>['body']['action']

const retag = async ({
  tx,
  rows,
  add,
  remove,
}: {
  tx: Tx
  rows: readonly ResourceRow[]
  add: readonly string[]
  remove: readonly string[]
}) => {
  const changed = rows.map((row) => {
    const tags = [...new Set([...row.tags, ...add])].filter((tag) => !remove.includes(tag))
    if (tags.length > MAX_TAGS) {
      throw new UserError({
        code: 'VALIDATION_FAILED',
        userMessage: `У ${quote(row.name)} было бы больше ${MAX_TAGS} меток`,
        field: 'action.add',
      })
    }
    return { id: row.id, tags, searchText: searchTextOf({ ...row, tags }) }
  })
  await repository.writeTags({ db: tx, rows: changed })
}

/** Atomic: one unknown id rejects the whole action. */
export const changeResources = ({
  ctx,
  actor: { workspaceId, connectionIds },
  ids,
  action,
}: {
  ctx: AppContext
  actor: Pick<Member, 'workspaceId' | 'connectionIds'>
  ids: readonly string[]
  action: Action
}): Promise<{ changed: number }> =>
  inTransaction(ctx.db, async (tx) => {
    const wanted = [...new Set(ids)]
    // Lock order: the storage row before resource rows, as everywhere else, so there is no deadlock.
    if (action.kind === 'delete') await lockStorage({ db: tx, workspaceId })
    const rows = await repository.lockOwn({ db: tx, workspaceId, ids: wanted })
    if (rows.length !== wanted.length) throw resourceNotFound('ids')
    if (action.kind === 'move') {
      if (action.folderId) await getFolder({ ctx, tx, workspaceId, id: action.folderId })
      await repository.moveResources({ db: tx, ids: wanted, folderId: action.folderId })
    }
    if (action.kind === 'tag') await retag({ tx, rows, add: action.add, remove: action.remove })
    if (action.kind === 'delete') {
      const isForced = action.isForced ?? false
      const mayNamePosts = connectionIds === null
      await deleteResources({ ctx, tx, workspaceId, rows, isForced, mayNamePosts })
    } else await appendResourceEvents({ tx, kind: 'resource.changed', workspaceId, ids: wanted })
    return { changed: rows.length }
  })
