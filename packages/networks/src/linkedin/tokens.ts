import { DAY_SECONDS } from '@kadr/kit/durations'
import { getEndpoint } from '../_shared/endpoint.ts'
import { refreshTokens } from '../_shared/oauth-tokens.ts'
import { readExtraScopes } from '../_shared/scopes.ts'
import type { NetworkAdapter, NetworkContext, Profile } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const MEMBER_SCOPE = 'w_member_social'
export const REQUIRED_SCOPES = ['openid', 'profile', MEMBER_SCOPE]
/** Pages of organizations, of an application whose only product is the Community Management API. */
export const ORGANIZATION_SCOPES = ['w_organization_social', 'rw_organization_admin']

/** Reading the posts of a member: granted to few applications. */
export const MEMBER_POSTS_SCOPE = 'r_member_social'

/** The name of a member where the application has no OpenID Connect. */
export const BASIC_PROFILE_SCOPE = 'r_basicprofile'

export const POST_ANALYTICS_SCOPE = 'r_member_postAnalytics'
export const PROFILE_ANALYTICS_SCOPE = 'r_member_profileAnalytics'

/** Requesting other scopes later invalidates the member's earlier tokens. */
export const scopesOf = (ctx: NetworkContext): string[] => [
  ...REQUIRED_SCOPES,
  ...readExtraScopes(ctx),
]

/** One scope the application was not granted fails the whole sign-in, so the name is asked for only where it is read. */
export const pageScopesOf = ({ endpoints }: NetworkContext): string[] => {
  const extra = readExtraScopes({ endpoints: { extraScopes: endpoints.pagesExtraScopes ?? '' } })
  const name = extra.includes(MEMBER_SCOPE) ? [BASIC_PROFILE_SCOPE] : []
  return [...new Set([...ORGANIZATION_SCOPES, 'r_organization_social', ...name, ...extra])]
}

/** What an account can't do without: a page and its administrator have different scopes. */
export const requiredScopesOf = ({ details }: Pick<Profile, 'details'>): readonly string[] => {
  if (details.organization) return ORGANIZATION_SCOPES
  return details.sign === 'basic' ? [BASIC_PROFILE_SCOPE, MEMBER_SCOPE] : REQUIRED_SCOPES
}

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
