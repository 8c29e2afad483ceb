/** Scopes of «Sign In with LinkedIn using OpenID Connect» and «Share on LinkedIn», and one granted to few. */
const MEMBER_SCOPES = ['openid', 'profile', 'email', 'w_member_social', 'r_member_social']

/** Scopes of the Community Management API, which has to be the only product of its application. */
const COMMUNITY_SCOPES = [
  'r_basicprofile',
  'w_member_social',
  'w_member_social_feed',
  'r_member_social',
  'r_member_postAnalytics',
  'r_member_profileAnalytics',
  'r_organization_social',
  'r_organization_social_feed',
  'w_organization_social',
  'w_organization_social_feed',
  'rw_organization_admin',
]

/** An application whose id ends like this has Community Management, any other the products for members. */
const COMMUNITY_APP = /-pages$/

/** One scope outside of the products of the application fails the whole sign-in. */
export const refuseScopes = ({
  clientId,
  scopes,
}: {
  clientId: string
  scopes: readonly string[]
}) => {
  const allowed = COMMUNITY_APP.test(clientId) ? COMMUNITY_SCOPES : MEMBER_SCOPES
  const foreign = scopes.find((scope) => !allowed.includes(scope))
  if (foreign === undefined) return undefined
  return {
    error: 'unauthorized_scope_error',
    error_description: `Scope &quot;${foreign}&quot; is not authorized for your application`,
  }
}
