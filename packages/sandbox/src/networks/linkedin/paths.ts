/** Where the fake serves what the real network has on several hosts. */
export const linkedinPaths = {
  authorize: '/oauth/v2/authorization',
  token: '/oauth/v2/accessToken',
  revoke: '/oauth/v2/revoke',
  api: '',
} as const
