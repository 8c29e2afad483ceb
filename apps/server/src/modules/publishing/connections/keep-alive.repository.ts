import type { Network } from '@kadr/contract/publishing/networks'
import { DAY_MS } from '@kadr/kit/durations'
import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import {
  accessEnd,
  checkedOrConnectedAt,
  connections,
} from '../../../db/schema/publishing/connections.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type ConnectionKey = { db: Db | Tx; id: string }

export const findById = async ({ db, id }: ConnectionKey) => {
  const [row] = await db.select().from(connections).where(eq(connections.id, id))
  return row
}

type LeaseClock = { clock: DatabaseClock }

/**
 * Leases a connection to one caller. Refused while another lease is active, or when the last result is younger than
 * `freshMs`.
 */
export const claimLease = async ({
  db,
  clock,
  id,
  owner,
  leaseMs,
  freshMs,
}: ConnectionKey & LeaseClock & { owner: string; leaseMs: number; freshMs: number }) => {
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

/** Only the caller's own: an expired lease may have a new owner. */
export const releaseLease = ({ db, id, owner }: ConnectionKey & { owner: string }) =>
  db
    .update(connections)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(connections.id, id), eq(connections.leaseOwner, owner)))

export const isLeased = async ({ db, clock, id }: ConnectionKey & LeaseClock): Promise<boolean> => {
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.id, id), gt(connections.leaseUntil, clock.now())))
  return rows.length > 0
}

type Changes = Partial<
  Omit<typeof connections.$inferInsert, 'id' | 'workspaceId' | 'version' | 'attemptedAt'>
>

/** Optimistic locking by token version; undefined when newer tokens were stored. */
export const writeOutcome = async ({
  db,
  clock,
  id,
  version,
  changes,
  hasNewTokens,
}: ConnectionKey & LeaseClock & { version: number; changes: Changes; hasNewTokens: boolean }) => {
  const attemptedAt = clock.now()
  const [row] = await db
    .update(connections)
    .set({ ...changes, attemptedAt, ...(hasNewTokens && { version: version + 1 }) })
    .where(and(eq(connections.id, id), eq(connections.version, version)))
    .returning()
  return row
}

const isLeaseFree = (now: Date) =>
  and(
    eq(connections.access, 'active'),
    or(isNull(connections.nextAttemptAt), lte(connections.nextAttemptAt, now)),
  )

/** Connections whose token expires before `endsBefore` and is old enough to renew. */
export const listDue = ({
  db,
  network,
  now,
  endsBefore,
  issuedBefore,
  after,
  limit,
}: Page & { db: Db; network: Network; now: Date; endsBefore: Date; issuedBefore: Date }) =>
  db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.network, network),
        lte(connections.accessExpiresAt, endsBefore),
        lte(connections.refreshedAt, issuedBefore),
        isLeaseFree(now),
        isAfter(connections.id, after),
      ),
    )
    .orderBy(asc(connections.id))
    .limit(limit)

/** Connections not checked successfully since `since`. */
export const listUnchecked = ({
  db,
  now,
  since,
  after,
  limit,
}: Page & { db: Db; now: Date; since: Date }) =>
  db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        lt(checkedOrConnectedAt(connections), since),
        isLeaseFree(now),
        isAfter(connections.id, after),
      ),
    )
    .orderBy(asc(connections.id))
    .limit(limit)

const WEEK_MS = 7 * DAY_MS

/**
 * Working connections that expire within a week and can't be renewed, and whose last warning predates the current
 * threshold: a week or a day before expiry.
 */
const isWarningDue = (now: Date) => {
  const end = accessEnd(connections)
  const isLastDay = lte(end, new Date(now.getTime() + DAY_MS))
  const dueAt = sql`${end} - case when ${isLastDay} then interval '1 day' else interval '7 days' end`
  return and(
    eq(connections.access, 'active'),
    gt(end, now),
    lte(end, new Date(now.getTime() + WEEK_MS)),
    or(isNull(connections.warnedAt), lt(connections.warnedAt, dueAt)),
  )
}

export const listExpiring = ({ db, now, after, limit }: Page & { db: Db; now: Date }) =>
  db
    .select({
      id: connections.id,
      workspaceId: connections.workspaceId,
      network: connections.network,
      title: connections.title,
      end: sql`${accessEnd(connections)}`.mapWith(connections.accessExpiresAt),
    })
    .from(connections)
    .where(and(isWarningDue(now), isAfter(connections.id, after)))
    .orderBy(asc(connections.id))
    .limit(limit)

/** True once per warning: marks it as sent. */
export const markWarned = async ({ db, id, now }: { db: Tx; id: string; now: Date }) => {
  const rows = await db
    .update(connections)
    .set({ warnedAt: now })
    .where(and(eq(connections.id, id), isWarningDue(now)))
    .returning({ id: connections.id })
  return rows.length > 0
}

/** Accounts by network and state; `failing` are active ones with `failures` failed requests in a row. */
export const countByState = async ({ db, failures }: { db: Db; failures: number }) => {
  type Row = { network: Network; state: 'active' | 'failing' | 'needs_reauth'; count: number }
  const { rows } = await db.execute<Row>(sql`
    select network, count(*)::int as count,
      case when access = 'active' and failure_count >= ${failures} then 'failing' else access end as state
    from ${connections} group by 1, 3`)
  return rows
}
