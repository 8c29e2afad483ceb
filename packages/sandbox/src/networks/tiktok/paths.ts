/** Path of each endpoint below the fake's base. */
export const tiktokPaths = {
  authorize: '/v2/auth/authorize',
  api: '/v2',
} as const
