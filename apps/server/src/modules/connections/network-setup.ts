import type { getNetworkSetup, NetworkSetup } from '@kadr/contract/network-setup'
import { NETWORKS, type Network } from '@kadr/contract/networks'
import type { RouteData } from '@kadr/contract/route'
import { callbackPathOf } from '@kadr/domain/networks/callback-path'
import { adapters } from '@kadr/networks'
import type { Config } from '../../config/config.ts'
import { isPublicAddress } from '../../config/public-address.ts'
import { findNetworkAccess } from '../../platform/networks/network-access.ts'

/** Addresses of return, one for each way to sign in that leaves our site. */
export const listRedirectUrls = ({
  config,
  network,
}: {
  config: Config
  network: Network
}): string[] => {
  const paths = Object.entries(adapters[network].connect).flatMap(([way, { by }]) =>
    by === 'oauth' || by === 'token' ? [callbackPathOf({ network, way })] : [],
  )
  return [...new Set(paths)].map((path) => `${config.publicUrl}${path}`)
}

const stateOf = ({
  config,
  network,
}: {
  config: Config
  network: Network
}): NetworkSetup['state'] => {
  const ways = Object.keys(adapters[network].connect)
  const found = ways.flatMap((way) => findNetworkAccess({ config, network, way }) ?? [])
  if (found.some(({ isSandbox }) => !isSandbox)) return 'real'
  return found.length > 0 ? 'sandbox' : 'off'
}

export const readNetworkSetup = (config: Config): RouteData<typeof getNetworkSetup> => ({
  publicUrl: config.publicUrl,
  isReachable: isPublicAddress(config.publicUrl),
  networks: NETWORKS.map((network) => {
    const { title, setup } = adapters[network]
    const { portal, steps, review, beforeReview, variables, pullsMedia, apiVersion } = setup
    return {
      network,
      title,
      state: stateOf({ config, network }),
      portal,
      steps: [...steps],
      review,
      beforeReview: [...beforeReview],
      variables: [...variables],
      redirectUrls: listRedirectUrls({ config, network }),
      pullsMedia,
      apiVersion,
    }
  }),
})
