import type { Currency } from '@kadr/contract/base/primitives'
import type { SignedInOrAsked } from '@kadr/contract/identity/auth'
import type { OauthProvider } from '@kadr/contract/identity/users'
import { OutsideError, UserError } from '@kadr/domain/base/app-error'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import type { OauthClients } from '../../../platform/outside/sign-in/all-clients.ts'
import type { OauthAnswer, OauthClient } from '../../../platform/outside/sign-in/oauth-client.ts'
import { linkExpired } from './attach-sign-in.ts'
import { toIdentity } from './identity.ts'
import { getOpenLink } from './links.service.ts'
import { attachOrAsk } from './move-offer.ts'
import { signIn } from './sign-in.ts'
import { consumeFlow, insertFlow } from './sign-in-flows.repository.ts'

export const FLOW_LIFETIME_SECONDS = 600

type Input = { ctx: AppContext; clients: OauthClients; provider: OauthProvider }

const signInFailed = (provider: OauthProvider, cause?: unknown) =>
  new UserError({
    code: 'SIGN_IN_FAILED',
    userMessage: `Failed to authenticate with ${PROVIDER_NAMES[provider]}`,
    detail:
      cause instanceof Error ? `${provider}: ${cause.message}` : `${provider}: not begun here`,
    cause,
  })

const getClient = ({ clients, provider }: Input): OauthClient => {
  const client = clients[provider]
  if (client) return client
  throw new OutsideError({
    code: 'UNAVAILABLE',
    userMessage: `Вход через ${PROVIDER_NAMES[provider]} не настроен`,
  })
}

const findLinkHash = async ({
  ctx,
  provider,
  linkToken,
}: Input & { linkToken: string | undefined }) => {
  if (!linkToken) return null
  const link = await getOpenLink({ ctx, linkToken })
  if (link.provider !== provider) throw linkExpired()
  return link.hash
}

/** The authorization URL, and the value of the cookie that binds the callback to this browser. */
export const beginOauth = async ({
  linkToken,
  browser = createOpaqueToken(),
  ...input
}: Input & { linkToken?: string | undefined; browser?: string | undefined }) => {
  const { ctx, provider } = input
  const client = getClient(input)
  const linkHash = await findLinkHash({ ...input, linkToken })
  const checks = {
    state: createOpaqueToken(),
    nonce: createOpaqueToken(),
    codeVerifier: createOpaqueToken(),
  }
  const url = await client.begin(checks).catch((cause: unknown) => {
    throw new OutsideError({
      code: 'UNAVAILABLE',
      userMessage: `Вход через ${PROVIDER_NAMES[provider]} сейчас недоступен. Попробуйте позже`,
      detail: `${provider}: the sign-in did not begin`,
      cause,
    })
  })
  await insertFlow({
    db: ctx.db,
    provider,
    stateHash: hashToken(checks.state),
    browserHash: hashToken(browser),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    linkHash,
    expiresAt: new Date(ctx.clock.now().getTime() + FLOW_LIFETIME_SECONDS * 1000),
  })
  return { url: url.href, browser }
}

/** Completes a sign-in that this browser started, or attaches the account when it started from a link. */
export const finishOauth = async ({
  browser,
  userAgent,
  answer,
  currency,
  referral,
  ...input
}: Input & {
  browser: string | undefined
  userAgent: string
  answer: OauthAnswer
  currency: Currency | undefined
  referral: string | undefined
}): Promise<SignedInOrAsked> => {
  const { ctx, provider } = input
  const client = getClient(input)
  if (!browser) throw signInFailed(provider)
  // Consumed before the exchange: the same callback is never tried twice, whatever the outcome.
  const flow = await consumeFlow({
    db: ctx.db,
    provider,
    stateHash: hashToken(answer.state),
    browserHash: hashToken(browser),
    now: ctx.clock.now(),
  })
  if (!flow) throw signInFailed(provider)
  const { nonce, codeVerifier, linkHash } = flow
  const person = await client.finish({ ...answer, nonce, codeVerifier }).catch((cause: unknown) => {
    throw signInFailed(provider, cause)
  })
  const identity = toIdentity({ provider, person })
  return inTransaction(ctx.db, async (tx) => {
    if (linkHash === null) return signIn({ ctx, tx, identity, userAgent, currency, referral })
    return attachOrAsk({ ctx, tx, linkHash, identity, userAgent })
  })
}
