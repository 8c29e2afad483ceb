/** Path of each endpoint below the fake's base. */
export const threadsPaths = { site: '/www', graph: '/graph' }
