import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { idempotentAnswers } from '../../../db/schema/platform/idempotent-answers.ts'

export type RequestKey = { db: Db; userId: string; key: string }

const isOf = ({ userId, key }: RequestKey) =>
  and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key))

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
    .insert(idempotentAnswers)
    .values({ userId, key, fingerprint, startedAt: now })
    .onConflictDoUpdate({
      target: [idempotentAnswers.userId, idempotentAnswers.key],
      set: { fingerprint, answer: null, startedAt: now },
      setWhere: sql`${idempotentAnswers.startedAt} < ${forgottenBefore.toISOString()}::timestamptz or (
        ${idempotentAnswers.answer} is null and ${idempotentAnswers.fingerprint} = ${fingerprint}
        and ${idempotentAnswers.startedAt} < ${deadBefore.toISOString()}::timestamptz)`,
    })
    .returning({ key: idempotentAnswers.key })
  return rows.length > 0
}

export const findAnswer = async ({ db, ...one }: RequestKey) => {
  const [row] = await db
    .select({
      fingerprint: idempotentAnswers.fingerprint,
      answer: idempotentAnswers.answer,
      startedAt: idempotentAnswers.startedAt,
    })
    .from(idempotentAnswers)
    .where(isOf({ db, ...one }))
  return row
}

export const storeAnswer = ({ db, answer, ...one }: RequestKey & { answer: { data: unknown } }) =>
  db
    .update(idempotentAnswers)
    .set({ answer })
    .where(isOf({ db, ...one }))

export const releaseKey = ({ db, ...one }: RequestKey) =>
  db.delete(idempotentAnswers).where(isOf({ db, ...one }))

export const purgeAnswers = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(idempotentAnswers).where(lt(idempotentAnswers.startedAt, before))
