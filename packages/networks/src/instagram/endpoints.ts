import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext, Profile } from '../network-adapter.ts'

/** URLs, and two settings that are not URLs: the API version and scopes that need a separate review. */
export const endpoints = {
  site: 'https://www.instagram.com',
  api: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
  facebookSite: 'https://www.facebook.com',
  facebookGraph: 'https://graph.facebook.com',
  version: 'v25.0',
  extraScopes: 'none',
}

export const getVersion = ({ endpoints: given }: Pick<NetworkContext, 'endpoints'>): string =>
  given.version ?? endpoints.version

/** The sign-in an account was connected with: decides the API host. */
export type Login = 'instagram' | 'facebook'

export const getLogin = ({ details }: Profile): Login =>
  details.login === 'facebook' ? 'facebook' : 'instagram'

export const getGraphUrl = ({ ctx, login }: { ctx: NetworkContext; login: Login }): string =>
  `${getEndpoint({ ctx, name: login === 'facebook' ? 'facebookGraph' : 'graph' })}/${getVersion(ctx)}`
