import { threadsLimits } from '@kadr/domain/publishing/networks/threads-limits'
import { readSignedRequest } from '../_shared/signed-request.ts'
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
import { threadsSettings } from './settings.ts'
import { setup } from './setup.ts'
import { requiredScopes, tokens } from './tokens.ts'

export const threads: NetworkAdapter = {
  id: 'threads',
  title: 'Threads',
  endpoints,
  limits: threadsLimits,
  settings: threadsSettings,
  requiredScopes,
  connect: { default: connect },
  tokens,
  readNotice: readSignedRequest,
  profile,
  accountOptions,
  publish,
  metrics,
  conversations,
  retention,
  quota,
  setup,
}
