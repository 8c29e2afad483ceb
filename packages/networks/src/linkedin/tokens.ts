import { getEndpoint } from '../_shared/endpoint.ts'
import { toRefreshOutcome, readTokens } from '../_shared/oauth-tokens.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const REQUIRED_SCOPES = ['openid', 'profile', 'w_member_social']
/** Requesting other scopes later invalidates the member's earlier tokens. */
export const SCOPES = [...REQUIRED_SCOPES, 'email']

const TEN_DAYS = 10 * 86_400

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: TEN_DAYS,
  minimumAgeSeconds: 0,

  /** Only partners get a refresh token; others sign in again every 60 days. */
  async refresh({ ctx, account }) {
    const { refreshToken } = account.tokens
    if (!refreshToken) return { kind: 'unsupported' }
    const outcome = await ctx.http({
      method: 'POST',
      url: getEndpoint({ ctx, name: 'token' }),
      form: {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: ctx.app.clientId,
        client_secret: ctx.app.clientSecret,
      },
    })
    const now = ctx.clock.now()
    return toRefreshOutcome(readTokens({ outcome, title: TITLE, now, previous: account.tokens }))
  },

  async revoke({ ctx, account }) {
    await ctx.http({
      method: 'POST',
      url: getEndpoint({ ctx, name: 'revoke' }),
      form: {
        client_id: ctx.app.clientId,
        client_secret: ctx.app.clientSecret,
        token: account.tokens.accessToken,
      },
    })
  },
}
