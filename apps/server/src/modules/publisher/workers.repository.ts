import type { Network } from '@kadr/contract/networks'
import { and, count, eq, inArray, lt, max } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { postTargets } from '../../db/schema/posts.ts'
import { publisherWorkers } from '../../db/schema/publisher.ts'

/** A worker has just looked for what is due. Those that stopped long ago are forgotten. */
export const noteWorker = async ({
  db,
  id,
  now,
  forgetBefore,
}: {
  db: Db
  id: string
  now: Date
  forgetBefore: Date
}): Promise<void> => {
  await db
    .insert(publisherWorkers)
    .values({ id, seenAt: now })
    .onConflictDoUpdate({ target: publisherWorkers.id, set: { seenAt: now } })
  await db.delete(publisherWorkers).where(lt(publisherWorkers.seenAt, forgetBefore))
}

export const findLastSeen = async ({ db }: { db: Db }): Promise<Date | null> => {
  const [row] = await db.select({ at: max(publisherWorkers.seenAt) }).from(publisherWorkers)
  return row?.at ?? null
}

/** Targets of a workspace whose moment has come and which nobody has begun. */
export const countWaiting = async ({
  db,
  workspaceId,
  before,
}: {
  db: Db
  workspaceId: string
  before: Date
}): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        eq(postTargets.state, 'scheduled'),
        lt(postTargets.dueAt, before),
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
