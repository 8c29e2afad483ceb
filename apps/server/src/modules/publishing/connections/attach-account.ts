import { UserError } from '@kadr/domain/base/app-error'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import { DEFAULT_METHOD } from '@kadr/domain/publishing/networks/callback-path'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { adapters, type ConnectOutcome, type Failure } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import { findSubject } from '../../identity/auth/index.ts'
import {
  type AttachInput,
  type BeginInput,
  type ConnectingUser,
  verifierContext,
} from './begin-connect.ts'
import { consumeState, type OAuthState } from './oauth-flows.repository.ts'
import { assertWithinPlanLimit } from './plan-limit.ts'
import { getSignInMethod } from './sign-in-method.ts'
import { type AttachResult, storeGrants } from './store-grants.ts'

export const stateStale = () =>
  new UserError({
    code: 'STATE_STALE',
    userMessage:
      'Вход устарел, уже использован или начат на другом устройстве. Начните подключение ещё раз',
  })

const refusalOf = ({ ctx, network, method, failure }: AttachInput & { failure: Failure }) => {
  const { title } = adapters[network]
  ctx.log.info({ network, method, failureCode: failure.code }, 'connections.attach.refused')
  if (failure.kind !== 'retryable') {
    return new UserError({ code: 'CONNECTION_REFUSED', userMessage: failure.message })
  }
  return new UserError({
    code: 'NETWORK_UNAVAILABLE',
    // The adapter's message promises an automatic retry, and sign-in has none.
    userMessage: `${title} сейчас не отвечает. Начните подключение ещё раз через несколько минут`,
  })
}

/** All accounts of a finished sign-in are stored in one transaction. */
export const storeOutcome = ({ outcome, ...input }: AttachInput & { outcome: ConnectOutcome }) => {
  if (outcome.kind === 'failed') throw refusalOf({ ...input, failure: outcome.failure })
  return storeGrants({ ...input, grants: outcome.grants })
}

export type Proof = {
  code?: string | undefined
  deviceId?: string | undefined
  accessToken?: string | undefined
  longLivedToken?: string | undefined
}

/** The state is consumed before, so a response can't be replayed, whatever the outcome. */
export const finishWithState = async ({
  ctx,
  actor,
  state,
  proof,
}: {
  ctx: AppContext
  actor: ConnectingUser
  state: OAuthState
  proof: Proof
}): Promise<AttachResult> => {
  const { network, method, redirectUri } = state
  const input = { ctx, actor, network, method }
  const { connect, networkContext } = getSignInMethod({ ...input, by: ['oauth', 'token'] })
  if (connect.by === 'token') return attachByToken({ ...input, proof })
  if (!proof.code) throw stateStale()
  const outcome = await connect.finish({
    ctx: networkContext,
    redirectUri,
    code: proof.code,
    deviceId: proof.deviceId,
    verifier: ctx.vault.open({ ...verifierContext(state.stateHash), sealed: state.sealedVerifier }),
  })
  return storeOutcome({ ...input, outcome })
}

const attachByToken = async ({ proof, ...input }: BeginInput & { proof: Proof }) => {
  const { connect, networkContext } = getSignInMethod({ ...input, by: ['token'] })
  if (!proof.accessToken) throw stateStale()
  const outcome = await connect.finish({
    ctx: networkContext,
    accessToken: proof.accessToken,
    longLivedToken: proof.longLivedToken ?? null,
  })
  return storeOutcome({ ...input, outcome })
}

const consumeOwnState = async ({
  ctx,
  actor,
  network,
  method,
  state,
}: BeginInput & { state: string }) => {
  const taken = await consumeState({
    db: ctx.db,
    network,
    method,
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    sessionId: actor.sessionId,
    stateHash: hashToken(state),
    now: ctx.clock.now(),
  })
  if (!taken) throw stateStale()
  return taken
}

export const attachWithState = async ({
  state,
  proof,
  ...input
}: BeginInput & { state: string; proof: Proof }): Promise<AttachResult> =>
  finishWithState({ ...input, state: await consumeOwnState({ ...input, state }), proof })

/** The network's own popup passes the code to our page: without a redirect there is no state to verify. */
export const attachFromPopup = async ({
  code,
  ...input
}: BeginInput & { code: string }): Promise<AttachResult> => {
  const { connect, networkContext } = getSignInMethod({ ...input, by: ['oauth'] })
  await assertWithinPlanLimit({ ...input, workspaceId: input.actor.workspaceId })
  const outcome = await connect.finish({
    ctx: networkContext,
    redirectUri: '',
    code,
    verifier: '',
  })
  return storeOutcome({ ...input, outcome })
}

/** A token from the browser; the adapter verifies that it was issued to our app. */
export const attachWithToken = async ({
  state,
  proof,
  ...input
}: BeginInput & { state: string | undefined; proof: Proof }): Promise<AttachResult> => {
  if (state) return attachWithState({ ...input, state, proof })
  await assertWithinPlanLimit({ ...input, workspaceId: input.actor.workspaceId })
  return attachByToken({ ...input, proof })
}

export const attachWithPassword = async ({
  username,
  password,
  ...input
}: Omit<AttachInput, 'method'> & { username: string; password: string }): Promise<AttachResult> => {
  const place = { ...input, method: DEFAULT_METHOD }
  const { connect, networkContext } = getSignInMethod({ ...place, by: ['password'] })
  await assertWithinPlanLimit({ ...input, workspaceId: input.actor.workspaceId })
  const outcome = await connect.finish({ ctx: networkContext, username, password })
  return storeOutcome({ ...place, outcome })
}

/** Where a person publishes: nothing is asked of the network. */
export const attachByHand = async ({
  title,
  address,
  ...input
}: Omit<AttachInput, 'method'> & { title: string; address: string }): Promise<AttachResult> => {
  const place = { ...input, method: DEFAULT_METHOD }
  const { connect } = getSignInMethod({ ...place, by: ['hand'] })
  const { workspaceId } = input.actor
  await assertWithinPlanLimit({ ...input, workspaceId })
  return storeOutcome({ ...place, outcome: connect.finish({ workspaceId, title, address }) })
}

/** The messenger has to report both our bot and the user as administrators of the channel. */
export const attachChannel = async ({
  channel,
  ...input
}: Omit<AttachInput, 'method'> & { channel: string }): Promise<AttachResult> => {
  const place = { ...input, method: DEFAULT_METHOD }
  const { connect, networkContext } = getSignInMethod({ ...place, by: ['bot'] })
  await assertWithinPlanLimit({ ...input, workspaceId: input.actor.workspaceId })
  const { ctx, actor, network } = input
  const personExternalId = isMessenger(network)
    ? await findSubject({ ctx, userId: actor.userId, provider: network })
    : undefined
  if (!personExternalId) {
    throw new UserError({
      code: 'CONNECTION_REFUSED',
      userMessage: `Чтобы подключить канал, привяжите ${NETWORK_NAMES[network]} в профиле: так мы проверим, что вы администратор канала`,
    })
  }
  const outcome = await connect.finish({ ctx: networkContext, channel, personExternalId })
  return storeOutcome({ ...place, outcome })
}
