import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/connection.ts'
import { analyticsAccounts, metricSubjects } from '../../../db/schema/insight/analytics.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'
import type { AccountRow } from './accounts.repository.ts'

export type SubjectRow = typeof metricSubjects.$inferSelect

/** Subjects of one account that are read together under one lease. */
export type Batch = { owner: string; account: AccountRow; subjects: readonly SubjectRow[] }

type Leasing = { db: Db; clock: DatabaseClock; leaseMs: number }

/** Accounts examined to find an unlocked one. */
const CANDIDATES = 100
const MAX_SUBJECTS = 100

/** Locks one account that has due subjects and no lease; concurrent claims skip it. */
const lockDueAccount = async ({
  tx,
  clock,
  workspaceId,
}: {
  tx: Tx
  clock: DatabaseClock
  workspaceId: string | undefined
}) => {
  const now = clock.now()
  const [row] = await tx
    .select()
    .from(analyticsAccounts)
    .where(
      and(
        workspaceId ? eq(analyticsAccounts.workspaceId, workspaceId) : undefined,
        sql`${analyticsAccounts.id} in (
          select account_id from metric_subjects
          where next_at <= ${now} ${workspaceId ? sql`and workspace_id = ${workspaceId}` : sql``}
          group by account_id
          having bool_and(lease_until is null or lease_until <= ${now})
          order by min(next_at) limit ${CANDIDATES})`,
        sql`not exists (
          select from metric_subjects leased
          where leased.account_id = ${analyticsAccounts.id} and leased.lease_until > ${now})`,
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** The account itself is read first and alone, because that also finds new posts. */
const chooseSubjects = (due: readonly SubjectRow[], batchSize: number): readonly SubjectRow[] => {
  const [first] = due
  return first?.kind === 'account' ? [first] : due.slice(0, batchSize)
}

/** Leases the due subjects of one account; undefined when nothing is due. */
export const claimBatch = ({
  db,
  clock,
  leaseMs,
  owner,
  batchSizeOf,
  workspaceId,
}: Leasing & {
  owner: string
  batchSizeOf(account: AccountRow): number
  /** Restricts the claim to this workspace. */
  workspaceId?: string
}): Promise<Batch | undefined> =>
  inTransaction(db, async (tx) => {
    const account = await lockDueAccount({ tx, clock, workspaceId })
    if (!account) return undefined
    const now = clock.now()
    const due = await tx
      .select()
      .from(metricSubjects)
      .where(
        and(
          eq(metricSubjects.accountId, account.id),
          lte(metricSubjects.nextAt, now),
          or(isNull(metricSubjects.leaseUntil), lte(metricSubjects.leaseUntil, now)),
        ),
      )
      .orderBy(desc(sql`${metricSubjects.kind} = 'account'`), asc(metricSubjects.nextAt))
      .limit(MAX_SUBJECTS)
    const chosen = chooseSubjects(due, batchSizeOf(account))
    if (chosen.length === 0) return undefined
    const subjects = await tx
      .update(metricSubjects)
      .set({ leaseOwner: owner, leaseUntil: fromNow(clock, leaseMs) })
      .where(
        inArray(
          metricSubjects.id,
          chosen.map(({ id }) => id),
        ),
      )
      .returning()
    return { owner, account, subjects }
  })

/** A leased batch: the account identifies its rows, the owner its lease. */
export type BatchKey = { accountId: string; owner: string }

const isOfBatch = ({ accountId, owner }: BatchKey) =>
  and(eq(metricSubjects.accountId, accountId), eq(metricSubjects.leaseOwner, owner))

/** Returns the owners of leases still held. */
export const renewBatches = async ({
  db,
  clock,
  leaseMs,
  batches,
}: Leasing & { batches: readonly BatchKey[] }): Promise<string[]> => {
  const rows = await db
    .update(metricSubjects)
    .set({ leaseUntil: fromNow(clock, leaseMs) })
    .where(and(or(...batches.map(isOfBatch)), gt(metricSubjects.leaseUntil, clock.now())))
    .returning({ owner: metricSubjects.leaseOwner })
  return [...new Set(rows.flatMap(({ owner }) => owner ?? []))]
}

/** Releases the batch unread until `nextAt`. */
export const postponeBatch = ({ db, nextAt, ...batch }: BatchKey & { db: Db; nextAt: Date }) =>
  db
    .update(metricSubjects)
    .set({ nextAt, leaseOwner: null, leaseUntil: null })
    .where(isOfBatch(batch))

/** The network asked to wait: nothing of the account is read before. */
export const postponeAccount = ({
  tx,
  accountId,
  until,
}: {
  tx: Tx
  accountId: string
  until: Date
}) =>
  tx
    .update(metricSubjects)
    .set({ nextAt: until })
    .where(and(eq(metricSubjects.accountId, accountId), lt(metricSubjects.nextAt, until)))

/** Subjects of all workspaces that are due for longer than `overdueMs`, by network. */
export const countOverdue = async ({
  db,
  clock,
  overdueMs,
}: {
  db: Db
  clock: DatabaseClock
  overdueMs: number
}) => {
  const { rows } = await db.execute<{ network: string; count: number; oldestSeconds: number }>(sql`
    select network, count(*)::int as count,
      extract(epoch from ${clock.now()} - min(next_at))::float8 as "oldestSeconds"
    from ${metricSubjects}
    where next_at < ${fromNow(clock, -overdueMs)} and (lease_until is null or lease_until <= ${clock.now()})
    group by network`)
  return rows
}
