import type { getNetworkSetup, NetworkSetup } from '@kadr/contract/network-setup'
import { NETWORKS, type Network } from '@kadr/contract/networks'
import type { RouteData } from '@kadr/contract/route'
import { callbackPathOf, isCallbackPath } from '@kadr/domain/networks/callback-path'
import { adapters } from '@kadr/networks'
import type { Config } from '../../config/config.ts'
import { isPublicAddress } from '../../config/parse.ts'
import { findNetworkAccess } from '../../platform/networks/network-access.ts'

/** Addresses of return, one for each method to sign in that leaves our site. A popup hands its code to the page. */
export const listRedirectUrls = ({
  config,
  network,
}: {
  config: Config
  network: Network
}): string[] => {
  const methods = Object.keys(adapters[network].connect)
  const paths = methods.map((method) => callbackPathOf({ network, method })).filter(isCallbackPath)
  return [...new Set(paths)].map((path) => `${config.publicUrl}${path}`)
}

const stateOf = ({
  config,
  network,
}: {
  config: Config
  network: Network
}): NetworkSetup['state'] => {
  const methods = Object.keys(adapters[network].connect)
  const found = methods.flatMap((method) => findNetworkAccess({ config, network, method }) ?? [])
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
