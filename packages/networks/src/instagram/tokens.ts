import { endpointOf } from '../_shared/endpoint.ts'
import { GRAPH_TERMS, refreshGraphToken } from '../_shared/graph-sign-in.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
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

export const tokens: NetworkAdapter['tokens'] = {
  ...GRAPH_TERMS,

  async refresh({ ctx, account }) {
    // The token of a page has no end and nothing to swap it with.
    if (loginOf(account.profile) === 'facebook') return { kind: 'unsupported' }
    return refreshGraphToken({
      ctx,
      account,
      title: TITLE,
      url: `${endpointOf({ ctx, name: 'graph' })}/refresh_access_token`,
      grantType: 'ig_refresh_token',
    })
  },

  // Instagram has no call for it, and Facebook's would take away every account of the person.
  async revoke() {},
}
