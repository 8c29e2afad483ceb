/** Path of each endpoint below the fake's base. */
export const instagramPaths = {
  site: '/www',
  api: '/api',
  graph: '/graph',
  facebookSite: '/facebook',
  facebookGraph: '/facebook-graph',
  /** Not a URL: what our application was approved for at the sandbox. */
  extraScopes: 'instagram_manage_contents',
}
