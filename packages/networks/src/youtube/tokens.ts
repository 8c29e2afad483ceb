import { getEndpoint } from '../_shared/endpoint.ts'
import { refreshTokens } from '../_shared/oauth-tokens.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

const SCOPE = 'https://www.googleapis.com/auth'

export const REQUIRED_SCOPES = [
  `${SCOPE}/youtube.upload`,
  `${SCOPE}/youtube.readonly`,
  `${SCOPE}/youtube.force-ssl`,
]
export const ANALYTICS_SCOPE = `${SCOPE}/yt-analytics.readonly`
export const SCOPES = [...REQUIRED_SCOPES, ANALYTICS_SCOPE]

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: 600,
  minimumAgeSeconds: 0,

  refresh: ({ ctx, account }) =>
    refreshTokens({
      ctx,
      account,
      title: TITLE,
      request: (refreshToken) =>
        ctx.http({
          method: 'POST',
          url: getEndpoint({ ctx, name: 'token' }),
          form: {
            grant_type: 'refresh_token',
            client_id: ctx.app.clientId,
            client_secret: ctx.app.clientSecret,
            refresh_token: refreshToken,
          },
        }),
    }),

  async revoke({ ctx, account }) {
    await ctx.http({
      method: 'POST',
      url: getEndpoint({ ctx, name: 'revoke' }),
      form: { token: account.tokens.refreshToken ?? account.tokens.accessToken },
    })
  },
}
