import { getEndpoint } from '../_shared/endpoint.ts'
import { GRAPH_TERMS, refreshGraphToken } from '../_shared/graph-sign-in.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'

const BASIC = 'instagram_business_basic'
const PUBLISH = 'instagram_business_content_publish'
export const COMMENTS = 'instagram_business_manage_comments'
/** Asked for with the inbox only: Meta reviews it apart. */
export const MESSAGES = 'instagram_business_manage_messages'
export const INSIGHTS = 'instagram_business_manage_insights'

export const requiredScopes = [BASIC, PUBLISH]
export const INSTAGRAM_SCOPES = [BASIC, PUBLISH, COMMENTS, INSIGHTS]
export const DELETE_SCOPE = 'instagram_manage_contents'

const FACEBOOK_NAMES: Readonly<Record<string, string>> = {
  instagram_basic: BASIC,
  instagram_content_publish: PUBLISH,
  instagram_manage_comments: COMMENTS,
  instagram_manage_insights: INSIGHTS,
}

const MORE_FACEBOOK_NAMES: Readonly<Record<string, string>> = {
  instagram_manage_messages: MESSAGES,
}

/** What Facebook asks for in place of Instagram's own scopes; messages of a page need its settings. */
export const toFacebookScopes = (scopes: readonly string[]): readonly string[] =>
  scopes.flatMap((scope) =>
    scope === MESSAGES ? ['instagram_manage_messages', 'pages_manage_metadata'] : [],
  )

export const FACEBOOK_SCOPES = [
  ...Object.keys(FACEBOOK_NAMES),
  'pages_show_list',
  'pages_read_engagement',
  'business_management',
]

/** The two sign-ins name the same permissions differently; stored under one name each. */
export const normaliseScopes = (scopes: readonly string[]): string[] =>
  scopes.map((scope) => FACEBOOK_NAMES[scope] ?? MORE_FACEBOOK_NAMES[scope] ?? scope)

export const tokens: NetworkAdapter['tokens'] = {
  ...GRAPH_TERMS,

  async refresh({ ctx, account }) {
    // A page token does not expire and cannot be exchanged.
    if (getLogin(account.profile) === 'facebook') return { kind: 'unsupported' }
    return refreshGraphToken({
      ctx,
      account,
      title: TITLE,
      url: `${getEndpoint({ ctx, name: 'graph' })}/refresh_access_token`,
      grantType: 'ig_refresh_token',
    })
  },

  // Instagram has no revocation call, and Facebook's would disconnect all accounts of the user.
  async revoke() {},
}
