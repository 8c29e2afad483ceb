import { DAY_SECONDS } from '@kadr/kit/durations'
import type { HttpOutcome } from '@kadr/kit/http-client'
import { getEndpoint } from '../_shared/endpoint.ts'
import { refreshTokens } from '../_shared/oauth-tokens.ts'
import type { NetworkAdapter, NetworkContext } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const REQUIRED_SCOPES = [
  'user_accounts:read',
  'boards:read',
  'boards:write',
  'pins:read',
  'pins:write',
]

const FIVE_DAYS = 5 * DAY_SECONDS

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

  refresh: ({ ctx, account }) =>
    refreshTokens({
      ctx,
      account,
      title: TITLE,
      request: (refreshToken) =>
        requestTokens({
          ctx,
          form: { grant_type: 'refresh_token', refresh_token: refreshToken },
        }),
    }),

  /** No revocation call: the user removes access in the network's settings. */
  revoke: async () => {},
}
