/** Where the fake serves what the real network has on several hosts. */
export const tiktokPaths = {
  authorize: '/v2/auth/authorize',
  api: '/v2',
} as const
