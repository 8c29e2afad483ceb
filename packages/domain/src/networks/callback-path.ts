import { NETWORKS, type Network } from '@kadr/contract/networks'

/** The way most networks have only. */
export const DEFAULT_WAY = 'default'

/** The page a network sends people back to after its sign-in, by the way they signed in. */
export const callbackPathOf = ({
  network,
  way = DEFAULT_WAY,
}: {
  network: Network
  way?: string | undefined
}) => `/api/auth/${network}/${way === DEFAULT_WAY ? '' : `${way}-`}callback`

const CALLBACK = new RegExp(`^/api/auth/(?:${NETWORKS.join('|')})/(?:[a-z]+-)*callback$`)

/** These addresses look like the API's but belong to pages. */
export const isCallbackPath = (path: string) => CALLBACK.test(path)
