import type { Resource } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { presentResource, type ResourceRow, replaceUses } from '../../../library/resources/index.ts'
import { listMedia } from './post-media.repository.ts'

type InWorkspace = { ctx: AppContext; tx?: Tx | undefined; workspaceId: string }
type WantedMedia = InWorkspace & { ids: readonly string[] }

/** Missing ones are left out, so that a list does not fail because of them. */
export const findMedia = async ({
  ctx,
  tx,
  workspaceId,
  ids,
}: WantedMedia): Promise<ReadonlyMap<string, ResourceRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await listMedia({ db: tx ?? ctx.db, workspaceId, ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** With signed URLs, for a response. */
export const findShownMedia = async (
  wanted: WantedMedia,
): Promise<ReadonlyMap<string, Resource>> => {
  const { ctx } = wanted
  const rows = [...(await findMedia(wanted)).values()]
  return new Map(rows.map((row) => [row.id, presentResource({ ctx, row })]))
}

/** Fails when one is missing. */
export const getMedia = async (wanted: WantedMedia): Promise<ReadonlyMap<string, ResourceRow>> => {
  const media = await findMedia(wanted)
  if (wanted.ids.every((id) => media.has(id))) return media
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Файл не найден', field: 'mediaIds' })
}

/** Records the resources of a post to block their deletion. A resource of another workspace is refused. */
export const saveMediaUses = ({
  postId,
  ...use
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  postId: string
  title: string
  resourceIds: readonly string[]
  isScheduled: boolean
}): Promise<void> => replaceUses({ ...use, kind: 'post', usedBy: postId })

/** For a post that is deleted for good, with the pictures of its comments. */
export const releaseMedia = async ({
  postId,
  ...input
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  postId: string
}): Promise<void> => {
  for (const kind of ['post', 'comment'] as const) {
    await replaceUses({ ...input, kind, usedBy: postId, title: '', resourceIds: [] })
  }
}
