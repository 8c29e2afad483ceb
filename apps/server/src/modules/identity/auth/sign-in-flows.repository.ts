import type { OauthProvider, SignInProvider } from '@kadr/contract/identity/users'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  initDataUses,
  signInFlows,
  signInLinks,
  signInMoves,
} from '../../../db/schema/identity/sign-in-flows.ts'

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
    .insert(initDataUses)
    .values({ hash, deviceHash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: initDataUses.hash })
  if (inserted.length > 0) return { isFirst: true, deviceHash }
  const [earlier] = await db
    .select({ deviceHash: initDataUses.deviceHash })
    .from(initDataUses)
    .where(eq(initDataUses.hash, hash))
  return { isFirst: false, deviceHash: earlier?.deviceHash ?? null }
}

export const insertFlow = ({
  db,
  ...flow
}: {
  db: Db
  provider: OauthProvider
  stateHash: string
  browserHash: string
  nonce: string
  codeVerifier: string
  linkHash: string | null
  expiresAt: Date
}) => db.insert(signInFlows).values(flow)

/** Consumes a flow exactly once, and only for the provider and the browser it was started with. */
export const consumeFlow = async ({
  db,
  provider,
  stateHash,
  browserHash,
  now,
}: {
  db: Db
  provider: OauthProvider
  stateHash: string
  browserHash: string
  now: Date
}) => {
  const [flow] = await db
    .update(signInFlows)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInFlows.stateHash, stateHash),
        eq(signInFlows.provider, provider),
        eq(signInFlows.browserHash, browserHash),
        isNull(signInFlows.usedAt),
        gt(signInFlows.expiresAt, now),
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

export const insertMove = ({
  db,
  ...move
}: {
  db: Tx
  hash: string
  userId: string
  fromUserId: string
  provider: SignInProvider
  subject: string
  expiresAt: Date
}) => db.insert(signInMoves).values(move)

const isOpenMove = ({ hash, now }: { hash: string; now: Date }) =>
  and(eq(signInMoves.hash, hash), isNull(signInMoves.usedAt), gt(signInMoves.expiresAt, now))

export const findOpenMove = async ({ db, hash, now }: { db: Tx; hash: string; now: Date }) => {
  const [move] = await db.select().from(signInMoves).where(isOpenMove({ hash, now }))
  return move
}

/** Consumes an offer exactly once. */
export const consumeMove = async ({ db, hash, now }: { db: Tx; hash: string; now: Date }) => {
  const [move] = await db
    .update(signInMoves)
    .set({ usedAt: now })
    .where(isOpenMove({ hash, now }))
    .returning()
  return move
}

export const deleteExpiredFlows = async ({ db, now }: { db: Db; now: Date }) => {
  await db.delete(initDataUses).where(lte(initDataUses.expiresAt, now))
  await db.delete(signInFlows).where(lte(signInFlows.expiresAt, now))
  await db.delete(signInLinks).where(lte(signInLinks.expiresAt, now))
  await db.delete(signInMoves).where(lte(signInMoves.expiresAt, now))
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
