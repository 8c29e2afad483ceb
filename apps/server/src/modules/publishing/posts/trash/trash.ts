import { TRASH_DAYS } from '@kadr/contract/publishing/post-trash'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { createTurn } from '../../../../platform/jobs/each-alone.ts'
import { readCursor, writeCursor } from '../../../../platform/paging/page-cursor.ts'
import type { PostActor } from '../post-actor.ts'
import { readPosts } from '../read-posts.ts'
import { removePosts } from './remove-posts.ts'
import { listDeleted, listDeletedBefore, type TrashCursor } from './trash.repository.ts'

const DEFAULT_LIMIT = 50
const PURGED_AT_ONCE = 200
const place = z.tuple([z.iso.datetime(), z.uuid()])

const parseCursor = (cursor: string): TrashCursor => {
  const [at, id] = readCursor(place, cursor)
  return { at: new Date(at), id }
}

export const listDeletedPosts = async ({
  ctx,
  actor,
  query: { limit = DEFAULT_LIMIT, cursor },
}: {
  ctx: AppContext
  actor: PostActor
  query: { limit?: number | undefined; cursor?: string | undefined }
}) => {
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const { workspaceId } = actor
  const filter = { workspaceId, reach: actor }
  const rows = await listDeleted({ db: ctx.db, ...filter, after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const ids = page.map(({ id }) => id)
  const posts = await readPosts({ ctx, workspaceId, ids, isInTrash: true })
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: posts.flatMap((post) => {
      const deletedAt = page.find(({ id }) => id === post.id)?.deletedAt
      return deletedAt ? [{ post, deletedAt: deletedAt.toISOString() }] : []
    }),
    nextCursor: last?.deletedAt ? writeCursor([last.deletedAt.toISOString(), last.id]) : null,
  }
}

/** Permanently deletes posts that have been in the trash for too long. */
export const purgeTrash = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - TRASH_DAYS * DAY_MS)
  for (;;) {
    const rows = await listDeletedBefore({ db: ctx.db, before, limit: PURGED_AT_ONCE })
    const turn = createTurn({ ctx, name: 'posts.purge-trash' })
    await turn.each(rows, ({ id, workspaceId }) =>
      inTransaction(ctx.db, (tx) =>
        removePosts({ ctx, tx, workspaceId, ids: [id], isInTrash: true }),
      ),
    )
    // The next page would begin with the rows that have failed.
    turn.end()
    if (rows.length < PURGED_AT_ONCE) return
  }
}
