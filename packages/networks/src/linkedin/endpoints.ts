/** Production URLs, and settings that are not URLs: the API version and additional scopes of either application. */
export const ENDPOINTS = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  revoke: 'https://www.linkedin.com/oauth/v2/revoke',
  api: 'https://api.linkedin.com',
  version: '202609',
  extraScopes: 'none',
  pagesExtraScopes: 'none',
} as const
