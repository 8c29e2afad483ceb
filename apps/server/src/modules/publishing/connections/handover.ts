import type { Network } from '@kadr/contract/publishing/networks'
import { can } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../context.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { isStillSignedIn } from '../../identity/auth/index.ts'
import { getUser } from '../../identity/users/index.ts'
import { findMembership, getWorkspaceName } from '../../identity/workspaces/index.ts'
import { finishWithState, type Proof, stateStale } from './attach-account.ts'
import { type BeginInput, beginConnect, type ConnectingUser } from './begin-connect.ts'
import { consumeHandedState, consumeTicket, insertTicket } from './oauth-flows.repository.ts'
import { assertWithinPlanLimit } from './plan-limit.ts'
import { getSignInMethod } from './sign-in-method.ts'

const TICKET_LIFETIME_MS = 60_000
/** The same lifetime as the OAuth flow. */
export const BROWSER_LIFETIME_SECONDS = 600

/** A link for a browser without a session. The ticket is in the fragment, which browsers do not send to servers. */
export const beginHandover = async ({ ctx, actor, network, method }: BeginInput) => {
  getSignInMethod({ ctx, network, method, by: ['oauth', 'token'] })
  await assertWithinPlanLimit({ ctx, workspaceId: actor.workspaceId, network })
  const ticket = createOpaqueToken()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME_MS)
  await insertTicket({
    db: ctx.db,
    ticketHash: hashToken(ticket),
    network,
    method,
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    sessionId: actor.sessionId,
    createdAt: now,
    expiresAt,
  })
  return {
    url: `${ctx.config.publicUrl}/connect#ticket=${ticket}`,
    expiresAt: expiresAt.toISOString(),
  }
}

/** The link acts for the session that created it: not after a sign-out or a lost permission. */
const actorOf = async ({ ctx, flow }: { ctx: AppContext; flow: ConnectingUser }) => {
  const { userId, sessionId, workspaceId } = flow
  const membership = await findMembership({ ctx, userId, workspaceId })
  const isAllowed = membership !== undefined && can(membership, 'connections.manage')
  if (!isAllowed || !(await isStillSignedIn({ ctx, userId, sessionId }))) throw stateStale()
  return { userId, sessionId, workspaceId }
}

/** Redeems the single-use ticket and binds the flow to `browser`. */
export const openHandover = async ({
  ctx,
  ticket,
  browser = createOpaqueToken(),
}: {
  ctx: AppContext
  ticket: string
  browser?: string | undefined
}): Promise<{
  browser: string
  data: { network: Network; personName: string; workspaceName: string; url: string }
}> => {
  const flow = await consumeTicket({
    db: ctx.db,
    ticketHash: hashToken(ticket),
    now: ctx.clock.now(),
  })
  if (!flow) throw stateStale()
  const actor = await actorOf({ ctx, flow })
  const { network, method } = flow
  const { url } = await beginConnect({ ctx, actor, network, method, browser })
  const { firstName, lastName } = await getUser({ ctx, userId: actor.userId })
  const workspaceName = await getWorkspaceName({ ctx, workspaceId: actor.workspaceId })
  const personName = `${firstName} ${lastName}`.trim()
  return { browser, data: { network, personName, workspaceName, url } }
}

export const finishHandover = async ({
  ctx,
  browser,
  state,
  proof,
}: {
  ctx: AppContext
  browser: string | undefined
  state: string
  proof: Proof
}) => {
  if (!browser) throw stateStale()
  const taken = await consumeHandedState({
    db: ctx.db,
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    now: ctx.clock.now(),
  })
  if (!taken) throw stateStale()
  const actor = await actorOf({ ctx, flow: taken })
  return finishWithState({ ctx, actor, state: taken, proof })
}
