import type { Network } from '@kadr/contract/publishing/networks'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { handoverTickets, oauthStates } from '../../../db/schema/publishing/connections.ts'

export type OAuthFlow = {
  network: Network
  method: string
  workspaceId: string
  userId: string
  sessionId: string
}
export type OAuthState = typeof oauthStates.$inferSelect

export const insertState = ({
  db,
  ...values
}: OAuthFlow & {
  db: Db | Tx
  stateHash: string
  sealedVerifier: string
  redirectUri: string
  browserHash: string | null
  createdAt: Date
  expiresAt: Date
}) => db.insert(oauthStates).values(values)

const isOpenState = ({
  stateHash,
  browserHash,
  now,
}: {
  stateHash: string
  browserHash: string | null
  now: Date
}) =>
  and(
    eq(oauthStates.stateHash, stateHash),
    isNull(oauthStates.usedAt),
    gt(oauthStates.expiresAt, now),
    browserHash === null
      ? isNull(oauthStates.browserHash)
      : eq(oauthStates.browserHash, browserHash),
  )

/** Consumes a state exactly once, only for the session, workspace and network it was created for. */
export const consumeState = async ({
  db,
  stateHash,
  now,
  network,
  method,
  workspaceId,
  userId,
  sessionId,
}: OAuthFlow & { db: Db; stateHash: string; now: Date }) => {
  const [state] = await db
    .update(oauthStates)
    .set({ usedAt: now })
    .where(
      and(
        isOpenState({ stateHash, browserHash: null, now }),
        eq(oauthStates.network, network),
        eq(oauthStates.method, method),
        eq(oauthStates.workspaceId, workspaceId),
        eq(oauthStates.userId, userId),
        eq(oauthStates.sessionId, sessionId),
      ),
    )
    .returning()
  return state
}

/** Consumes a state that was handed over to a browser, once, only for that browser. */
export const consumeHandedState = async ({
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
  const [state] = await db
    .update(oauthStates)
    .set({ usedAt: now })
    .where(isOpenState({ stateHash, browserHash, now }))
    .returning()
  return state
}

export const insertTicket = ({
  db,
  ...values
}: OAuthFlow & { db: Db; ticketHash: string; createdAt: Date; expiresAt: Date }) =>
  db.insert(handoverTickets).values(values)

export const consumeTicket = async ({
  db,
  ticketHash,
  now,
}: {
  db: Db
  ticketHash: string
  now: Date
}) => {
  const [ticket] = await db
    .update(handoverTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(handoverTickets.ticketHash, ticketHash),
        isNull(handoverTickets.usedAt),
        gt(handoverTickets.expiresAt, now),
      ),
    )
    .returning()
  return ticket
}

export const deleteExpiredStates = async ({ db, now }: { db: Db; now: Date }) => {
  await db.delete(oauthStates).where(lte(oauthStates.expiresAt, now))
  await db.delete(handoverTickets).where(lte(handoverTickets.expiresAt, now))
}
