import { NETWORKS, type Network } from '@kadr/contract/networks'

/** The only sign-in method of most networks. */
export const DEFAULT_WAY = 'default'

/** Page a network redirects to after sign-in, by sign-in method. */
export const callbackPathOf = ({
  network,
  way = DEFAULT_WAY,
}: {
  network: Network
  way?: string | undefined
}) => `/api/auth/${network}/${way === DEFAULT_WAY ? '' : `${way}-`}callback`

const CALLBACK = new RegExp(`^/api/auth/(?:${NETWORKS.join('|')})/(?:[a-z]+-)*callback$`)

/** These paths start like the API's but are pages. */
export const isCallbackPath = (path: string) => CALLBACK.test(path)
