import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { idempotentAnswers as table } from '../../../db/schema/platform/idempotent-answers.ts'

export type RequestKey = { db: Db; userId: string; key: string }

const isOf = ({ userId, key }: RequestKey) => and(eq(table.userId, userId), eq(table.key, key))

/** Claims the key, also one that is over: false when another request holds or has answered it. */
export const claimKey = async ({
  db,
  userId,
  key,
  fingerprint,
  now,
  forgottenBefore,
  deadBefore,
}: RequestKey & {
  fingerprint: string
  now: Date
  forgottenBefore: Date
  /** A request without an answer that began earlier was cut off. */
  deadBefore: Date
}): Promise<boolean> => {
  const rows = await db
    .insert(table)
    .values({ userId, key, fingerprint, startedAt: now })
    .onConflictDoUpdate({
      target: [table.userId, table.key],
      set: { fingerprint, answer: null, startedAt: now },
      setWhere: sql`${table.startedAt} < ${forgottenBefore.toISOString()}::timestamptz or (
        ${table.answer} is null and ${table.fingerprint} = ${fingerprint}
        and ${table.startedAt} < ${deadBefore.toISOString()}::timestamptz)`,
    })
    .returning({ key: table.key })
  return rows.length > 0
}

export const findAnswer = async ({ db, ...one }: RequestKey) => {
  const [row] = await db
    .select({ fingerprint: table.fingerprint, answer: table.answer, startedAt: table.startedAt })
    .from(table)
    .where(isOf({ db, ...one }))
  return row
}

export const storeAnswer = ({ db, answer, ...one }: RequestKey & { answer: { data: unknown } }) =>
  db
    .update(table)
    .set({ answer })
    .where(isOf({ db, ...one }))

export const releaseKey = ({ db, ...one }: RequestKey) =>
  db.delete(table).where(isOf({ db, ...one }))

export const purgeAnswers = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(table).where(lt(table.startedAt, before))
