import { endpointOf } from '../_shared/endpoint.ts'
import { readTokens } from '../_shared/oauth-tokens.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readUser } from './profile.ts'
import { SCOPES } from './tokens.ts'

/** The network speaks of a client key, and asks no proof key of web applications. */
export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin({ ctx, redirectUri, state }) {
    const url = new URL(`${endpointOf({ ctx, name: 'authorize' })}/`)
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
      url: `${endpointOf({ ctx, name: 'api' })}/oauth/token/`,
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
