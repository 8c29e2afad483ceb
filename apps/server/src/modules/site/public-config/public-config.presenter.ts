import { NETWORKS } from '@kadr/contract/publishing/networks'
import type { PublicConfig } from '@kadr/contract/site/config'
import { adapters } from '@kadr/networks'
import type { Config } from '../../../config/config.ts'
import { listOauthProviders } from '../../../config/sign-in.ts'
import { supportContact } from '../../../config/support.ts'
import {
  findNetworkAccess,
  isPlayedBySandbox,
} from '../../../platform/outside/networks/network-access.ts'

const listClosedMethods = (config: Config): PublicConfig['closedMethods'] =>
  NETWORKS.flatMap((network) => {
    const methods = Object.keys(adapters[network].connect)
    const closed = methods.filter((method) => !findNetworkAccess({ config, network, method }))
    return closed.length < methods.length ? closed.map((method) => ({ network, method })) : []
  })

export const presentConfig = (config: Config): PublicConfig => {
  const { signIn, telegram, max, isSandbox, analytics } = config
  return {
    oauthProviders: listOauthProviders(signIn),
    telegramBotName: telegram?.botName ?? null,
    maxBotName: max?.botName ?? null,
    supportUrl: supportContact(config)?.url ?? null,
    isSandbox,
    sandboxNetworks: NETWORKS.filter((network) => isPlayedBySandbox({ config, network })),
    closedMethods: listClosedMethods(config),
    analytics,
  }
}
