import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { prepareOnce } from '../../../db/prepared.ts'
import { pointsBalances, pointsEntries } from '../../../db/schema/money/points.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type PointsKind = (typeof pointsBalances.$inferSelect)['kind']
export type PointsEntry = typeof pointsEntries.$inferSelect

type Account = { db: Db | Tx; userId: string; periodStart: Date }

const balancesOf = prepareOnce((db) =>
  db
    .select()
    .from(pointsBalances)
    .where(
      and(
        eq(pointsBalances.userId, sql.placeholder('userId')),
        eq(pointsBalances.periodStart, sql.placeholder('periodStart')),
      ),
    )
    .prepare('points_balances'),
)

export const listBalances = ({ db, userId, periodStart }: Account) =>
  balancesOf(db).execute({ userId, periodStart })

export const hasBalance = async ({
  db,
  userId,
  periodStart,
  kind,
}: Account & { kind: PointsKind }) => {
  const rows = await db
    .select({ kind: pointsBalances.kind })
    .from(pointsBalances)
    .where(
      and(
        eq(pointsBalances.userId, userId),
        eq(pointsBalances.kind, kind),
        eq(pointsBalances.periodStart, periodStart),
      ),
    )
  return rows.length > 0
}

/** Idempotent under concurrency: a month is granted once. */
export const grantPoints = async ({
  db,
  userId,
  periodStart,
  kind,
  amount,
  now,
}: Account & { kind: PointsKind; amount: number; now: Date }) => {
  const opened = await db
    .insert(pointsBalances)
    .values({ userId, kind, periodStart, granted: amount })
    .onConflictDoNothing()
    .returning({ kind: pointsBalances.kind })
  if (opened.length === 0) return
  await db.insert(pointsEntries).values({
    userId,
    kind,
    periodStart,
    type: 'grant',
    amount,
    key: `grant:${kind}:${periodStart.toISOString()}`,
    createdAt: now,
  })
}

/** Raises the points of the month and records the difference as an entry. */
export const raiseGranted = async ({
  db,
  userId,
  periodStart,
  kind,
  granted,
  amount,
  now,
}: Account & { kind: PointsKind; granted: number; amount: number; now: Date }) => {
  await db
    .update(pointsBalances)
    .set({ granted })
    .where(
      and(
        eq(pointsBalances.userId, userId),
        eq(pointsBalances.kind, kind),
        eq(pointsBalances.periodStart, periodStart),
      ),
    )
  await db
    .insert(pointsEntries)
    .values({
      userId,
      kind,
      periodStart,
      type: 'grant',
      amount,
      key: `raise:${kind}:${periodStart.toISOString()}:${granted}`,
      createdAt: now,
    })
    .onConflictDoNothing()
}

/** Undefined when the idempotency key was used before. */
export const insertReservation = async ({
  db,
  ...values
}: Account & {
  kind: PointsKind
  amount: number
  key: string
  workspaceId: string
  expiresAt: Date
  createdAt: Date
}) => {
  const [entry] = await db
    .insert(pointsEntries)
    .values({ ...values, type: 'reserve' })
    .onConflictDoNothing({ target: [pointsEntries.userId, pointsEntries.key] })
    .returning()
  return entry
}

export const findEntryByKey = async ({
  db,
  userId,
  key,
}: {
  db: Db | Tx
  userId: string
  key: string
}) => {
  const [entry] = await db
    .select()
    .from(pointsEntries)
    .where(and(eq(pointsEntries.userId, userId), eq(pointsEntries.key, key)))
  return entry
}

/** Reserves points if enough are left; check and update are one atomic statement. */
export const reserveBalance = async ({
  db,
  userId,
  periodStart,
  kind,
  amount,
}: Account & { kind: PointsKind; amount: number }) => {
  const left = sql`${pointsBalances.granted} - ${pointsBalances.reserved} - ${pointsBalances.spent}`
  const held = await db
    .update(pointsBalances)
    .set({ reserved: sql`${pointsBalances.reserved} + ${amount}` })
    .where(
      and(
        eq(pointsBalances.userId, userId),
        eq(pointsBalances.kind, kind),
        eq(pointsBalances.periodStart, periodStart),
        or(eq(pointsBalances.granted, -1), sql`${left} >= ${amount}`),
      ),
    )
    .returning({ kind: pointsBalances.kind })
  return held.length > 0
}

export const lockReservation = async ({ db, id }: { db: Tx; id: string }) => {
  const [entry] = await db
    .select()
    .from(pointsEntries)
    .where(and(eq(pointsEntries.id, id), eq(pointsEntries.type, 'reserve')))
    .for('update')
  return entry
}

export const findSettlement = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [entry] = await db.select().from(pointsEntries).where(eq(pointsEntries.reservationId, id))
  return entry
}

/** Settles a locked, open reservation as a spend or a release. */
export const settleReservation = async ({
  db,
  reservation,
  type,
  now,
}: {
  db: Tx
  reservation: PointsEntry
  type: 'spend' | 'release'
  now: Date
}) => {
  const { id, userId, kind, periodStart, amount, workspaceId } = reservation
  await db.insert(pointsEntries).values({
    userId,
    kind,
    periodStart,
    type,
    amount,
    key: `${type}:${id}`,
    workspaceId,
    reservationId: id,
    createdAt: now,
  })
  await db.update(pointsEntries).set({ settledAt: now }).where(eq(pointsEntries.id, id))
  await db
    .update(pointsBalances)
    .set({
      reserved: sql`${pointsBalances.reserved} - ${amount}`,
      spent: sql`${pointsBalances.spent} + ${type === 'spend' ? amount : 0}`,
    })
    .where(
      and(
        eq(pointsBalances.userId, userId),
        eq(pointsBalances.kind, kind),
        eq(pointsBalances.periodStart, periodStart),
      ),
    )
}

export const listStaleReservations = ({ db, now, limit }: { db: Db; now: Date; limit: number }) =>
  db
    .select({ id: pointsEntries.id })
    .from(pointsEntries)
    .where(
      and(
        eq(pointsEntries.type, 'reserve'),
        isNull(pointsEntries.settledAt),
        lte(pointsEntries.expiresAt, now),
      ),
    )
    .orderBy(asc(pointsEntries.expiresAt))
    .limit(limit)

export const listAllBalances = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select()
    .from(pointsBalances)
    .where(eq(pointsBalances.userId, userId))
    .orderBy(asc(pointsBalances.periodStart))

export const listAllEntries = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select()
    .from(pointsEntries)
    .where(and(eq(pointsEntries.userId, userId), isAfter(pointsEntries.id, after)))
    .orderBy(asc(pointsEntries.id))
    .limit(limit)
