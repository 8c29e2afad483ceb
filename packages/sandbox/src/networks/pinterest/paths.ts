/** Path of each endpoint below the fake's base. */
export const pinterestPaths = { authorize: '/oauth', api: '/v5' } as const
