import type { Network } from '@kadr/contract/networks'
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { connections } from '../../db/schema/connections.ts'

type One = { db: Db | Tx; id: string }

export const findById = async ({ db, id }: One) => {
  const [row] = await db.select().from(connections).where(eq(connections.id, id))
  return row
}

/**
 * Gives the right to ask the network to one caller at a time. Refused while another one holds it, and when somebody
 * has asked since `notSince`: that answer is good enough.
 */
export const takeLease = async ({
  db,
  id,
  now,
  until,
  notSince,
}: One & { now: Date; until: Date; notSince: Date }) => {
  const [row] = await db
    .update(connections)
    .set({ leaseUntil: until })
    .where(
      and(
        eq(connections.id, id),
        or(isNull(connections.leaseUntil), lte(connections.leaseUntil, now)),
        or(isNull(connections.attemptedAt), lte(connections.attemptedAt, notSince)),
      ),
    )
    .returning()
  return row
}

/** Only the lease that was taken: a later holder keeps theirs. */
export const giveLeaseBack = ({ db, id, until }: One & { until: Date }) =>
  db
    .update(connections)
    .set({ leaseUntil: null })
    .where(and(eq(connections.id, id), eq(connections.leaseUntil, until)))

type Changes = Partial<Omit<typeof connections.$inferInsert, 'id' | 'workspaceId' | 'version'>>

/** Writes what was learned with the tokens of `version`; undefined when there are newer ones by now. */
export const writeOutcome = async ({
  db,
  id,
  version,
  changes,
  hasNewTokens,
}: One & { version: number; changes: Changes; hasNewTokens: boolean }) => {
  const [row] = await db
    .update(connections)
    .set({ ...changes, ...(hasNewTokens && { version: version + 1 }) })
    .where(and(eq(connections.id, id), eq(connections.version, version)))
    .returning()
  return row
}

const isFree = (now: Date) =>
  and(
    eq(connections.access, 'active'),
    or(isNull(connections.leaseUntil), lte(connections.leaseUntil, now)),
    or(isNull(connections.nextAttemptAt), lte(connections.nextAttemptAt, now)),
  )

/** Connections of a network whose access ends before `endsBefore` and whose tokens are old enough to renew. */
export const listDue = ({
  db,
  network,
  now,
  endsBefore,
  issuedBefore,
  limit,
}: {
  db: Db
  network: Network
  now: Date
  endsBefore: Date
  issuedBefore: Date
  limit: number
}) =>
  db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.network, network),
        lte(connections.accessExpiresAt, endsBefore),
        lte(connections.refreshedAt, issuedBefore),
        isFree(now),
      ),
    )
    .orderBy(asc(connections.accessExpiresAt))
    .limit(limit)

export const listUnchecked = ({
  db,
  now,
  since,
  limit,
}: {
  db: Db
  now: Date
  since: Date
  limit: number
}) =>
  db
    .select({ id: connections.id })
    .from(connections)
    .where(and(or(isNull(connections.checkedAt), lt(connections.checkedAt, since)), isFree(now)))
    .orderBy(sql`${connections.checkedAt} nulls first`)
    .limit(limit)

/** Working connections whose access ends soon and which we have no way to prolong. */
export const listEnding = ({ db, now, before }: { db: Db; now: Date; before: Date }) => {
  const end = sql`case when ${connections.isRenewable} then ${connections.refreshExpiresAt}
    else ${connections.accessExpiresAt} end`
  return db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.access, 'active'),
        sql`${end} > ${now.toISOString()} and ${end} <= ${before.toISOString()}`,
      ),
    )
}
