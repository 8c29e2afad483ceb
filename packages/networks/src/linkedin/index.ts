import { linkedinLimits } from '@kadr/domain/publishing/networks/linkedin-limits'
import type { NetworkAdapter } from '../network-adapter.ts'
import { connect } from './connect.ts'
import { connectPages } from './connect-pages.ts'
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
import { REQUIRED_SCOPES, requiredScopesOf, tokens } from './tokens.ts'

export const linkedin: NetworkAdapter = {
  id: 'linkedin',
  title: TITLE,
  endpoints: ENDPOINTS,
  limits: linkedinLimits,
  settings,
  requiredScopes: REQUIRED_SCOPES,
  requiredScopesOf,
  connect: { default: connect, pages: connectPages },
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
