import { endpointOf } from '../_shared/endpoint.ts'
import { asRefreshOutcome, readTokens } from '../_shared/oauth-tokens.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const REQUIRED_SCOPES = ['openid', 'profile', 'w_member_social']
/** Asking for another set later makes earlier tokens of the person invalid. */
export const SCOPES = [...REQUIRED_SCOPES, 'email']

const TEN_DAYS = 10 * 86_400

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: TEN_DAYS,
  minimumAgeSeconds: 0,

  /** Only partners get a refresh token; everybody else signs in again every 60 days. */
  async refresh({ ctx, account }) {
    const { refreshToken } = account.tokens
    if (!refreshToken) return { kind: 'unsupported' }
    const outcome = await ctx.http({
      method: 'POST',
      url: endpointOf({ ctx, name: 'token' }),
      form: {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: ctx.app.clientId,
        client_secret: ctx.app.clientSecret,
      },
    })
    const now = ctx.clock.now()
    return asRefreshOutcome(readTokens({ outcome, title: TITLE, now, previous: account.tokens }))
  },

  async revoke({ ctx, account }) {
    await ctx.http({
      method: 'POST',
      url: endpointOf({ ctx, name: 'revoke' }),
      form: {
        client_id: ctx.app.clientId,
        client_secret: ctx.app.clientSecret,
        token: account.tokens.accessToken,
      },
    })
  },
}
