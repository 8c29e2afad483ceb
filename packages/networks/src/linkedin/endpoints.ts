/** Production URLs, and two settings that are none: the API version and scopes asked for besides the usual ones. */
export const ENDPOINTS = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  revoke: 'https://www.linkedin.com/oauth/v2/revoke',
  api: 'https://api.linkedin.com',
  version: '202609',
  extraScopes: 'none',
} as const
