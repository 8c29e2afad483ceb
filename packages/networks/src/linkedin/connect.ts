import { getEndpoint } from '../_shared/endpoint.ts'
import { readTokens } from '../_shared/oauth-tokens.ts'
import type { NetworkContext, OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readMember } from './profile.ts'
import { scopesOf } from './tokens.ts'

type Begin = Parameters<OAuthConnect['begin']>[0]
type Finish = Parameters<OAuthConnect['finish']>[0]

export const buildSignInUrl = (
  { ctx, redirectUri, state }: Begin,
  scopes: readonly string[],
): string => {
  const url = new URL(getEndpoint({ ctx, name: 'authorize' }))
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: ctx.app.clientId,
    redirect_uri: redirectUri,
    state,
    scope: scopes.join(' '),
  }).toString()
  return url.href
}

export const exchangeCode = async ({ ctx, redirectUri, code }: Finish) =>
  readTokens({
    outcome: await requestTokens(ctx, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
    }),
    title: TITLE,
    now: ctx.clock.now(),
  })

const requestTokens = (ctx: NetworkContext, form: Readonly<Record<string, string>>) =>
  ctx.http({
    method: 'POST',
    url: getEndpoint({ ctx, name: 'token' }),
    form: { ...form, client_id: ctx.app.clientId, client_secret: ctx.app.clientSecret },
  })

/** Profiles, by an application with OpenID Connect and Share on LinkedIn. */
export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin: (input) => buildSignInUrl(input, scopesOf(input.ctx)),

  async finish(input) {
    const result = await exchangeCode(input)
    if (result.kind === 'failed') return result
    const { tokens } = result
    const member = await readMember({ ctx: input.ctx, accessToken: tokens.accessToken })
    if (member.kind === 'failed') return member
    return { kind: 'granted', grants: [{ profile: member.profile, tokens }] }
  },
}
