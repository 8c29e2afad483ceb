import type { Attempts } from '@kadr/domain/identity/attempts'
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  operatorEntries,
  operatorRecoveryCodes,
  operators,
} from '../../../db/schema/operations/operators.ts'

export type Operator = typeof operators.$inferSelect

type OfOperator = { userId: string }

export const insertOperator = async ({
  db,
  ...values
}: OfOperator & { db: Db; label: string; createdAt: Date }) =>
  (await db.insert(operators).values(values).onConflictDoNothing().returning()).length > 0

export const listOperators = ({ db }: { db: Db }) =>
  db.select().from(operators).orderBy(asc(operators.createdAt))

export const deleteOperator = async ({ db, userId }: OfOperator & { db: Db }) =>
  (await db.delete(operators).where(eq(operators.userId, userId)).returning()).length > 0

export const findOperator = async ({ db, userId }: OfOperator & { db: Db }) => {
  const [row] = await db.select().from(operators).where(eq(operators.userId, userId))
  return row
}

/** Codes are tried one after another: two at once would be counted as one. */
export const lockOperator = async ({ db, userId }: OfOperator & { db: Tx }) => {
  const [row] = await db.select().from(operators).where(eq(operators.userId, userId)).for('update')
  return row
}

export const updateOperator = ({
  db,
  userId,
  ...changes
}: OfOperator & { db: Tx } & Partial<
    Attempts & { sealedKey: string | null; confirmedAt: Date | null; lastStep: number }
  >) => db.update(operators).set(changes).where(eq(operators.userId, userId))

export const replaceRecoveryCodes = async ({
  db,
  userId,
  hashes,
}: OfOperator & { db: Tx; hashes: readonly string[] }) => {
  await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.userId, userId))
  if (hashes.length === 0) return
  await db.insert(operatorRecoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
}

const isUnused = (userId: string) =>
  and(eq(operatorRecoveryCodes.userId, userId), isNull(operatorRecoveryCodes.usedAt))

export const takeRecoveryCode = async ({
  db,
  userId,
  hash,
  now,
}: OfOperator & { db: Tx; hash: string; now: Date }) => {
  const taken = await db
    .update(operatorRecoveryCodes)
    .set({ usedAt: now })
    .where(and(isUnused(userId), eq(operatorRecoveryCodes.hash, hash)))
    .returning({ hash: operatorRecoveryCodes.hash })
  return taken.length > 0
}

export const countRecoveryCodes = ({ db, userId }: OfOperator & { db: Db | Tx }) =>
  db.$count(operatorRecoveryCodes, isUnused(userId))

export const openEntry = ({
  db,
  sessionId,
  userId,
  openUntil,
}: OfOperator & { db: Tx; sessionId: string; openUntil: Date }) =>
  db
    .insert(operatorEntries)
    .values({ sessionId, userId, openUntil })
    .onConflictDoUpdate({ target: operatorEntries.sessionId, set: { openUntil } })

export const findEntryEnd = async ({
  db,
  sessionId,
  userId,
  now,
}: OfOperator & { db: Db; sessionId: string; now: Date }): Promise<Date | null> => {
  const [row] = await db
    .select({ openUntil: operatorEntries.openUntil })
    .from(operatorEntries)
    .where(
      and(
        eq(operatorEntries.sessionId, sessionId),
        eq(operatorEntries.userId, userId),
        gt(operatorEntries.openUntil, now),
      ),
    )
  return row?.openUntil ?? null
}

export const closeEntry = ({ db, sessionId }: { db: Db; sessionId: string }) =>
  db.delete(operatorEntries).where(eq(operatorEntries.sessionId, sessionId))

export const closeEntriesOf = ({ db, userId }: OfOperator & { db: Tx }) =>
  db.delete(operatorEntries).where(eq(operatorEntries.userId, userId))

export const purgeEntries = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(operatorEntries).where(lte(operatorEntries.openUntil, now))

/** For the export of personal data: neither the key nor the codes. */
export const listOperatorOf = ({ db, userId }: OfOperator & { db: Db }) =>
  db
    .select({
      label: operators.label,
      createdAt: operators.createdAt,
      confirmedAt: operators.confirmedAt,
      codesLeft: sql<number>`(select count(*)::int from ${operatorRecoveryCodes} c
        where c.user_id = ${operators.userId} and c.used_at is null)`,
    })
    .from(operators)
    .where(eq(operators.userId, userId))
