import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connection.ts'
import { resourceUploads as uploads } from '../../../../db/schema/library/resources.ts'

type Lock = { db: Db; id: string; token: string }

/** By the database's clock: machine clocks may differ. */
const later = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Acquires a free lock, or asks its holder to release it. Returns whether it was acquired. */
export const acquireUploadLock = async ({ db, id, token, seconds }: Lock & { seconds: number }) => {
  const taken = await db
    .update(uploads)
    .set({ lockToken: token, lockedUntil: later(seconds), isLockWanted: false })
    .where(
      and(eq(uploads.id, id), or(isNull(uploads.lockToken), lt(uploads.lockedUntil, sql`now()`))),
    )
    .returning({ id: uploads.id })
  if (taken.length > 0) return true
  await db.update(uploads).set({ isLockWanted: true }).where(eq(uploads.id, id))
  return false
}

/** Undefined when the lock is lost; otherwise whether another request waits for it. */
export const renewUploadLock = async ({ db, id, token, seconds }: Lock & { seconds: number }) => {
  const [row] = await db
    .update(uploads)
    .set({ lockedUntil: later(seconds) })
    .where(and(eq(uploads.id, id), eq(uploads.lockToken, token)))
    .returning({ isWanted: uploads.isLockWanted })
  return row?.isWanted
}

export const freeUploadLock = ({ db, id, token }: Lock) =>
  db
    .update(uploads)
    .set({ lockToken: null, lockedUntil: null, isLockWanted: false })
    .where(and(eq(uploads.id, id), eq(uploads.lockToken, token)))
