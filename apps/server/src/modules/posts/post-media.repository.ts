import type { TargetState } from '@kadr/contract/post-targets'
import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { postTargets } from '../../db/schema/posts.ts'
import { resources, resourceUses } from '../../db/schema/resources.ts'

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

/** Clears the planned flag of posts without targets left to publish. */
export const clearPlannedUses = ({ db, planned }: { db: Db; planned: TargetState[] }) =>
  db
    .update(resourceUses)
    .set({ isScheduled: false })
    .where(
      and(
        eq(resourceUses.kind, 'post'),
        eq(resourceUses.isScheduled, true),
        notExists(
          db
            .select({ one: sql`1` })
            .from(postTargets)
            .where(
              and(eq(postTargets.postId, resourceUses.usedBy), inArray(postTargets.state, planned)),
            ),
        ),
      ),
    )
