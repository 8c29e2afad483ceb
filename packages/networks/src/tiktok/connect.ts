import { getEndpoint } from '../_shared/endpoint.ts'
import { readTokens } from '../_shared/oauth-tokens.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readUser } from './profile.ts'
import { SCOPES } from './tokens.ts'

/** TikTok calls the client id "client key" and does not support PKCE for web applications. */
export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin({ ctx, redirectUri, state }) {
    const url = new URL(`${getEndpoint({ ctx, name: 'authorize' })}/`)
    url.search = new URLSearchParams({
      client_key: ctx.app.clientId,
      scope: SCOPES.join(','),
      response_type: 'code',
      redirect_uri: redirectUri,
      state,
    }).toString()
    return url.href
  },

  async finish({ ctx, redirectUri, code }) {
    const outcome = await ctx.http({
      method: 'POST',
      url: `${getEndpoint({ ctx, name: 'api' })}/oauth/token/`,
      form: {
        grant_type: 'authorization_code',
        client_key: ctx.app.clientId,
        client_secret: ctx.app.clientSecret,
        code,
        redirect_uri: redirectUri,
      },
    })
    const result = readTokens({ outcome, title: TITLE, now: ctx.clock.now() })
    if (result.kind === 'failed') return result
    const user = await readUser({ ctx, tokens: result.tokens })
    if (user.kind === 'failed') return user
    return { kind: 'granted', grants: [{ profile: user.profile, tokens: result.tokens }] }
  },
}
