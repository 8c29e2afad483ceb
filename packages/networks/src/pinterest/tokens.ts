import { DAY_SECONDS } from '@kadr/kit/durations'
import { endpointOf } from '../_shared/endpoint.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
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

/** The token endpoint. It refuses a grant with its own error shape: told here as OAuth has it. */
export async function askTokens(input: {
  ctx: NetworkContext
  form: Readonly<Record<string, string>>
}): Promise<HttpOutcome> {
  const { ctx } = input
  const { clientId, clientSecret } = ctx.app
  const outcome = await ctx.http({
    method: 'POST',
    url: `${endpointOf({ ctx, name: 'api' })}/oauth/token`,
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
        askTokens({
          ctx,
          form: { grant_type: 'refresh_token', refresh_token: refreshToken },
        }),
    }),

  /** The API has no call for it: the person takes access away in the network's settings. */
  revoke: async () => {},
}
