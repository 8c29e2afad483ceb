import { endpointOf } from '../_shared/endpoint.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { codeFailure } from '../_shared/graph-failures.ts'
import { graphToken } from '../_shared/graph-wire.ts'
import type { NetworkContext, OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readProfile } from './profile.ts'
import { grantedScopes, requiredScopes, tokensOf } from './tokens.ts'
import { threadsShortToken } from './wire.ts'

const SCOPES = [
  ...requiredScopes,
  'threads_read_replies',
  'threads_manage_insights',
  'threads_delete',
]

export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin({ ctx, redirectUri, state }) {
    const url = new URL(`${endpointOf({ ctx, name: 'site' })}/oauth/authorize`)
    url.search = new URLSearchParams({
      client_id: ctx.app.clientId,
      redirect_uri: redirectUri,
      scope: SCOPES.join(','),
      response_type: 'code',
      state,
    }).toString()
    return url.href
  },

  async finish({ ctx, redirectUri, code }) {
    const short = await exchangeCode({ ctx, redirectUri, code })
    if (short.kind === 'failed') {
      return { kind: 'failed', failure: codeFailure({ failure: short.failure, title: TITLE }) }
    }
    const long = await exchangeToken({ ctx, accessToken: short.data.access_token })
    if (long.kind === 'failed') return long
    const accessToken = long.data.access_token
    const profile = await readProfile({ ctx, accessToken })
    if (profile.kind === 'failed') return profile
    const scopes = (await grantedScopes({ ctx, accessToken })) ?? SCOPES
    const tokens = tokensOf({ ctx, reply: long.data, scopes })
    return { kind: 'granted', grants: [{ profile: profile.data, tokens }] }
  },
}

const exchangeCode = (input: { ctx: NetworkContext; redirectUri: string; code: string }) =>
  callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'POST',
    url: `${endpointOf({ ctx: input.ctx, name: 'graph' })}/oauth/access_token`,
    params: {
      client_id: input.ctx.app.clientId,
      client_secret: input.ctx.app.clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: input.redirectUri,
      // Meta hangs "#_" onto the redirect; some browsers keep it in the code.
      code: input.code.replace(/#_$/, ''),
    },
    schema: threadsShortToken,
  })

const exchangeToken = ({ ctx, accessToken }: { ctx: NetworkContext; accessToken: string }) =>
  callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${endpointOf({ ctx, name: 'graph' })}/access_token`,
    params: {
      grant_type: 'th_exchange_token',
      client_secret: ctx.app.clientSecret,
      access_token: accessToken,
    },
    schema: graphToken,
  })
