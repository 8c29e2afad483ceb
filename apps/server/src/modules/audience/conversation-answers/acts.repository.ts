import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { conversationActs } from '../../../db/schema/audience/answers.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'

export type ActRow = typeof conversationActs.$inferSelect
export type NewActRow = typeof conversationActs.$inferInsert

export const insertActs = async ({ tx, rows }: { tx: Tx; rows: readonly NewActRow[] }) => {
  if (rows.length > 0) await tx.insert(conversationActs).values([...rows])
}

/** What was pressed before on the same items and is not sent yet is replaced. */
export const cancelPending = async ({
  tx,
  itemIds,
}: {
  tx: Tx
  itemIds: readonly string[]
}): Promise<void> => {
  if (itemIds.length === 0) return
  await tx
    .update(conversationActs)
    .set({ state: 'cancelled', nextAt: null })
    .where(
      and(
        inArray(conversationActs.itemId, [...itemIds]),
        eq(conversationActs.state, 'pending'),
        sql`${conversationActs.leaseOwner} is null`,
      ),
    )
}

export const lockActsOf = ({
  tx,
  workspaceId,
  key,
}: {
  tx: Tx
  workspaceId: string
  key: string
}): Promise<ActRow[]> =>
  tx
    .select()
    .from(conversationActs)
    .where(and(eq(conversationActs.workspaceId, workspaceId), eq(conversationActs.key, key)))
    .orderBy(asc(conversationActs.id))
    .for('update')

export const setActs = ({
  tx,
  ids,
  values,
}: {
  tx: Tx
  ids: readonly string[]
  values: Partial<NewActRow>
}) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .update(conversationActs)
        .set(values)
        .where(inArray(conversationActs.id, [...ids]))
        .returning()

/** Fenced by the lease: undefined when it was undone meanwhile. */
export const finishAct = async ({
  tx,
  id,
  owner,
  values,
}: {
  tx: Tx
  id: string
  owner: string
  values: Partial<NewActRow>
}): Promise<ActRow | undefined> => {
  const [row] = await tx
    .update(conversationActs)
    .set(values)
    .where(
      and(
        eq(conversationActs.id, id),
        eq(conversationActs.leaseOwner, owner),
        eq(conversationActs.state, 'pending'),
      ),
    )
    .returning()
  return row
}

export const claimActs = ({
  db,
  clock,
  owner,
  leaseMs,
  limit,
}: {
  db: Db
  clock: DatabaseClock
  owner: string
  leaseMs: number
  limit: number
}): Promise<ActRow[]> =>
  db
    .update(conversationActs)
    .set({
      leaseOwner: owner,
      leaseUntil: sql`${clock.now()} + make_interval(secs => ${leaseMs / 1000})`,
    })
    .where(
      sql`${conversationActs.id} in (
        select id from conversation_acts
        where state = 'pending' and next_at <= ${clock.now()}
          and (lease_until is null or lease_until <= ${clock.now()})
        order by next_at limit ${limit} for update skip locked)`,
    )
    .returning()
