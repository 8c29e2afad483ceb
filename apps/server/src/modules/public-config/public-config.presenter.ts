import type { PublicConfig } from '@kadr/contract/config'
import type { Config } from '../../config/config.ts'

export const presentConfig = ({
  google,
  telegram,
  supportUrl,
  isSandbox,
  analytics,
}: Config): PublicConfig => ({
  isGoogleEnabled: google !== null,
  telegramBotName: telegram?.botName ?? null,
  supportUrl,
  isSandbox,
  analytics,
})
