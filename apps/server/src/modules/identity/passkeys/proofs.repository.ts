import type { ProofPurpose } from '@kadr/contract/base/proofs'
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  passkeyChallenges,
  passkeyGuards,
  passkeyLog,
  proofs,
} from '../../../db/schema/identity/passkeys.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type ChallengePurpose = ProofPurpose | 'creation'
type OfSession = { sessionId: string }

/** The newest question of a session replaces the one before. */
export const putChallenge = ({
  db,
  sessionId,
  purpose,
  ...asked
}: OfSession & { db: Db; purpose: ChallengePurpose; challenge: string; expiresAt: Date }) =>
  db
    .insert(passkeyChallenges)
    .values({ sessionId, purpose, ...asked })
    .onConflictDoUpdate({
      target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
      set: asked,
    })

/** Once: an answer that comes again finds none. */
export const takeChallenge = async ({
  db,
  sessionId,
  purpose,
  now,
}: OfSession & { db: Db | Tx; purpose: ChallengePurpose; now: Date }) => {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.sessionId, sessionId), eq(passkeyChallenges.purpose, purpose)))
    .returning()
  return row && row.expiresAt > now ? row.challenge : undefined
}

export const putProof = ({
  db,
  sessionId,
  purpose,
  validUntil,
}: OfSession & { db: Tx; purpose: ProofPurpose; validUntil: Date }) =>
  db
    .insert(proofs)
    .values({ sessionId, purpose, validUntil })
    .onConflictDoUpdate({ target: [proofs.sessionId, proofs.purpose], set: { validUntil } })

export const hasProof = async ({
  db,
  sessionId,
  purpose,
  now,
}: OfSession & { db: Db; purpose: ProofPurpose; now: Date }) => {
  const valid = await db.$count(
    proofs,
    and(eq(proofs.sessionId, sessionId), eq(proofs.purpose, purpose), gt(proofs.validUntil, now)),
  )
  return valid > 0
}

export type Guard = typeof passkeyGuards.$inferSelect

/** Tries are made one after another: two at once would be counted as one. */
export const lockGuard = async ({ db, userId }: { db: Tx; userId: string }): Promise<Guard> => {
  await db.insert(passkeyGuards).values({ userId }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(passkeyGuards)
    .where(eq(passkeyGuards.userId, userId))
    .for('update')
  if (!row) throw new Error('The guard of passkeys was not written')
  return row
}

export const findGuard = async ({ db, userId }: { db: Db; userId: string }) => {
  const [row] = await db.select().from(passkeyGuards).where(eq(passkeyGuards.userId, userId))
  return row
}

export const updateGuard = ({
  db,
  userId,
  ...changes
}: { db: Tx; userId: string } & Partial<Omit<Guard, 'userId'>>) =>
  db.update(passkeyGuards).set(changes).where(eq(passkeyGuards.userId, userId))

export const writeLog = ({
  db,
  ...values
}: { db: Tx } & Omit<typeof passkeyLog.$inferInsert, 'id'>) => db.insert(passkeyLog).values(values)

export const listLog = ({ db, userId, limit }: { db: Db; userId: string; limit: number }) =>
  db
    .select()
    .from(passkeyLog)
    .where(eq(passkeyLog.userId, userId))
    .orderBy(desc(passkeyLog.id))
    .limit(limit)

export const listLogOf = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select()
    .from(passkeyLog)
    .where(
      and(
        eq(passkeyLog.userId, userId),
        after === undefined ? undefined : gt(passkeyLog.id, after),
      ),
    )
    .orderBy(asc(passkeyLog.id))
    .limit(limit)

export const deleteExpired = async ({
  db,
  now,
  loggedBefore,
}: {
  db: Db
  now: Date
  loggedBefore: Date
}) => {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  await db.delete(proofs).where(lte(proofs.validUntil, now))
  await db.delete(passkeyLog).where(lte(passkeyLog.at, loggedBefore))
}
