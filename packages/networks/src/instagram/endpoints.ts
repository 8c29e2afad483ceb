import { endpointOf } from '../_shared/endpoint.ts'
import type { NetworkContext, Profile } from '../network-adapter.ts'

export const endpoints = {
  site: 'https://www.instagram.com',
  api: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
  facebookSite: 'https://www.facebook.com',
  facebookGraph: 'https://graph.facebook.com',
}

export const API_VERSION = 'v25.0'

/** Which of the two sign-ins an account came by: it decides the host all its calls go to. */
export type Login = 'instagram' | 'facebook'

export const loginOf = ({ details }: Profile): Login =>
  details.login === 'facebook' ? 'facebook' : 'instagram'

export const graphOf = ({ ctx, login }: { ctx: NetworkContext; login: Login }): string =>
  `${endpointOf({ ctx, name: login === 'facebook' ? 'facebookGraph' : 'graph' })}/${API_VERSION}`
