/** Where the fake serves each endpoint of the network. */
export const threadsPaths = { site: '/www', graph: '/graph' }
