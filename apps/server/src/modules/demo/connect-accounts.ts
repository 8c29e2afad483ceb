import { NETWORKS, type Network } from '@kadr/contract/networks'
import { sandboxNetworkUrls } from '../../config/sandbox-credentials.ts'
import type { AppContext } from '../../context.ts'
import { isPlayedBySandbox } from '../../platform/networks/network-access.ts'
import { connectSandboxAccount, listConnectedAccounts } from '../connections/index.ts'
import { putSlots } from '../publisher-setup/index.ts'
import { SLOTS } from './demo-setup.ts'
import type { DemoStep } from './demo-step.ts'

/** Whether our own server answers for the network, also to a bot of one's own that was given our address. */
export const isPlayedNetwork = ({ ctx, network }: { ctx: AppContext; network: Network }) => {
  const { config } = ctx
  const { serverUrl } = sandboxNetworkUrls(config)
  const given = Object.values(config.networks[network].endpoints)
  return (
    isPlayedBySandbox({ config, network }) || given.some((address) => address.startsWith(serverUrl))
  )
}

/** An account of every sandbox network, with posting times. */
export const connectAccounts: DemoStep = {
  name: 'accounts',
  async run({ ctx, actor }) {
    const { workspaceId } = actor
    const connected = await listConnectedAccounts({ ctx, workspaceId })
    for (const network of NETWORKS) {
      if (!isPlayedNetwork({ ctx, network })) continue
      if (connected.some((account) => account.network === network)) continue
      const { connections } = await connectSandboxAccount({ ctx, actor, network })
      for (const { id } of connections) {
        await putSlots({ ctx, workspaceId, connectionId: id, slots: [...SLOTS] })
      }
    }
  },
}
