import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connection.ts'
import { posts, postTargets, targetEvents } from '../../db/schema/posts.ts'

export type TargetRow = typeof postTargets.$inferSelect
export type PostRow = typeof posts.$inferSelect
export type TargetValues = Omit<
  PgUpdateSetSource<typeof postTargets>,
  'id' | 'workspaceId' | 'postId' | 'state' | 'version'
>

export const findPost = async ({
  db,
  id,
}: {
  db: Db
  id: string
}): Promise<PostRow | undefined> => {
  const [row] = await db.select().from(posts).where(eq(posts.id, id))
  return row
}

export const findTarget = async ({
  db,
  workspaceId,
  postId,
  id,
}: {
  db: Db | Tx
  workspaceId: string
  postId: string
  id: string
}): Promise<TargetRow | undefined> => {
  const [row] = await db
    .select()
    .from(postTargets)
    .where(
      and(
        eq(postTargets.id, id),
        eq(postTargets.postId, postId),
        eq(postTargets.workspaceId, workspaceId),
      ),
    )
  return row
}

type Held = { id: string; version: number; leaseOwner: string }

/** Writes what a step has learned without a change of state; undefined when the target is no longer ours. */
export const saveHeld = async ({
  db,
  held,
  values,
}: {
  db: Tx
  held: Held
  values: TargetValues
}): Promise<TargetRow | undefined> => {
  const [row] = await db
    .update(postTargets)
    .set({ ...values, version: sql`${postTargets.version} + 1` })
    .where(
      and(
        eq(postTargets.id, held.id),
        eq(postTargets.version, held.version),
        eq(postTargets.leaseOwner, held.leaseOwner),
      ),
    )
    .returning()
  return row
}

/** The row one write later, when that write was ours. */
export const findWritten = async ({
  db,
  held,
}: {
  db: Db
  held: Held
}): Promise<TargetRow | undefined> => {
  const [row] = await db
    .select()
    .from(postTargets)
    .where(
      and(
        eq(postTargets.id, held.id),
        eq(postTargets.version, held.version + 1),
        eq(postTargets.leaseOwner, held.leaseOwner),
      ),
    )
  return row
}

/** A line of the timeline for something that changed no state. */
export const noteEvent = ({
  db,
  target,
  at,
  cause,
  note,
}: {
  db: Tx
  target: Pick<TargetRow, 'id' | 'state'>
  at: Date
  cause: string
  note: string | null
}) =>
  db.insert(targetEvents).values({
    targetId: target.id,
    at,
    fromState: target.state,
    toState: target.state,
    cause,
    note,
  })

/** All targets of a post, as far as telling about them needs. */
export const listSiblings = ({ db, postId }: { db: Db; postId: string }) =>
  db
    .select({
      state: postTargets.state,
      accountTitle: postTargets.accountTitle,
      isDraftAtNetwork: postTargets.isDraftAtNetwork,
    })
    .from(postTargets)
    .where(eq(postTargets.postId, postId))

/** What is due soon, with what it shows. */
export const listSoon = ({
  db,
  from,
  to,
  limit,
}: {
  db: Db
  from: Date
  to: Date
  limit: number
}) =>
  db
    .select({
      workspaceId: postTargets.workspaceId,
      network: postTargets.network,
      settings: postTargets.settings,
      mediaIds: sql<string[]>`coalesce(${postTargets.overrideMediaIds}, ${posts.mediaIds})`,
    })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(postTargets.state, 'scheduled'),
        gte(postTargets.nextAt, from),
        lt(postTargets.nextAt, to),
      ),
    )
    .orderBy(asc(postTargets.nextAt))
    .limit(limit)
