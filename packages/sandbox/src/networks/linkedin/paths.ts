/** Path of each endpoint below the fake's base. */
export const linkedinPaths = {
  authorize: '/oauth/v2/authorization',
  token: '/oauth/v2/accessToken',
  revoke: '/oauth/v2/revoke',
  api: '',
  /** Not an address: pages of organizations are asked for. */
  extraScopes: 'r_organization_social w_organization_social rw_organization_admin',
} as const
