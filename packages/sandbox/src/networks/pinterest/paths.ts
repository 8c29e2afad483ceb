/** Where the fake serves what the real network has on several hosts. */
export const pinterestPaths = { authorize: '/oauth', api: '/v5' } as const
