import { NETWORKS } from '@kadr/contract/publishing/networks'
import type { PublicConfig } from '@kadr/contract/site/config'
import type { Config } from '../../../config/config.ts'
import { listOauthProviders } from '../../../config/sign-in.ts'
import { supportContact } from '../../../config/support.ts'
import { isPlayedBySandbox } from '../../../platform/outside/networks/network-access.ts'

export const presentConfig = (config: Config): PublicConfig => {
  const { signIn, telegram, max, isSandbox, analytics } = config
  return {
    oauthProviders: listOauthProviders(signIn),
    telegramBotName: telegram?.botName ?? null,
    maxBotName: max?.botName ?? null,
    supportUrl: supportContact(config)?.url ?? null,
    isSandbox,
    sandboxNetworks: NETWORKS.filter((network) => isPlayedBySandbox({ config, network })),
    analytics,
  }
}
