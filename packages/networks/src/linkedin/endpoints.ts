/** Addresses of the real network, and the API version: each lives about a year. */
export const ENDPOINTS = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  revoke: 'https://www.linkedin.com/oauth/v2/revoke',
  api: 'https://api.linkedin.com',
  version: '202609',
} as const
