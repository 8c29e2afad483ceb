/** Path of each endpoint below the fake's base. */
export const instagramPaths = {
  site: '/www',
  api: '/api',
  graph: '/graph',
  facebookSite: '/facebook',
  facebookGraph: '/facebook-graph',
}
