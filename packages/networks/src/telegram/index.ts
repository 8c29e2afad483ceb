import { telegramLimits } from '@kadr/domain/publishing/networks/telegram-limits'
import type { NetworkAdapter } from '../network-adapter.ts'
import { connect } from './connect.ts'
import { conversations } from './conversations.ts'
import { endpoints } from './endpoints.ts'
import { limitsFor } from './large-files.ts'
import { metrics } from './metrics.ts'
import { accountOptions } from './options.ts'
import { profile } from './profile.ts'
import { publish } from './publish.ts'
import { quota } from './quota.ts'
import { retention } from './retention.ts'
import { telegramSettings } from './settings.ts'
import { setup } from './setup.ts'
import { requiredScopes, tokens } from './tokens.ts'

export const telegram: NetworkAdapter = {
  id: 'telegram',
  title: 'Telegram',
  endpoints,
  limits: telegramLimits,
  limitsFor,
  settings: telegramSettings,
  requiredScopes,
  connect: { default: connect },
  tokens,
  profile,
  accountOptions,
  publish,
  metrics,
  conversations,
  retention,
  quota,
  setup,
}
