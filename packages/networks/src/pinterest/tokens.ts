import { getEndpoint } from '../_shared/endpoint.ts'
import { createSignInRequired } from '../_shared/failures.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
import { toRefreshOutcome, readTokens } from '../_shared/oauth-tokens.ts'
import type { NetworkAdapter, NetworkContext } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const REQUIRED_SCOPES = [
  'user_accounts:read',
  'boards:read',
  'boards:write',
  'pins:read',
  'pins:write',
]

const FIVE_DAYS = 5 * 86_400

/** Calls the token endpoint and converts its error format to the OAuth one. */
export async function requestTokens(input: {
  ctx: NetworkContext
  form: Readonly<Record<string, string>>
}): Promise<HttpOutcome> {
  const { ctx } = input
  const { clientId, clientSecret } = ctx.app
  const outcome = await ctx.http({
    method: 'POST',
    url: `${getEndpoint({ ctx, name: 'api' })}/oauth/token`,
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    form: input.form,
  })
  const isRefused =
    outcome.kind === 'replied' && (outcome.reply.status === 400 || outcome.reply.status === 401)
  return isRefused
    ? { ...outcome, reply: { ...outcome.reply, body: { error: 'invalid_grant' } } }
    : outcome
}

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: FIVE_DAYS,
  minimumAgeSeconds: 0,

  async refresh({ ctx, account }) {
    const { refreshToken } = account.tokens
    if (!refreshToken) {
      const failure = createSignInRequired({ title: TITLE, code: 'no_refresh_token' })
      return { kind: 'rejected', failure }
    }
    const outcome = await requestTokens({
      ctx,
      form: { grant_type: 'refresh_token', refresh_token: refreshToken },
    })
    const now = ctx.clock.now()
    return toRefreshOutcome(readTokens({ outcome, title: TITLE, now, previous: account.tokens }))
  },

  /** No revocation call: the user removes access in the network's settings. */
  revoke: async () => {},
}
