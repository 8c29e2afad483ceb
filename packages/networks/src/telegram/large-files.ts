import { limitsOfAccount } from '@kadr/domain/networks/account-limits'
import type { NetworkLimits } from '@kadr/domain/networks/limits'
import { telegramLimits } from '@kadr/domain/networks/telegram-limits'
import type { NetworkContext } from '../network-adapter.ts'

/** Of a Bot API server of one's own; Telegram's takes 50 MB. */
const LARGE_FILE_BYTES = 2_000_000_000

type Configured = Pick<NetworkContext, 'endpoints'>

export const readFileLimit = ({ endpoints }: Configured): { maxVideoBytes?: number } =>
  endpoints.largeFiles === 'on' ? { maxVideoBytes: LARGE_FILE_BYTES } : {}

export const limitsFor = (ctx: Configured): NetworkLimits =>
  limitsOfAccount(telegramLimits, readFileLimit(ctx))
