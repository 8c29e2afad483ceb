import { NETWORKS } from '@kadr/contract/networks'
import { connectSandboxAccount, listConnectedAccounts } from '../connections/index.ts'
import { putSlots } from '../publisher-setup/index.ts'
import { SLOTS } from './demo-setup.ts'
import type { DemoStep } from './demo-step.ts'
import { isPlayedNetwork } from './played-network.ts'

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
