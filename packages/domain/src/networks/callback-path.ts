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

/** Sign-in pages by network; the others connect without leaving the app. */
const WAYS: Partial<Record<Network, readonly string[]>> = {
  tiktok: [DEFAULT_WAY],
  threads: [DEFAULT_WAY],
  linkedin: [DEFAULT_WAY],
  instagram: [DEFAULT_WAY, 'facebook-business'],
  pinterest: [DEFAULT_WAY],
  youtube: [DEFAULT_WAY],
}

const CALLBACK_PATHS = new Set(
  NETWORKS.flatMap((network) =>
    (WAYS[network] ?? []).map((way) => callbackPathOf({ network, way })),
  ),
)

/** These paths start like the API's but are pages. */
export const isCallbackPath = (path: string) => CALLBACK_PATHS.has(path)
