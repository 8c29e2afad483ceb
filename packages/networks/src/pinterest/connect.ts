import { getEndpoint } from '../_shared/endpoint.ts'
import { readTokens } from '../_shared/oauth-tokens.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readUser } from './profile.ts'
import { REQUIRED_SCOPES, requestTokens } from './tokens.ts'

export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin({ ctx, redirectUri, state }) {
    const url = new URL(`${getEndpoint({ ctx, name: 'authorize' })}/`)
    url.search = new URLSearchParams({
      client_id: ctx.app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: REQUIRED_SCOPES.join(','),
      state,
    }).toString()
    return url.href
  },

  async finish({ ctx, redirectUri, code }) {
    const outcome = await requestTokens({
      ctx,
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        // Applications created before autumn 2025 get the legacy token without it.
        continuous_refresh: 'true',
      },
    })
    const result = readTokens({ outcome, title: TITLE, now: ctx.clock.now() })
    if (result.kind === 'failed') return result
    const user = await readUser({ ctx, accessToken: result.tokens.accessToken })
    if (user.kind === 'failed') return user
    return { kind: 'granted', grants: [{ profile: user.profile, tokens: result.tokens }] }
  },
}
