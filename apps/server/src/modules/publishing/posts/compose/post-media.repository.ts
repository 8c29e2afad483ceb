import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../db/connection.ts'
import { isAmong, prepareOnce } from '../../../../db/prepared.ts'
import { resources } from '../../../../db/schema/library/resources.ts'
import { postTargets } from '../../../../db/schema/publishing/posts.ts'

const mediaOf = prepareOnce((db) =>
  db
    .select()
    .from(resources)
    .where(
      and(
        isAmong(resources.id, 'ids'),
        or(
          eq(resources.workspaceId, sql.placeholder('workspaceId')),
          eq(resources.isStarter, true),
        ),
      ),
    )
    .prepare('media_of_posts'),
)

/** Resources of the workspace and of the starter pack, including deleted ones still in use. */
export const listMedia = ({
  db,
  workspaceId,
  ids,
}: {
  db: Db | Tx
  workspaceId: string
  ids: readonly string[]
}) => mediaOf(db).execute({ workspaceId, ids })

/** Whether a post, by a column of its id, has a target in one of these states. */
export const hasTargetIn = ({
  db,
  postId,
  states,
}: {
  db: Db
  postId: AnyPgColumn
  states: readonly TargetState[]
}): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(postTargets)
      .where(and(eq(postTargets.postId, postId), inArray(postTargets.state, [...states]))),
  )
