import { limitsOfAccount } from '@kadr/domain/publishing/networks/account-limits'
import type { NetworkLimits } from '@kadr/domain/publishing/networks/limits'
import { telegramLimits } from '@kadr/domain/publishing/networks/telegram-limits'
import type { NetworkContext } from '../network-adapter.ts'

/** Limit of a self-hosted Bot API server; Telegram's accepts 50 MB. */
const LARGE_FILE_BYTES = 2_000_000_000

type WithEndpoints = Pick<NetworkContext, 'endpoints'>

export const readFileLimit = ({ endpoints }: WithEndpoints): { maxVideoBytes?: number } =>
  endpoints.largeFiles === 'on' ? { maxVideoBytes: LARGE_FILE_BYTES } : {}

export const limitsFor = (ctx: WithEndpoints): NetworkLimits =>
  limitsOfAccount(telegramLimits, readFileLimit(ctx))
