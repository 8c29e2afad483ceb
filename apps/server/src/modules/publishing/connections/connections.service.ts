import type { Connection, Connections } from '@kadr/contract/publishing/connections'
import type { Network } from '@kadr/contract/publishing/networks'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { getBotAccess, lockUser, switchBot } from '../../identity/users/index.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { presentConnection, presentConnections } from './connections.presenter.ts'
import {
  type ConnectionRow,
  deleteConnection,
  listConnections,
  listOwnedBy,
  listTaken,
  setSignature,
} from './connections.repository.ts'
import { deleteExpiredStates } from './oauth-flows.repository.ts'
import { applyPlanLimit } from './plan-limit.ts'
import { enqueueRevoke } from './revoke-access.ts'

/** A connection of another workspace is indistinguishable from one that does not exist. */
export const notConnected = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Этот аккаунт не подключён' })

export const getConnections = async ({
  ctx,
  actor: { userId, workspaceId, connectionIds },
}: {
  ctx: AppContext
  actor: Pick<Member, 'userId' | 'workspaceId' | 'connectionIds'>
}): Promise<Connections> => {
  const rows = await listConnections({ db: ctx.db, workspaceId })
  return presentConnections({
    ctx,
    rows: connectionIds ? rows.filter(({ id }) => connectionIds.includes(id)) : rows,
    botAccess: await getBotAccess({ ctx, userId, messenger: 'telegram' }),
  })
}

/** Of these accounts, those connected in any workspace. */
export const listTakenAccounts = async ({
  ctx,
  network,
  externalIds,
}: {
  ctx: AppContext
  network: Network
  externalIds: readonly string[]
}): Promise<ReadonlySet<string>> => new Set(await listTaken({ db: ctx.db, network, externalIds }))

/** The accounts of a workspace, oldest first. */
export const listConnectedAccounts = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<Pick<ConnectionRow, 'id' | 'network' | 'externalId' | 'access' | 'isReadOnly'>[]> =>
  (await listConnections({ db: ctx.db, workspaceId })).map(
    ({ id, network, externalId, access, isReadOnly }) => ({
      id,
      network,
      externalId,
      access,
      isReadOnly,
    }),
  )

/** Ids of another workspace are not found. */
export const assertConnected = async ({
  ctx,
  workspaceId,
  ids,
}: {
  ctx: AppContext
  workspaceId: string
  ids: readonly string[] | null | undefined
}): Promise<void> => {
  if (!ids) return
  const ours = new Set((await listConnectedAccounts({ ctx, workspaceId })).map(({ id }) => id))
  if (ids.every((id) => ours.has(id))) return
  throw new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Аккаунт не подключён. Обновите список подключений',
    field: 'connectionIds',
  })
}

export const putSignature = async ({
  ctx,
  ...one
}: {
  ctx: AppContext
  workspaceId: string
  id: string
  signature: string
}): Promise<Connection> => {
  const row = await setSignature({ db: ctx.db, ...one })
  if (!row) throw notConnected()
  return presentConnection({ ctx, row })
}

/** By account: those that have one. */
export const listSignatures = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<ReadonlyMap<string, string>> => {
  const rows = await listConnections({ db: ctx.db, workspaceId })
  return new Map(rows.flatMap(({ id, signature }) => (signature ? [[id, signature]] : [])))
}

/** Deleted here at once; the token is revoked at the network by a best-effort job. */
export const detachAccount = ({
  ctx,
  workspaceId,
  network,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  network: Network
  id: string
}): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const ownerId = await getWorkspaceOwner({ ctx, tx, workspaceId })
    // Locked before the connection, as attaching does: the other order could deadlock.
    await lockUser({ tx, userId: ownerId })
    const row = await deleteConnection({ db: tx, workspaceId, network, id })
    if (!row) throw notConnected()
    await enqueueRevoke({ ctx, tx, row })
    const payload = { network, title: row.title }
    await appendEvent({ tx, kind: 'connection.detached', workspaceId, subjectId: id, payload })
    await applyPlanLimit({ ctx, tx, userId: ownerId })
    return {}
  })

export const updateNotifications = async ({
  ctx,
  userId,
  isEnabled,
}: {
  ctx: AppContext
  userId: string
  isEnabled: boolean
}) => ({
  isTelegramNotificationsEnabled: await switchBot({
    ctx,
    userId,
    messenger: 'telegram',
    isEnabled,
  }),
})

/** On account deletion: revokes the tokens at the networks. */
export const revokeConnectionsOf = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
}) => {
  for (const row of await listOwnedBy({ db: tx, userId })) await enqueueRevoke({ ctx, tx, row })
}

/** On deletion of a workspace. */
export const revokeConnectionsOfWorkspace = async ({
  ctx,
  tx,
  workspaceId,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
}) => {
  for (const row of await listConnections({ db: tx, workspaceId })) {
    await enqueueRevoke({ ctx, tx, row })
  }
}

/** Without tokens: they are secrets, not personal data. */
export const exportConnections = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  connections: readAtOnce(async () => {
    const rows = await listOwnedBy({ db: ctx.db, userId })
    return rows.map(
      ({ sealedAccessToken, sealedRefreshToken, leaseOwner, leaseUntil, ...row }) => row,
    )
  }),
})

export const purgeExpiredStates = ({ ctx }: { ctx: AppContext }) =>
  deleteExpiredStates({ db: ctx.db, now: ctx.clock.now() })
