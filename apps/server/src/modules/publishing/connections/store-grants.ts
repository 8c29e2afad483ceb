import type { Connection } from '@kadr/contract/publishing/connections'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { mayConnect } from '@kadr/domain/money/limits'
import { newId } from '@kadr/kit/new-id'
import { adapters, type Grant, type NetworkContext } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { lockUser } from '../../identity/users/index.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { getSubscriptionTerms } from '../../money/subscription/index.ts'
import type { AttachInput } from './begin-connect.ts'
import { canRenew, openAccount, sealTokens } from './connection-tokens.ts'
import { presentConnection } from './connections.presenter.ts'
import {
  type ConnectionRow,
  countWithinLimit,
  insertConnection,
  lockByAccount,
  updateConnection,
} from './connections.repository.ts'
import { limitReached } from './plan-limit.ts'
import { getSignInMethod } from './sign-in-method.ts'

export type AttachResult = { connections: Connection[]; notice: string | null }

type GrantInput = AttachInput & { tx: Tx; grant: Grant; networkContext: NetworkContext }

const alreadyConnected = () =>
  new UserError({
    code: 'CONNECTION_TAKEN',
    userMessage:
      'Этот аккаунт уже подключён в другом рабочем пространстве. Отключите его там или попросите владельца пригласить вас в команду.',
  })

const listTitles = (grants: readonly Grant[]) =>
  grants.map(({ profile }) => quote(profile.title)).join(', ')

/** Notice about accounts of the same sign-in that were not connected. */
const noticeOf = ({ left, foreign }: { left: readonly Grant[]; foreign: readonly Grant[] }) => {
  const notes = [
    left.length > 0 && `Не хватило мест в тарифе: ${listTitles(left)}.`,
    foreign.length > 0 && `Уже подключены в другом пространстве: ${listTitles(foreign)}.`,
  ].filter(Boolean)
  return notes.length > 0 ? notes.join(' ') : null
}

const columnsOf = async ({
  ctx,
  id,
  grant: { profile, tokens },
  ...place
}: Omit<GrantInput, 'tx' | 'actor'> & { id: string }) => {
  const now = ctx.clock.now()
  const { network, method, networkContext } = place
  const { requiredScopes, requiredScopesOf } = adapters[network]
  const isRenewable = await canRenew({ network, networkContext, account: { profile, tokens } })
  return {
    network,
    method,
    ...profile,
    details: { ...profile.details },
    ...sealTokens({ ctx, id, tokens }),
    missingScopes: (requiredScopesOf?.(profile) ?? requiredScopes).filter(
      (scope) => !tokens.scopes.includes(scope),
    ),
    isRenewable,
    access: 'active' as const,
    connectedAt: now,
    refreshedAt: now,
    checkedAt: now,
    attemptedAt: null,
    nextAttemptAt: null,
    failureCount: 0,
    failureCode: null,
    failureMessage: null,
  }
}

/** Reconnect: updates the row and keeps tokens that the network did not return. */
const reconnect = async ({ row, ...input }: GrantInput & { row: ConnectionRow }) => {
  const stored = openRefreshToken({ ctx: input.ctx, row })
  const { tokens } = input.grant
  const grant = {
    ...input.grant,
    tokens: { ...tokens, refreshToken: tokens.refreshToken || stored },
  }
  const { connectedAt: _, ...columns } = await columnsOf({ ...input, grant, id: row.id })
  const refreshExpiresAt = tokens.refreshToken ? tokens.refreshExpiresAt : row.refreshExpiresAt
  return updateConnection({ db: input.tx, id: row.id, values: { ...columns, refreshExpiresAt } })
}

/** Null also when the encryption key is gone: a new sign-in repairs such a connection. */
const openRefreshToken = ({ ctx, row }: { ctx: AppContext; row: ConnectionRow }) => {
  try {
    return openAccount({ ctx, row }).tokens.refreshToken
  } catch (error) {
    ctx.log.warn({ err: error, connectionId: row.id }, 'connections.tokens.decrypt_failed')
    return null
  }
}

const connectNew = async (input: GrantInput) => {
  const id = newId(input.ctx.clock.now().getTime())
  const columns = await columnsOf({ ...input, id })
  const values = { id, workspaceId: input.actor.workspaceId, ...columns }
  return insertConnection({ db: input.tx, values })
}

/** Stored, over the plan limit, or connected in another workspace. */
const storeOne = async ({
  hasRoom,
  ...input
}: GrantInput & { hasRoom: boolean }): Promise<ConnectionRow | 'left' | 'foreign'> => {
  const { tx, network, actor, grant } = input
  const row = await lockByAccount({ db: tx, network, externalId: grant.profile.externalId })
  if (row && row.workspaceId !== actor.workspaceId) return 'foreign'
  if (!row && !hasRoom) return 'left'
  // Undefined when another owner has connected the account concurrently.
  const connected = row ? await reconnect({ ...input, row }) : await connectNew(input)
  if (!connected) return 'foreign'
  await appendEvent({
    tx,
    kind: row ? 'connection.restored' : 'connection.attached',
    workspaceId: actor.workspaceId,
    actorId: actor.userId,
    subjectId: connected.id,
    payload: { network, title: connected.title },
  })
  return connected
}

/** The owner's row is locked, so that concurrent sign-ins can't exceed the limit together. */
const lockLimit = async ({ ctx, tx, actor }: Pick<GrantInput, 'ctx' | 'tx' | 'actor'>) => {
  const userId = await getWorkspaceOwner({ ctx, tx, workspaceId: actor.workspaceId })
  await lockUser({ tx, userId })
  const { limits } = await getSubscriptionTerms({ ctx, tx, userId })
  const hasRoom = async () =>
    mayConnect({
      limit: limits.connectedAccounts,
      count: await countWithinLimit({ db: tx, userId }),
    })
  return { limit: limits.connectedAccounts, hasRoom }
}

const storeAll = async (
  input: AttachInput & { tx: Tx; grants: readonly Grant[]; networkContext: NetworkContext },
) => {
  const { limit, hasRoom } = await lockLimit(input)
  const connected: ConnectionRow[] = []
  const skipped = { left: [] as Grant[], foreign: [] as Grant[] }
  for (const grant of input.grants) {
    const outcome = await storeOne({ ...input, grant, hasRoom: await hasRoom() })
    if (typeof outcome === 'string') skipped[outcome].push(grant)
    else connected.push(outcome)
  }
  if (connected.length === 0)
    throw skipped.left.length > 0 ? limitReached(limit) : alreadyConnected()
  return { connected, skipped }
}

/** Stores the accounts of one sign-in, up to the plan limit. */
export const storeGrants = async ({
  grants,
  ...input
}: AttachInput & { grants: readonly Grant[] }): Promise<AttachResult> => {
  const { networkContext } = getSignInMethod({
    ...input,
    by: ['oauth', 'token', 'password', 'bot', 'hand'],
  })
  const { connected, skipped } = await inTransaction(input.ctx.db, (tx) =>
    storeAll({ ...input, tx, grants, networkContext }),
  )
  return {
    connections: connected.map((row) => presentConnection({ ctx: input.ctx, row })),
    notice: noticeOf(skipped),
  }
}
