import { createHash } from 'node:crypto'
import type { Network } from '@kadr/contract/publishing/networks'
import { callbackPathOf } from '@kadr/domain/publishing/networks/callback-path'
import type { AppContext } from '../../../context.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { listInboxScopes } from './inbox-scopes.repository.ts'
import { insertState, type OAuthFlow } from './oauth-flows.repository.ts'
import { assertWithinPlanLimit } from './plan-limit.ts'
import { getSignInMethod } from './sign-in-method.ts'

const STATE_LIFETIME_MS = 10 * 60_000

export type ConnectingUser = { userId: string; sessionId: string; workspaceId: string }
export type BeginInput = {
  ctx: AppContext
  actor: ConnectingUser
  network: Network
  method: string
}
/** Storing the accounts of a sign-in needs no session. */
export type AttachInput = Omit<BeginInput, 'actor'> & { actor: Omit<ConnectingUser, 'sessionId'> }

/** The row id is the hash of the state: the encrypted verifier is bound to it. */
export const verifierContext = (stateHash: string) => ({
  table: 'oauth_states',
  rowId: stateHash,
  field: 'sealed_verifier',
})

/** Returns the authorization URL. With `browser`, only that browser may finish the flow. */
export const beginConnect = async ({
  ctx,
  actor,
  network,
  method,
  browser,
}: BeginInput & { browser?: string }): Promise<{ url: string }> => {
  const { connect, networkContext } = getSignInMethod({
    ctx,
    network,
    method,
    by: ['oauth', 'token'],
  })
  await assertWithinPlanLimit({ ctx, workspaceId: actor.workspaceId, network })
  const state = createOpaqueToken()
  const verifier = createOpaqueToken()
  const redirectUri = `${ctx.config.publicUrl}${callbackPathOf({ network, method })}`
  const isProved = connect.by === 'oauth' && connect.usesPkce
  const challenge = isProved ? createHash('sha256').update(verifier).digest('base64url') : ''
  const now = ctx.clock.now()
  const stateHash = hashToken(state)
  const flow: OAuthFlow = {
    network,
    method,
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    sessionId: actor.sessionId,
  }
  await insertState({
    db: ctx.db,
    ...flow,
    stateHash,
    sealedVerifier: ctx.vault.seal({
      ...verifierContext(stateHash),
      text: isProved ? verifier : '',
    }),
    redirectUri,
    browserHash: browser === undefined ? null : hashToken(browser),
    createdAt: now,
    expiresAt: new Date(now.getTime() + STATE_LIFETIME_MS),
  })
  const { workspaceId } = actor
  const moreScopes = await listInboxScopes({ db: ctx.db, workspaceId, network })
  return { url: connect.begin({ ctx: networkContext, redirectUri, state, challenge, moreScopes }) }
}
