import type { Network } from '@kadr/contract/networks'
import { sandboxNetworkUrls } from '../../config/sandbox-credentials.ts'
import type { AppContext } from '../../context.ts'
import { isPlayedBySandbox } from '../../platform/networks/network-access.ts'

/** Whether our own server answers for the network, also to a bot of one's own that was given our address. */
export const isPlayedNetwork = ({ ctx, network }: { ctx: AppContext; network: Network }) => {
  const { config } = ctx
  const { serverUrl } = sandboxNetworkUrls(config)
  const given = Object.values(config.networks[network].endpoints)
  return (
    isPlayedBySandbox({ config, network }) || given.some((address) => address.startsWith(serverUrl))
  )
}
