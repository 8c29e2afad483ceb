/** Path of each endpoint below the fake's base. */
export const telegramPaths = { api: '/api', site: '/www', preview: '/www' }
