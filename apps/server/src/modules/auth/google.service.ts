import type { SignedIn } from '@kadr/contract/auth'
import type { Currency } from '@kadr/contract/primitives'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../platform/crypto/opaque-token.ts'
import { attachSignIn, linkExpired } from './attach-sign-in.ts'
import { type GoogleClient, googleFailed } from './google-client.ts'
import { getOpenLink } from './links.service.ts'
import { signIn, signInUser } from './sign-in.ts'
import { consumeGoogleFlow, insertGoogleFlow } from './sign-in-flows.repository.ts'

export const FLOW_LIFETIME_SECONDS = 600

type Input = { ctx: AppContext; google: GoogleClient }

const findLinkHash = async ({
  ctx,
  linkToken,
}: {
  ctx: AppContext
  linkToken?: string | undefined
}) => {
  if (!linkToken) return null
  const link = await getOpenLink({ ctx, linkToken })
  if (link.provider !== 'google') throw linkExpired()
  return link.hash
}

/** The authorization URL, and the value of the cookie that binds the callback to this browser. */
export const beginGoogle = async ({
  ctx,
  google,
  linkToken,
  browser = createOpaqueToken(),
}: Input & { linkToken?: string | undefined; browser?: string | undefined }) => {
  const linkHash = await findLinkHash({ ctx, linkToken })
  const checks = {
    state: createOpaqueToken(),
    nonce: createOpaqueToken(),
    codeVerifier: createOpaqueToken(),
  }
  const url = await google.begin(checks)
  await insertGoogleFlow({
    db: ctx.db,
    stateHash: hashToken(checks.state),
    browserHash: hashToken(browser),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    linkHash,
    expiresAt: new Date(ctx.clock.now().getTime() + FLOW_LIFETIME_SECONDS * 1000),
  })
  return { url: url.href, browser }
}

/** Completes a sign-in this browser began, or attaches the account if it began from a link. */
export const completeGoogle = async ({
  ctx,
  google,
  browser,
  userAgent,
  answer,
  currency,
  referral,
}: Input & {
  browser: string | undefined
  userAgent: string
  answer: { code: string; state: string; iss?: string | undefined }
  currency: Currency | undefined
  referral: string | undefined
}): Promise<SignedIn> => {
  if (!browser) throw googleFailed()
  // Consumed before the exchange: the same callback is never tried twice, whatever the outcome.
  const flow = await consumeGoogleFlow({
    db: ctx.db,
    stateHash: hashToken(answer.state),
    browserHash: hashToken(browser),
    now: ctx.clock.now(),
  })
  if (!flow) throw googleFailed()
  const identity = await google.finish({
    ...answer,
    nonce: flow.nonce,
    codeVerifier: flow.codeVerifier,
  })
  const { linkHash } = flow
  return inTransaction(ctx.db, async (tx) => {
    if (linkHash === null) return signIn({ ctx, tx, identity, userAgent, currency, referral })
    const { userId } = await attachSignIn({ ctx, tx, linkHash, identity })
    return signInUser({ ctx, tx, userId, identity, userAgent })
  })
}
