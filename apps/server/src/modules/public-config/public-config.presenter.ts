import type { PublicConfig } from '@kadr/contract/config'
import { NETWORKS } from '@kadr/contract/networks'
import type { Config } from '../../config/config.ts'
import { isPlayedBySandbox } from '../../platform/networks/network-access.ts'

export const presentConfig = (config: Config): PublicConfig => {
  const { google, telegram, supportUrl, isSandbox, analytics } = config
  return {
    isGoogleEnabled: google !== null,
    telegramBotName: telegram?.botName ?? null,
    supportUrl,
    isSandbox,
    sandboxNetworks: NETWORKS.filter((network) => isPlayedBySandbox({ config, network })),
    analytics,
  }
}
