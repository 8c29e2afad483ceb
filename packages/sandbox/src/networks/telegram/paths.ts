/** Where the fake serves each endpoint of the network. */
export const telegramPaths = { api: '/api', site: '/www' }
