import { instagramLimits } from '@kadr/domain/publishing/networks/instagram-limits'
import { readSignedRequest } from '../_shared/signed-request.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { connect } from './connect.ts'
import { connectByFacebook } from './connect-facebook.ts'
import { conversations } from './conversations.ts'
import { endpoints } from './endpoints.ts'
import { metrics } from './metrics.ts'
import { accountOptions } from './options.ts'
import { profile } from './profile.ts'
import { publish } from './publish.ts'
import { quota } from './quota.ts'
import { retention } from './retention.ts'
import { instagramSettings } from './settings.ts'
import { setup } from './setup.ts'
import { requiredScopes, tokens } from './tokens.ts'

export const instagram: NetworkAdapter = {
  id: 'instagram',
  title: 'Instagram',
  endpoints,
  limits: instagramLimits,
  settings: instagramSettings,
  requiredScopes,
  connect: { default: connect, 'facebook-business': connectByFacebook },
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
