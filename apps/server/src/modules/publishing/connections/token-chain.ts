import { newId } from '@kadr/kit/new-id'
import type {
  Account,
  NetworkAdapter,
  NetworkContext,
  RefreshOutcome,
  Tokens,
} from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { sealTokens } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { claimLease, findById, releaseLease } from './keep-alive.repository.ts'
import {
  type ChainMember,
  listChain,
  lockOthersOfChain,
  storeChainTokens,
} from './token-chain.repository.ts'

export const isChainInUse = async (of: ChainMember & { db: Db }) => (await listChain(of)).length > 0

/** Another account of the chain is renewing: its result is this one's too. */
const BESIDE: RefreshOutcome = {
  kind: 'unreachable',
  failure: {
    kind: 'retryable',
    code: 'renewed_beside',
    message: 'Доступ обновляется вместе с другими аккаунтами этого входа. Повторим через минуту.',
    action: 'retry',
  },
}

/** One renewal of a chain at a time, under the lease of its oldest account: the tokens before are refused after it. */
export const refreshTokens = async ({
  ctx,
  row,
  adapter,
  networkContext,
  account,
  leaseMs,
}: {
  ctx: AppContext
  row: ConnectionRow
  adapter: NetworkAdapter
  networkContext: NetworkContext
  account: Account
  leaseMs: number
}): Promise<RefreshOutcome> => {
  const { db, databaseClock: clock } = ctx
  const refresh = () => adapter.tokens.refresh({ ctx: networkContext, account })
  const [eldest] = await listChain({ db, ...row })
  if (!eldest || eldest.id === row.id) return refresh()
  const lease = { db, id: eldest.id, owner: newId() }
  if (!(await claimLease({ ...lease, clock, leaseMs, freshMs: 0 }))) return BESIDE
  try {
    const current = await findById({ db, id: row.id })
    return current?.version === row.version ? await refresh() : BESIDE
  } finally {
    await releaseLease(lease)
  }
}

/** The other accounts of the chain, locked in their order; those that did not work do now. */
export const shareTokens = async ({
  ctx,
  tx,
  row,
  tokens,
}: {
  ctx: AppContext
  tx: Tx
  row: ConnectionRow
  tokens: Tokens
}): Promise<ConnectionRow[]> => {
  if (row.details.tokenChain === undefined) return []
  const others = await lockOthersOfChain({ tx, row })
  const now = ctx.clock.now()
  for (const { id } of others) {
    await storeChainTokens({
      tx,
      id,
      tokens: sealTokens({ ctx, id, tokens }),
      // What is this fresh is not renewed again.
      attemptedAt: ctx.databaseClock.now(),
      refreshedAt: now,
    })
  }
  return others.filter(({ access }) => access !== 'active')
}
