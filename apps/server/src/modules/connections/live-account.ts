import type { Account, Failure, NetworkContext } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { openAccount } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { findById } from './keep-alive.repository.ts'
import { keepAlive } from './keep-alive.ts'

/** A connection as it is used: its state, and what the adapter of its network is called with. */
export type LiveAccount = {
  connection: Pick<
    ConnectionRow,
    'id' | 'workspaceId' | 'network' | 'access' | 'isReadOnly' | 'version'
  >
  account: Account
  /** Undefined while the network is not set up. */
  networkContext: NetworkContext | undefined
}

/** Undefined when the account has been detached. */
export const findLiveAccount = async ({
  ctx,
  id,
}: {
  ctx: AppContext
  id: string
}): Promise<LiveAccount | undefined> => {
  const row = await findById({ db: ctx.db, id })
  if (!row) return undefined
  return {
    connection: row,
    account: openAccount({ ctx, row }),
    networkContext: ctx.networks.findContext(row),
  }
}

/** After the network said that the access has run out: whether there is a newer one now. */
export const renewAccess = async ({
  ctx,
  id,
  version,
}: {
  ctx: AppContext
  id: string
  /** Of the tokens that were refused. */
  version: number
}): Promise<'renewed' | 'refused' | 'unreachable'> => {
  const isNewer = (row: ConnectionRow | undefined) => row !== undefined && row.version > version
  if (isNewer(await findById({ db: ctx.db, id }))) return 'renewed'
  await keepAlive({ ctx, id, goal: 'renew' })
  const row = await findById({ db: ctx.db, id })
  if (isNewer(row)) return 'renewed'
  return row?.access === 'active' ? 'unreachable' : 'refused'
}

/** Whether a call that failed is worth one more try: the access had expired and there is a newer one now. */
export const renewIfExpired = async ({
  ctx,
  live,
  failure,
}: {
  ctx: AppContext
  /** What the call was made with. */
  live: LiveAccount
  failure: Failure
}): Promise<boolean> => {
  if (failure.code !== 'access_expired') return false
  const { id, version } = live.connection
  return (await renewAccess({ ctx, id, version })) === 'renewed'
}

/** After the network refused the access: asks it once more, and marks the connection when it is so. */
export const checkAccess = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  await keepAlive({ ctx, id, goal: 'check' })
}
