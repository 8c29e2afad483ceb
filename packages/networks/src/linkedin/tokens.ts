import { DAY_SECONDS } from '@kadr/kit/durations'
import { getEndpoint } from '../_shared/endpoint.ts'
import { refreshTokens } from '../_shared/oauth-tokens.ts'
import { readExtraScopes } from '../_shared/scopes.ts'
import type { NetworkAdapter, NetworkContext } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const REQUIRED_SCOPES = ['openid', 'profile', 'w_member_social']
/** Pages of organizations: granted to applications with the Community Management API only. */
export const ORGANIZATION_SCOPES = ['w_organization_social', 'rw_organization_admin']

/** Reading the posts of a member: granted to few applications. */
export const MEMBER_POSTS_SCOPE = 'r_member_social'

/** Requesting other scopes later invalidates the member's earlier tokens. */
export const scopesOf = (ctx: NetworkContext): string[] => [
  ...REQUIRED_SCOPES,
  'email',
  ...readExtraScopes(ctx),
]

const TEN_DAYS = 10 * DAY_SECONDS

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: TEN_DAYS,
  minimumAgeSeconds: 0,

  /** Only partners get a refresh token; others sign in again every 60 days. */
  async refresh({ ctx, account }) {
    if (!account.tokens.refreshToken) return { kind: 'unsupported' }
    return refreshTokens({
      ctx,
      account,
      title: TITLE,
      request: (refreshToken) =>
        ctx.http({
          method: 'POST',
          url: getEndpoint({ ctx, name: 'token' }),
          form: {
            grant_type: 'refresh_token',
            refresh_token: refreshToken,
            client_id: ctx.app.clientId,
            client_secret: ctx.app.clientSecret,
          },
        }),
    })
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
