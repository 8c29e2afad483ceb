/** Production URLs and the API version; a version is supported for about a year. */
export const ENDPOINTS = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  revoke: 'https://www.linkedin.com/oauth/v2/revoke',
  api: 'https://api.linkedin.com',
  version: '202609',
} as const
