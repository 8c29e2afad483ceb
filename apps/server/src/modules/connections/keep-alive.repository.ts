import type { Network } from '@kadr/contract/networks'
import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { connections } from '../../db/schema/connections.ts'
import { type DatabaseClock, fromNow } from '../../platform/leases/database-clock.ts'

type One = { db: Db | Tx; id: string }

export const findById = async ({ db, id }: One) => {
  const [row] = await db.select().from(connections).where(eq(connections.id, id))
  return row
}

type Leased = { clock: DatabaseClock }

/**
 * Gives the right to ask the network to one caller at a time. Refused while another one holds it, and when somebody
 * has asked within the last `freshMs`: that answer is good enough.
 */
export const claimLease = async ({
  db,
  clock,
  id,
  owner,
  leaseMs,
  freshMs,
}: One & Leased & { owner: string; leaseMs: number; freshMs: number }) => {
  const [row] = await db
    .update(connections)
    .set({ leaseOwner: owner, leaseUntil: fromNow(clock, leaseMs) })
    .where(
      and(
        eq(connections.id, id),
        or(isNull(connections.leaseUntil), lte(connections.leaseUntil, clock.now())),
        or(isNull(connections.attemptedAt), lte(connections.attemptedAt, fromNow(clock, -freshMs))),
      ),
    )
    .returning()
  return row
}

/** Only one's own: whoever took it over after it ended keeps theirs. */
export const releaseLease = ({ db, id, owner }: One & { owner: string }) =>
  db
    .update(connections)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(connections.id, id), eq(connections.leaseOwner, owner)))

export const isLeased = async ({ db, clock, id }: One & Leased): Promise<boolean> => {
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.id, id), gt(connections.leaseUntil, clock.now())))
  return rows.length > 0
}

type Changes = Partial<
  Omit<typeof connections.$inferInsert, 'id' | 'workspaceId' | 'version' | 'attemptedAt'>
>

/** Writes what was learned with the tokens of `version`; undefined when there are newer ones by now. */
export const writeOutcome = async ({
  db,
  clock,
  id,
  version,
  changes,
  hasNewTokens,
}: One & Leased & { version: number; changes: Changes; hasNewTokens: boolean }) => {
  const attemptedAt = clock.now()
  const [row] = await db
    .update(connections)
    .set({ ...changes, attemptedAt, ...(hasNewTokens && { version: version + 1 }) })
    .where(and(eq(connections.id, id), eq(connections.version, version)))
    .returning()
  return row
}

const isFree = (now: Date) =>
  and(
    eq(connections.access, 'active'),
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
