import { youtubeLimits } from '@kadr/domain/publishing/networks/youtube-limits'
import type { NetworkAdapter } from '../network-adapter.ts'
import { byPopup, byRedirect } from './connect.ts'
import { conversations } from './conversations.ts'
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

export const youtube: NetworkAdapter = {
  id: 'youtube',
  title: TITLE,
  endpoints: ENDPOINTS,
  limits: youtubeLimits,
  settings,
  requiredScopes: REQUIRED_SCOPES,
  connect: { default: byRedirect, popup: byPopup },
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
