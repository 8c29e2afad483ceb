import type { Account, Failure, NetworkContext } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { openAccount } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { findById } from './keep-alive.repository.ts'
import { renewOrCheckConnection } from './keep-alive.ts'

/** A connection with everything its adapter is called with. */
export type LiveAccount = {
  connection: Pick<
    ConnectionRow,
    'id' | 'workspaceId' | 'network' | 'access' | 'isReadOnly' | 'version' | 'signature'
  >
  account: Account
  /** Undefined while the network is not configured. */
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

/** Public facts of an account: no token is opened. Undefined when it has been detached. */
export const findAccountProfile = async ({
  ctx,
  id,
}: {
  ctx: AppContext
  id: string
}): Promise<Account['profile'] | undefined> => {
  const row = await findById({ db: ctx.db, id })
  if (!row) return undefined
  const { externalId, title, handle, avatarUrl, profileUrl, details } = row
  return { externalId, title, handle, avatarUrl, profileUrl, details }
}

/** After the network reported an expired token. */
export const renewAccess = async ({
  ctx,
  id,
  version,
}: {
  ctx: AppContext
  id: string
  /** Version of the tokens that were refused. */
  version: number
}): Promise<'renewed' | 'refused' | 'unreachable'> => {
  const isNewer = (row: ConnectionRow | undefined) => row !== undefined && row.version > version
  if (isNewer(await findById({ db: ctx.db, id }))) return 'renewed'
  await renewOrCheckConnection({ ctx, id, goal: 'renew' })
  const row = await findById({ db: ctx.db, id })
  if (isNewer(row)) return 'renewed'
  return row?.access === 'active' ? 'unreachable' : 'refused'
}

/** Whether a failed call may be retried: its token had expired and has been renewed. */
export const renewIfExpired = async ({
  ctx,
  live,
  failure,
}: {
  ctx: AppContext
  /** The account the call was made with. */
  live: LiveAccount
  failure: Failure
}): Promise<boolean> => {
  if (failure.code !== 'access_expired') return false
  const { id, version } = live.connection
  return (await renewAccess({ ctx, id, version })) === 'renewed'
}

/** After the network refused the token: checks it again and marks the connection if it is invalid. */
export const checkAccess = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  await renewOrCheckConnection({ ctx, id, goal: 'check' })
}
