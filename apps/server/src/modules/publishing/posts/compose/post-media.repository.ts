import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../db/connection.ts'
import { resources } from '../../../../db/schema/library/resources.ts'
import { postTargets } from '../../../../db/schema/publishing/posts.ts'

/** Resources of the workspace and of the starter pack, including deleted ones still in use. */
export const listMedia = ({
  db,
  workspaceId,
  ids,
}: {
  db: Db | Tx
  workspaceId: string
  ids: readonly string[]
}) =>
  db
    .select()
    .from(resources)
    .where(
      and(
        inArray(resources.id, [...ids]),
        or(eq(resources.workspaceId, workspaceId), eq(resources.isStarter, true)),
      ),
    )

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
