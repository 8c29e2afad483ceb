import type { SignInProvider } from '@kadr/contract/identity/users'
import { and, desc, eq, gt, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { refreshTokens, sessions } from '../../../db/schema/identity/sessions.ts'

export const insertSession = async ({
  db,
  userId,
  authType,
  device,
  now,
}: {
  db: Tx
  userId: string
  authType: SignInProvider
  device: string
  now: Date
}) => {
  const [row] = await db
    .insert(sessions)
    .values({ userId, authType, device, createdAt: now, lastUsedAt: now })
    .returning({ id: sessions.id })
  if (!row) throw new Error('The session was not inserted')
  return row.id
}

export const insertRefreshToken = ({
  db,
  ...values
}: {
  db: Tx
  hash: string
  sessionId: string
  createdAt: Date
  expiresAt: Date
}) => db.insert(refreshTokens).values(values)

export const findRefreshToken = async ({ db, hash }: { db: Tx; hash: string }) => {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return row
}

/** The token with its session, locked until the transaction ends. */
export const lockRefreshToken = async ({ db, hash }: { db: Tx; hash: string }) => {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update')
  return row
}

/** Keeps the time of the first use: a repeat within the grace period does not extend it. */
export const markRefreshTokenUsed = async ({
  db,
  hash,
  replacedBy,
  sessionId,
  now,
}: {
  db: Tx
  hash: string
  replacedBy: string
  sessionId: string
  now: Date
}) => {
  await db
    .update(refreshTokens)
    .set({ usedAt: sql`coalesce(${refreshTokens.usedAt}, ${now.toISOString()})`, replacedBy })
    .where(eq(refreshTokens.hash, hash))
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId))
}

const isOpenOf = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.revokedAt))

export const listOpenSessions = ({
  db,
  userId,
  usedAfter,
}: {
  db: Db
  userId: string
  usedAfter: Date
}) =>
  db
    .select()
    .from(sessions)
    .where(and(isOpenOf(userId), gt(sessions.lastUsedAt, usedAfter)))
    .orderBy(desc(sessions.lastUsedAt))

export const revokeSession = async ({
  db,
  userId,
  sessionId,
  now,
}: {
  db: Db | Tx
  userId: string
  sessionId: string
  now: Date
}) => {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isOpenOf(userId)))
    .returning({ id: sessions.id })
  return revoked.length > 0
}

export const revokeSessionOfToken = ({ db, hash, now }: { db: Db; hash: string; now: Date }) =>
  db
    .update(sessions)
    .set({ revokedAt: now })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.hash, hash),
        eq(sessions.id, refreshTokens.sessionId),
        isNull(sessions.revokedAt),
      ),
    )

export const revokeAllSessions = ({
  db,
  userId,
  now,
}: {
  db: Db | Tx
  userId: string
  now: Date
}) => db.update(sessions).set({ revokedAt: now }).where(isOpenOf(userId))

export const revokeSessionsOpenedBy = ({
  db,
  userId,
  provider,
  exceptId,
  now,
}: {
  db: Tx
  userId: string
  provider: SignInProvider
  exceptId?: string
  now: Date
}) =>
  db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        isOpenOf(userId),
        eq(sessions.authType, provider),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )

/** Deletes expired tokens, then sessions without tokens. */
export const deleteExpiredTokens = async ({ db, now }: { db: Db; now: Date }) => {
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now))
  await db
    .delete(sessions)
    .where(
      notExists(
        db
          .select({ hash: refreshTokens.hash })
          .from(refreshTokens)
          .where(eq(refreshTokens.sessionId, sessions.id)),
      ),
    )
}

export const listAllSessions = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.lastUsedAt))

/** Without the hashes: they are secrets, not personal data. */
export const listAllRefreshTokens = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      sessionId: refreshTokens.sessionId,
      createdAt: refreshTokens.createdAt,
      expiresAt: refreshTokens.expiresAt,
      usedAt: refreshTokens.usedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(sessions.userId, userId))

export const findDevice = async ({ db, sessionId }: { db: Db | Tx; sessionId: string }) => {
  const [row] = await db
    .select({ device: sessions.device })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.device
}
