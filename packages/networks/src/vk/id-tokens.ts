import { createHash, randomBytes } from 'node:crypto'
import { getEndpoint } from '../_shared/endpoint.ts'
import { readTokens, toRefreshOutcome } from '../_shared/oauth-tokens.ts'
import type { Account, NetworkContext, RefreshOutcome, Tokens } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { isSignedIn } from './token.ts'

type Form = Readonly<Record<string, string>>

/** Tokens belong to a device, which VK ID names beside the code. */
export async function requestTokens(of: { ctx: NetworkContext; form: Form; previous?: Tokens }) {
  const { ctx, form, previous } = of
  const outcome = await ctx.http({
    method: 'POST',
    url: `${getEndpoint({ ctx, name: 'id' })}/oauth2/auth`,
    form: { ...form, client_id: ctx.app.clientId, state: randomBytes(24).toString('base64url') },
  })
  return readTokens({ outcome, title: TITLE, now: ctx.clock.now(), ...(previous && { previous }) })
}

/** Names the accounts of one sign-in: of the first token, which is used once, nothing can be told from it. */
export const chainOf = ({ refreshToken, accessToken }: Tokens): string =>
  createHash('sha256')
    .update(refreshToken ?? accessToken)
    .digest('base64url')
    .slice(0, 22)

export async function refreshById(of: {
  ctx: NetworkContext
  account: Account
}): Promise<RefreshOutcome> {
  const { ctx, account } = of
  const { tokens, profile } = account
  // A key that was pasted over a sign-in leaves its refresh token behind.
  if (!tokens.refreshToken || !isSignedIn(account)) return { kind: 'unsupported' }
  const given = await requestTokens({
    ctx,
    previous: tokens,
    form: {
      grant_type: 'refresh_token',
      refresh_token: tokens.refreshToken,
      device_id: profile.details.deviceId ?? '',
    },
  })
  return toRefreshOutcome(given)
}

export async function revokeById(of: { ctx: NetworkContext; account: Account }): Promise<void> {
  const { ctx, account } = of
  if (!isSignedIn(account)) return
  await ctx.http({
    method: 'POST',
    url: `${getEndpoint({ ctx, name: 'id' })}/oauth2/revoke`,
    form: { client_id: ctx.app.clientId, access_token: account.tokens.accessToken },
  })
}
