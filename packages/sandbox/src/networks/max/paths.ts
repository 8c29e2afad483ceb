/** Path of each endpoint below the fake's base. */
export const maxPaths = { api: '/api', site: '/www' }
