import { endpointOf } from '../_shared/endpoint.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { graphToken } from '../_shared/graph-wire.ts'
import type { NetworkAdapter, NetworkContext, Tokens } from '../network-adapter.ts'
import { loginOf } from './endpoints.ts'
import { TITLE } from './failures.ts'

const BASIC = 'instagram_business_basic'
const PUBLISH = 'instagram_business_content_publish'
const COMMENTS = 'instagram_business_manage_comments'
export const INSIGHTS = 'instagram_business_manage_insights'

export const requiredScopes = [BASIC, PUBLISH]
export const INSTAGRAM_SCOPES = [BASIC, PUBLISH, COMMENTS, INSIGHTS]
const DELETE_SCOPE = 'instagram_manage_contents'

const FACEBOOK_NAMES: Readonly<Record<string, string>> = {
  instagram_basic: BASIC,
  instagram_content_publish: PUBLISH,
  instagram_manage_comments: COMMENTS,
  instagram_manage_insights: INSIGHTS,
}

export const FACEBOOK_SCOPES = [
  ...Object.keys(FACEBOOK_NAMES),
  DELETE_SCOPE,
  'pages_show_list',
  'pages_read_engagement',
  'business_management',
]

/** Both sign-ins give the same rights under different names: one name for each is kept. */
export const commonScopes = (scopes: readonly string[]): string[] =>
  scopes.map((scope) => FACEBOOK_NAMES[scope] ?? scope)

const DAY_SECONDS = 24 * 60 * 60
/** What Meta promises when a reply does not say. */
const LONG_TOKEN_SECONDS = 60 * DAY_SECONDS

export function tokensOf(input: {
  ctx: NetworkContext
  reply: { access_token: string; expires_in?: number | undefined }
  scopes: readonly string[]
}): Tokens {
  const seconds = input.reply.expires_in ?? LONG_TOKEN_SECONDS
  return {
    accessToken: input.reply.access_token,
    refreshToken: null,
    accessExpiresAt: new Date(input.ctx.clock.now().getTime() + seconds * 1000),
    refreshExpiresAt: null,
    scopes: input.scopes,
  }
}

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: 10 * DAY_SECONDS,
  minimumAgeSeconds: DAY_SECONDS,

  async refresh({ ctx, account }) {
    // The token of a page has no end and nothing to swap it with.
    if (loginOf(account.profile) === 'facebook') return { kind: 'unsupported' }
    const read = await callGraph({
      ctx,
      title: TITLE,
      method: 'GET',
      url: `${endpointOf({ ctx, name: 'graph' })}/refresh_access_token`,
      params: { grant_type: 'ig_refresh_token', access_token: account.tokens.accessToken },
      schema: graphToken,
    })
    if (read.kind === 'ok') {
      const { scopes } = account.tokens
      return { kind: 'refreshed', tokens: tokensOf({ ctx, reply: read.data, scopes }) }
    }
    const { failure } = read
    return { kind: failure.kind === 'reauth' ? 'rejected' : 'unreachable', failure }
  },

  // Instagram has no call for it, and Facebook's would take away every account of the person.
  async revoke() {},
}
