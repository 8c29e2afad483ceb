import type { Network } from '@kadr/contract/networks'
import { and, count, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { postTargets } from '../../db/schema/posts.ts'
import { type DatabaseClock, fromNow } from '../../platform/leases/database-clock.ts'

/** Targets of a workspace that have been due for longer than `lateMs` and are not begun. */
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
      ),
    )
  return row?.n ?? 0
}

/** Of these networks, those the workspace has something planned or under way for. */
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
