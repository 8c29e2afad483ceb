import { getEndpoint } from '../_shared/endpoint.ts'
import { createCodeRejection } from '../_shared/graph-failures.ts'
import {
  exchangeGraphCode,
  exchangeGraphToken,
  createGraphTokens,
} from '../_shared/graph-sign-in.ts'
import type { OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readOwnProfile } from './profile.ts'
import { INSTAGRAM_SCOPES } from './tokens.ts'
import { type InstagramShortToken, instagramShortToken } from './wire.ts'

/** Sign-in on Instagram itself. */
export const connect: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,

  begin({ ctx, redirectUri, state }) {
    const url = new URL(`${getEndpoint({ ctx, name: 'site' })}/oauth/authorize`)
    url.search = new URLSearchParams({
      client_id: ctx.app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: INSTAGRAM_SCOPES.join(','),
      state,
    }).toString()
    return url.href
  },

  async finish({ ctx, redirectUri, code }) {
    const short = await exchangeGraphCode({
      ctx,
      title: TITLE,
      url: `${getEndpoint({ ctx, name: 'api' })}/oauth/access_token`,
      redirectUri,
      code,
      schema: instagramShortToken,
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
      grantType: 'ig_exchange_token',
      accessToken: short.data.access_token,
    })
    if (long.kind === 'failed') return long
    const profile = await readOwnProfile({ ctx, accessToken: long.data.access_token })
    if (profile.kind === 'failed') return profile
    const tokens = createGraphTokens({ ctx, reply: long.data, scopes: scopesOf(short.data) })
    return { kind: 'granted', grants: [{ profile: profile.data, tokens }] }
  },
}

const scopesOf = ({ permissions }: InstagramShortToken): readonly string[] =>
  typeof permissions === 'string' ? permissions.split(',') : (permissions ?? INSTAGRAM_SCOPES)
