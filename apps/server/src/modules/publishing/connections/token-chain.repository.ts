import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'
import type { SealedTokens } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'

export type ChainMember = Pick<ConnectionRow, 'network' | 'details'>

const isOfChain = ({ network, details }: ChainMember) =>
  and(
    eq(connections.network, network),
    sql`${connections.details} ->> 'tokenChain' = ${details.tokenChain ?? null}`,
  )

/** Accounts of one sign-in that share its tokens, the oldest first; none where each account has its own. */
export const listChain = ({ db, ...of }: ChainMember & { db: Db | Tx }) =>
  of.details.tokenChain === undefined
    ? Promise.resolve([])
    : db.select().from(connections).where(isOfChain(of)).orderBy(asc(connections.id))

/** In their order. */
export const lockOthersOfChain = ({ tx, row }: { tx: Tx; row: ConnectionRow }) =>
  tx
    .select()
    .from(connections)
    .where(and(isOfChain(row), ne(connections.id, row.id)))
    .orderBy(asc(connections.id))
    .for('update')

export const storeChainTokens = ({
  tx,
  id,
  tokens,
  attemptedAt,
  refreshedAt,
}: {
  tx: Tx
  id: string
  tokens: SealedTokens
  attemptedAt: SQL
  refreshedAt: Date
}) =>
  tx
    .update(connections)
    .set({
      ...tokens,
      access: 'active',
      failureCount: 0,
      failureCode: null,
      failureMessage: null,
      nextAttemptAt: null,
      attemptedAt,
      refreshedAt,
      version: sql`${connections.version} + 1`,
    })
    .where(eq(connections.id, id))
