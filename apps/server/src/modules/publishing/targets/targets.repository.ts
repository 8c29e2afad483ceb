import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAmong, prepareOnce } from '../../../db/prepared.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'

const SIZE = 500

/** PostgreSQL allows 65,535 parameters in a statement. */
const chunksOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / SIZE) }, (_, index) =>
    items.slice(index * SIZE, (index + 1) * SIZE),
  )

export type TargetRow = typeof postTargets.$inferSelect
export type NewTarget = typeof postTargets.$inferInsert & { id: string }
/** Columns that may be written with a change of state. */
export type TargetValues = Omit<
  PgUpdateSetSource<typeof postTargets>,
  'id' | 'workspaceId' | 'postId' | 'state' | 'version'
>

/** Without the publisher's own columns: a frozen publication may be large. */
const columns = {
  id: postTargets.id,
  postId: postTargets.postId,
  connectionId: postTargets.connectionId,
  network: postTargets.network,
  accountTitle: postTargets.accountTitle,
  overrideText: postTargets.overrideText,
  overrideMediaIds: postTargets.overrideMediaIds,
  settings: postTargets.settings,
  state: postTargets.state,
  version: postTargets.version,
  dueAt: postTargets.dueAt,
  isApprovalRequired: postTargets.isApprovalRequired,
  approvedHash: postTargets.approvedHash,
  startedAt: postTargets.startedAt,
  nextAt: postTargets.nextAt,
  failure: postTargets.failure,
  waiting: postTargets.waiting,
  isDraftAtNetwork: postTargets.isDraftAtNetwork,
  externalId: postTargets.externalId,
  externalDetails: postTargets.externalDetails,
  notice: postTargets.notice,
  url: postTargets.url,
  publishedAt: postTargets.publishedAt,
}

const selectOfPosts = (db: Db | Tx) =>
  db
    .select(columns)
    .from(postTargets)
    .where(isAmong(postTargets.postId, 'postIds'))
    .orderBy(asc(postTargets.id))

const targetsOfPosts = prepareOnce((db) => selectOfPosts(db).prepare('targets_of_posts'))

export const listTargets = ({ db, postIds }: { db: Db | Tx; postIds: readonly string[] }) =>
  targetsOfPosts(db).execute({ postIds })

export type Target = Awaited<ReturnType<typeof listTargets>>[number]

/** Settings of the newest target of each account; accounts without targets are left out. */
export const listLastSettings = async ({
  db,
  workspaceId,
  connectionIds,
}: {
  db: Db | Tx
  workspaceId: string
  connectionIds: readonly string[]
}) => {
  const rows = await db
    .selectDistinctOn([postTargets.connectionId], {
      connectionId: postTargets.connectionId,
      settings: postTargets.settings,
    })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        inArray(postTargets.connectionId, [...connectionIds]),
        sql`${postTargets.settings} <> '{}'::jsonb`,
      ),
    )
    .orderBy(postTargets.connectionId, desc(postTargets.id))
  return new Map(
    rows.flatMap(({ connectionId, settings }) => (connectionId ? [[connectionId, settings]] : [])),
  )
}

/** Locked until the transaction ends, in the order of ids to avoid deadlocks. */
export const lockTargets = ({ db, postIds }: { db: Tx; postIds: readonly string[] }) =>
  selectOfPosts(db).for('update').prepare('targets_of_posts_locked').execute({ postIds })

export const insertTargets = async ({
  db,
  values,
}: {
  db: Tx
  values: readonly NewTarget[]
}): Promise<void> => {
  for (const chunk of chunksOf(values)) await db.insert(postTargets).values(chunk)
}

/** Clears frozen content and uploads of the previous version. */
export const clearPublications = ({ db, ids }: { db: Tx; ids: readonly string[] }) =>
  db
    .update(postTargets)
    .set({ publication: null, progress: {} })
    .where(inArray(postTargets.id, [...ids]))

export const updateTargetContent = ({
  db,
  id,
  values,
}: {
  db: Tx
  id: string
  values: Pick<Target, 'overrideText' | 'overrideMediaIds' | 'settings'>
}) => db.update(postTargets).set(values).where(eq(postTargets.id, id))

export const deleteTargets = ({ db, ids }: { db: Tx; ids: readonly string[] }) =>
  db.delete(postTargets).where(inArray(postTargets.id, [...ids]))

type TargetKey = { db: Db | Tx; workspaceId: string; postId: string; id: string }

export const findTarget = async ({
  db,
  workspaceId,
  postId,
  id,
}: TargetKey): Promise<TargetRow | undefined> => {
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
