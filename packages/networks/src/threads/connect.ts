import { getEndpoint } from '../_shared/endpoint.ts'
import { createCodeRejection } from '../_shared/graph-failures.ts'
import {
  exchangeGraphCode,
  exchangeGraphToken,
  createGraphTokens,
} from '../_shared/graph-sign-in.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readProfile } from './profile.ts'
import { readGrantedScopes, requiredScopes } from './tokens.ts'
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
    const url = new URL(`${getEndpoint({ ctx, name: 'site' })}/oauth/authorize`)
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
    const short = await exchangeGraphCode({
      ctx,
      title: TITLE,
      url: `${getEndpoint({ ctx, name: 'graph' })}/oauth/access_token`,
      redirectUri,
      code,
      schema: threadsShortToken,
    })
    if (short.kind === 'failed') {
      return {
        kind: 'failed',
        failure: createCodeRejection({ failure: short.failure, title: TITLE }),
      }
    }
    const long = await exchangeGraphToken({
      ctx,
      title: TITLE,
      url: `${getEndpoint({ ctx, name: 'graph' })}/access_token`,
      grantType: 'th_exchange_token',
      accessToken: short.data.access_token,
    })
    if (long.kind === 'failed') return long
    const accessToken = long.data.access_token
    const profile = await readProfile({ ctx, accessToken })
    if (profile.kind === 'failed') return profile
    const scopes = (await readGrantedScopes({ ctx, accessToken })) ?? SCOPES
    const tokens = createGraphTokens({ ctx, reply: long.data, scopes })
    return { kind: 'granted', grants: [{ profile: profile.data, tokens }] }
  },
}
