import { vkLimits } from '@kadr/domain/publishing/networks/vk-limits'
import type { NetworkAdapter } from '../network-adapter.ts'
import { connect } from './connect.ts'
import { connectById } from './connect-by-id.ts'
import { conversations } from './conversations.ts'
import { endpoints } from './endpoints.ts'
import { metrics } from './metrics.ts'
import { accountOptions } from './options.ts'
import { NEEDED, profile } from './profile.ts'
import { publish } from './publish.ts'
import { quota } from './quota.ts'
import { retention } from './retention.ts'
import { vkSettings } from './settings.ts'
import { setup } from './setup.ts'
import { abilitiesOfToken } from './token.ts'
import { tokens } from './tokens.ts'

export const vk: NetworkAdapter = {
  id: 'vk',
  title: 'VK',
  endpoints,
  limits: vkLimits,
  settings: vkSettings,
  requiredScopes: [NEEDED],
  connect: { default: connect, communities: connectById },
  tokens,
  profile,
  abilitiesOf: abilitiesOfToken,
  accountOptions,
  publish,
  metrics,
  conversations,
  retention,
  quota,
  setup,
}
