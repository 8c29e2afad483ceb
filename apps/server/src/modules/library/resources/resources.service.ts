import type { RouteInput } from '@kadr/contract/base/route'
import type {
  Resource,
  updateResource as updateResourceRoute,
} from '@kadr/contract/library/resources'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { resourceNotFound } from './failures.ts'
import { getFolder } from './folders.service.ts'
import { searchTextOf, sortNameOf } from './names.ts'
import { appendResourceEvents } from './resource-events.ts'
import { presentResource } from './resources.presenter.ts'
import type { ResourceRow } from './resources.repository.ts'
import * as repository from './resources.repository.ts'

type OfWorkspace = { ctx: AppContext; workspaceId: string }

/** The ids that exist for the workspace, in any order. */
export const findResources = async ({
  ctx,
  tx,
  workspaceId,
  ids,
}: OfWorkspace & { tx?: Tx | undefined; ids: readonly string[] }): Promise<ResourceRow[]> =>
  ids.length === 0 ? [] : repository.findVisible({ db: tx ?? ctx.db, workspaceId, ids })

/** Rows in the order of the ids, without duplicates. Another workspace's id is treated as missing. */
export const getResources = async ({
  ctx,
  tx,
  workspaceId,
  ids,
}: OfWorkspace & { tx?: Tx | undefined; ids: readonly string[] }): Promise<ResourceRow[]> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await repository.findVisible({ db: tx ?? ctx.db, workspaceId, ids: wanted })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.map((id) => {
    const row = byId.get(id)
    if (!row) throw resourceNotFound('resourceIds')
    return row
  })
}

export const getResource = async ({
  ctx,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<Resource> => {
  const row = await repository.findListed({ db: ctx.db, workspaceId, id })
  if (!row) throw resourceNotFound()
  return presentResource({ ctx, row })
}

const uniqueTags = (tags: readonly string[]) => [...new Set(tags)]

export const updateResource = ({
  ctx,
  workspaceId,
  id,
  change,
}: OfWorkspace & {
  id: string
  change: RouteInput<typeof updateResourceRoute>['body']
}): Promise<Resource> =>
  inTransaction(ctx.db, async (tx) => {
    const [row] = await repository.lockOwn({ db: tx, workspaceId, ids: [id] })
    if (!row) throw resourceNotFound()
    if (change.folderId) await getFolder({ ctx, tx, workspaceId, id: change.folderId })
    const {
      name = row.name,
      altText = row.altText,
      tags = row.tags,
      folderId = row.folderId,
    } = change
    const next = { name, altText, tags: uniqueTags(tags), folderId }
    const updated = await repository.updateResource({
      db: tx,
      id,
      change: { ...next, sortName: sortNameOf(name), searchText: searchTextOf(next) },
    })
    await appendResourceEvents({ tx, kind: 'resource.changed', workspaceId, ids: [id] })
    return presentResource({ ctx, row: updated })
  })

export const listTags = ({ ctx, workspaceId }: OfWorkspace) =>
  repository.countTags({ db: ctx.db, workspaceId })
