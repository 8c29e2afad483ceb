import { getEndpoint } from '../_shared/endpoint.ts'
import { readTokens } from '../_shared/oauth-tokens.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { listOrganizations } from './organizations.ts'
import { readMember } from './profile.ts'
import { scopesOf } from './tokens.ts'

export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin({ ctx, redirectUri, state }) {
    const url = new URL(getEndpoint({ ctx, name: 'authorize' }))
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: ctx.app.clientId,
      redirect_uri: redirectUri,
      state,
      scope: scopesOf(ctx).join(' '),
    }).toString()
    return url.href
  },

  async finish({ ctx, redirectUri, code }) {
    const outcome = await ctx.http({
      method: 'POST',
      url: getEndpoint({ ctx, name: 'token' }),
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: ctx.app.clientId,
        client_secret: ctx.app.clientSecret,
      },
    })
    const result = readTokens({ outcome, title: TITLE, now: ctx.clock.now() })
    if (result.kind === 'failed') return result
    const member = await readMember({ ctx, accessToken: result.tokens.accessToken })
    if (member.kind === 'failed') return member
    const { tokens } = result
    const pages = await listOrganizations({ ctx, tokens })
    if (pages.kind === 'failed') return pages
    const profiles = [member.profile, ...pages.data]
    return { kind: 'granted', grants: profiles.map((profile) => ({ profile, tokens })) }
  },
}
