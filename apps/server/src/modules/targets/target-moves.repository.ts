import type { TargetState } from '@kadr/contract/post-targets'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/connection.ts'
import { postTargets, targetEvents } from '../../db/schema/posts.ts'
import { chunksOf } from './chunks.ts'

export type TargetRow = typeof postTargets.$inferSelect
export type TargetValues = Omit<
  PgUpdateSetSource<typeof postTargets>,
  'id' | 'workspaceId' | 'postId' | 'state' | 'version'
>
export type NewTargetEvent = typeof targetEvents.$inferInsert

/** Undefined when the row is not as the caller saw it: somebody else was faster. */
export const updateGuarded = async ({
  db,
  id,
  version,
  leaseOwner,
  state,
  values,
}: {
  db: Tx
  id: string
  version: number
  leaseOwner: string | undefined
  state: TargetState
  values: TargetValues
}): Promise<TargetRow | undefined> => {
  const [row] = await db
    .update(postTargets)
    .set({ ...values, state, version: sql`${postTargets.version} + 1` })
    .where(
      and(
        eq(postTargets.id, id),
        eq(postTargets.version, version),
        leaseOwner ? eq(postTargets.leaseOwner, leaseOwner) : undefined,
      ),
    )
    .returning()
  return row
}

export const insertEvents = async ({
  db,
  events,
}: {
  db: Tx
  events: readonly NewTargetEvent[]
}): Promise<void> => {
  for (const chunk of chunksOf(events)) await db.insert(targetEvents).values(chunk)
}
