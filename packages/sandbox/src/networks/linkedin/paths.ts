/** Path of each endpoint below the fake's base. */
export const linkedinPaths = {
  authorize: '/oauth/v2/authorization',
  token: '/oauth/v2/accessToken',
  revoke: '/oauth/v2/revoke',
  api: '',
} as const
