import { tiktokLimits } from '@kadr/domain/publishing/networks/tiktok-limits'
import type { NetworkAdapter } from '../network-adapter.ts'
import { connect } from './connect.ts'
import { ENDPOINTS } from './endpoints.ts'
import { TITLE } from './failures.ts'
import { metrics } from './metrics.ts'
import { accountOptions } from './options.ts'
import { profile } from './profile.ts'
import { publish } from './publish.ts'
import { quota } from './quota.ts'
import { retention } from './retention.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { REQUIRED_SCOPES, tokens } from './tokens.ts'

export const tiktok: NetworkAdapter = {
  id: 'tiktok',
  title: TITLE,
  endpoints: ENDPOINTS,
  limits: tiktokLimits,
  settings,
  requiredScopes: REQUIRED_SCOPES,
  connect: { default: connect },
  tokens,
  profile,
  accountOptions,
  publish,
  metrics,
  conversations: null,
  noConversations: 'Сеть не даёт: комментарии и сообщения видны только в ней самой.',
  retention,
  quota,
  setup,
}
