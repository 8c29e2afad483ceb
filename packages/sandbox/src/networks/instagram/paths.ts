/** Where the fake serves each endpoint of the network. */
export const instagramPaths = {
  site: '/www',
  api: '/api',
  graph: '/graph',
  facebookSite: '/facebook',
  facebookGraph: '/facebook-graph',
}
