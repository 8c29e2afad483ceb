import type { SignInProvider } from '@kadr/contract/users'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { googleFlows, signInLinks, telegramInitDataUses } from '../../db/schema/sign-in-flows.ts'

/** Records the first use and returns the device that made it. */
export const recordInitDataUse = async ({
  db,
  hash,
  deviceHash,
  expiresAt,
}: {
  db: Tx
  hash: string
  deviceHash: string | null
  expiresAt: Date
}): Promise<{ isFirst: boolean; deviceHash: string | null }> => {
  const inserted = await db
    .insert(telegramInitDataUses)
    .values({ hash, deviceHash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: telegramInitDataUses.hash })
  if (inserted.length > 0) return { isFirst: true, deviceHash }
  const [earlier] = await db
    .select({ deviceHash: telegramInitDataUses.deviceHash })
    .from(telegramInitDataUses)
    .where(eq(telegramInitDataUses.hash, hash))
  return { isFirst: false, deviceHash: earlier?.deviceHash ?? null }
}

export const insertGoogleFlow = ({
  db,
  ...flow
}: {
  db: Db
  stateHash: string
  browserHash: string
  nonce: string
  codeVerifier: string
  linkHash: string | null
  expiresAt: Date
}) => db.insert(googleFlows).values(flow)

/** Consumes a flow exactly once, and only for the browser that began it. */
export const consumeGoogleFlow = async ({
  db,
  stateHash,
  browserHash,
  now,
}: {
  db: Db
  stateHash: string
  browserHash: string
  now: Date
}) => {
  const [flow] = await db
    .update(googleFlows)
    .set({ usedAt: now })
    .where(
      and(
        eq(googleFlows.stateHash, stateHash),
        eq(googleFlows.browserHash, browserHash),
        isNull(googleFlows.usedAt),
        gt(googleFlows.expiresAt, now),
      ),
    )
    .returning()
  return flow
}

export const insertSignInLink = ({
  db,
  ...link
}: {
  db: Tx
  hash: string
  userId: string
  provider: SignInProvider
  createdAt: Date
  expiresAt: Date
}) => db.insert(signInLinks).values(link)

const isOpen = ({ hash, now }: { hash: string; now: Date }) =>
  and(eq(signInLinks.hash, hash), isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, now))

export const findOpenLink = async ({ db, hash, now }: { db: Db | Tx; hash: string; now: Date }) => {
  const [link] = await db.select().from(signInLinks).where(isOpen({ hash, now }))
  return link
}

/** Consumes a link exactly once. */
export const consumeLink = async ({ db, hash, now }: { db: Tx; hash: string; now: Date }) => {
  const [link] = await db
    .update(signInLinks)
    .set({ usedAt: now })
    .where(isOpen({ hash, now }))
    .returning()
  return link
}

export const deleteExpiredFlows = async ({ db, now }: { db: Db; now: Date }) => {
  await db.delete(telegramInitDataUses).where(lte(telegramInitDataUses.expiresAt, now))
  await db.delete(googleFlows).where(lte(googleFlows.expiresAt, now))
  await db.delete(signInLinks).where(lte(signInLinks.expiresAt, now))
}

export const listLinksOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      provider: signInLinks.provider,
      createdAt: signInLinks.createdAt,
      expiresAt: signInLinks.expiresAt,
      usedAt: signInLinks.usedAt,
    })
    .from(signInLinks)
    .where(eq(signInLinks.userId, userId))
