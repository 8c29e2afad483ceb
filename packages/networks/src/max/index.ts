import { maxLimits } from '@kadr/domain/publishing/networks/max-limits'
import type { NetworkAdapter } from '../network-adapter.ts'
import { connect } from './connect.ts'
import { conversations } from './conversations.ts'
import { endpoints } from './endpoints.ts'
import { limitsFor } from './limits-for.ts'
import { metrics } from './metrics.ts'
import { accountOptions } from './options.ts'
import { profile } from './profile.ts'
import { publish } from './publish.ts'
import { quota } from './quota.ts'
import { retention } from './retention.ts'
import { maxSettings } from './settings.ts'
import { setup } from './setup.ts'
import { requiredScopes, tokens } from './tokens.ts'

export const max: NetworkAdapter = {
  id: 'max',
  title: 'MAX',
  endpoints,
  limits: maxLimits,
  limitsFor,
  settings: maxSettings,
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
