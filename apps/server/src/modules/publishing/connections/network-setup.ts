import type { RouteData } from '@kadr/contract/base/route'
import type { getNetworkSetup, NetworkSetup } from '@kadr/contract/publishing/network-setup'
import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import {
  callbackPathOf,
  isCallbackPath,
  noticePathOf,
  USER_NOTICES,
} from '@kadr/domain/publishing/networks/callback-path'
import { adapters } from '@kadr/networks'
import type { Config } from '../../../config/config.ts'
import { isPublicAddress } from '../../../config/parse.ts'
import { findNetworkAccess } from '../../../platform/outside/networks/network-access.ts'

type SetupQuery = {
  config: Config
  network: Network
  /** All of the network when absent. */
  methods?: readonly string[]
}

const methodsOf = ({ network, methods }: SetupQuery) =>
  methods ?? Object.keys(adapters[network].connect)

/** Redirect URLs, one for each sign-in method that leaves our site. A popup passes its code to the page instead. */
export const listRedirectUrls = (query: SetupQuery): string[] => {
  const { config, network } = query
  const methods = methodsOf(query)
  const paths = methods.map((method) => callbackPathOf({ network, method })).filter(isCallbackPath)
  return [...new Set(paths)].map((path) => `${config.publicUrl}${path}`)
}

/** Addresses for notices about people who removed our application or want their data deleted. */
export const listNoticeUrls = (query: SetupQuery): NetworkSetup['noticeUrls'] => {
  const { config, network } = query
  if (!adapters[network].readNotice) return []
  return methodsOf(query).flatMap((method) =>
    USER_NOTICES.map((notice) => ({
      notice,
      url: `${config.publicUrl}${noticePathOf({ network, method, notice })}`,
    })),
  )
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
      noticeUrls: listNoticeUrls({ config, network }),
      pullsMedia,
      apiVersion,
    }
  }),
})
