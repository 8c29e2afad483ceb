/** Path of each endpoint below the fake's base. */
export const linkedinPaths = {
  authorize: '/oauth/v2/authorization',
  token: '/oauth/v2/accessToken',
  revoke: '/oauth/v2/revoke',
  api: '',
  /** Not a URL: scopes of the application for pages, besides the usual ones. */
  pagesExtraScopes: 'w_organization_social_feed r_organization_social_feed',
} as const
