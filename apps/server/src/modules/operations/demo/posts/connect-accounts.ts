import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { sandboxNetworkUrls } from '../../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../../context.ts'
import { isPlayedBySandbox } from '../../../../platform/outside/networks/network-access.ts'
import {
  connectSandboxAccount,
  listConnectedAccounts,
} from '../../../publishing/connections/index.ts'
import { putSlots } from '../../../publishing/publisher-setup/index.ts'
import { SLOTS } from '../content/demo-setup.ts'
import type { DemoStep } from '../demo-step.ts'

/** Whether our server plays the network, also when its configured endpoints point to our URL. */
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
