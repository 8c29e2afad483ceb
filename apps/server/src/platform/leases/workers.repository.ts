import { DAY_MS } from '@kadr/kit/durations'
import { and, eq, lt, max, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { type WorkerKind, workers } from '../../db/schema/platform/workers.ts'
import { type DatabaseClock, fromNow } from './database-clock.ts'

type Asking = { db: Db | Tx; clock: DatabaseClock; kind: WorkerKind }

/** A worker without a heartbeat for longer counts as dead. */
const HEARTBEAT_TIMEOUT_MS = 30_000

/** Heartbeat. Also deletes workers without one for a day. */
export const registerWorker = async ({
  db,
  clock,
  kind,
  id,
  slots,
}: Asking & { id: string; slots: number }): Promise<void> => {
  const seenAt = clock.now()
  await db
    .insert(workers)
    .values({ id, kind, slots, seenAt })
    .onConflictDoUpdate({ target: workers.id, set: { slots, seenAt } })
  await db.delete(workers).where(lt(workers.seenAt, fromNow(clock, -DAY_MS)))
}

export const deleteWorker = ({ db, id }: { db: Db; id: string }) =>
  db.delete(workers).where(eq(workers.id, id))

const isAlive = (clock: DatabaseClock) =>
  sql`${workers.seenAt} > ${fromNow(clock, -HEARTBEAT_TIMEOUT_MS)}`

/** The last heartbeat of a worker kind, and whether it is recent enough. */
export const readLiveness = async ({
  db,
  clock,
  kind,
}: Asking): Promise<{ seenAt: Date | null; isAlive: boolean }> => {
  const [row] = await db
    .select({
      seenAt: max(workers.seenAt),
      isAlive: sql<boolean>`coalesce(bool_or(${isAlive(clock)}), false)`,
    })
    .from(workers)
    .where(eq(workers.kind, kind))
  return { seenAt: row?.seenAt ?? null, isAlive: row?.isAlive ?? false }
}

/** Total slots of all live workers of a kind. */
export const countSlots = async ({ db, clock, kind }: Asking): Promise<number> => {
  const [row] = await db
    .select({ slots: sum(workers.slots) })
    .from(workers)
    .where(and(eq(workers.kind, kind), isAlive(clock)))
  return Number(row?.slots ?? 0)
}
