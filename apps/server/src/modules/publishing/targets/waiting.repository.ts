import type { Network } from '@kadr/contract/publishing/networks'
import { and, asc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { posts, postTargets } from '../../../db/schema/publishing/posts.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'

/** Targets that have been due for longer than `lateMs` and are not claimed, nobody knows why. */
export const countWaiting = async ({
  db,
  clock,
  workspaceId,
  lateMs,
}: {
  db: Db
  clock: DatabaseClock
  workspaceId: string
  lateMs: number
}): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        eq(postTargets.state, 'scheduled'),
        lt(postTargets.dueAt, fromNow(clock, -lateMs)),
        sql`coalesce((${postTargets.waiting}->>'until')::timestamptz < ${fromNow(clock, -lateMs)}, true)`,
      ),
    )
  return row?.n ?? 0
}

/** Of these networks, those the workspace has scheduled or in-flight targets for. */
export const listAffected = async ({
  db,
  workspaceId,
  networks,
}: {
  db: Db
  workspaceId: string
  networks: readonly Network[]
}): Promise<Network[]> => {
  if (networks.length === 0) return []
  const rows = await db
    .selectDistinct({ network: postTargets.network })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        inArray(postTargets.network, [...networks]),
        inArray(postTargets.state, [
          'scheduled',
          'claimed',
          'preparing',
          'submitting',
          'processing',
        ]),
      ),
    )
  return rows.map(({ network }) => network)
}

export const listSiblings = ({ db, postId }: { db: Db; postId: string }) =>
  db
    .select({
      state: postTargets.state,
      network: postTargets.network,
      accountTitle: postTargets.accountTitle,
      isDraftAtNetwork: postTargets.isDraftAtNetwork,
      url: postTargets.url,
    })
    .from(postTargets)
    .where(eq(postTargets.postId, postId))

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
