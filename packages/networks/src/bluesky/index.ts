import { blueskyLimits } from '@kadr/domain/publishing/networks/bluesky-limits'
import type { NetworkAdapter } from '../network-adapter.ts'
import { connect } from './connect.ts'
import { conversations } from './conversations.ts'
import { endpoints } from './endpoints.ts'
import { metrics } from './metrics.ts'
import { accountOptions } from './options.ts'
import { profile } from './profile.ts'
import { publish } from './publish.ts'
import { quota } from './quota.ts'
import { retention } from './retention.ts'
import { blueskySettings } from './settings.ts'
import { setup } from './setup.ts'
import { tokens } from './tokens.ts'

export const bluesky: NetworkAdapter = {
  id: 'bluesky',
  title: 'Bluesky',
  endpoints,
  limits: blueskyLimits,
  settings: blueskySettings,
  // A session has all permissions of the app password.
  requiredScopes: [],
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
