import { getEndpoint } from '../_shared/endpoint.ts'
import { refreshTokens } from '../_shared/oauth-tokens.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const REQUIRED_SCOPES = ['user.info.basic', 'video.publish']
export const SCOPES = [
  ...REQUIRED_SCOPES,
  'user.info.profile',
  'user.info.stats',
  'video.list',
  'video.upload',
]

export const tokens: NetworkAdapter['tokens'] = {
  // The documentation states both 2 and 24 hours for an access token.
  refreshAheadSeconds: 1800,
  minimumAgeSeconds: 0,

  refresh: ({ ctx, account }) =>
    refreshTokens({
      ctx,
      account,
      title: TITLE,
      request: (refreshToken) =>
        ctx.http({
          method: 'POST',
          url: `${getEndpoint({ ctx, name: 'api' })}/oauth/token/`,
          form: {
            grant_type: 'refresh_token',
            client_key: ctx.app.clientId,
            client_secret: ctx.app.clientSecret,
            refresh_token: refreshToken,
          },
        }),
    }),

  async revoke({ ctx, account }) {
    await ctx.http({
      method: 'POST',
      url: `${getEndpoint({ ctx, name: 'api' })}/oauth/revoke/`,
      form: {
        client_key: ctx.app.clientId,
        client_secret: ctx.app.clientSecret,
        token: account.tokens.accessToken,
      },
    })
  },
}
