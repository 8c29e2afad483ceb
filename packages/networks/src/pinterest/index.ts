import { pinterestLimits } from '@kadr/domain/publishing/networks/pinterest-limits'
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

export const pinterest: NetworkAdapter = {
  id: 'pinterest',
  title: TITLE,
  endpoints: ENDPOINTS,
  limits: pinterestLimits,
  settings,
  requiredScopes: REQUIRED_SCOPES,
  connect: { default: connect },
  tokens,
  profile,
  accountOptions,
  isOptionRequired: true,
  publish,
  metrics,
  conversations: null,
  noConversations: 'Сеть не даёт: комментарии и сообщения видны только в ней самой.',
  retention,
  quota,
  setup,
}
