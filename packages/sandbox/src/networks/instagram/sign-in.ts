import { DAY_MS } from '@kadr/kit/durations'
import { isRegistered } from '../_shared/applications.ts'
import { createConsentRoutes } from '../_shared/consent.ts'
import { textAt } from '../_shared/fields.ts'
import type { AccessGrant } from '../_shared/grants.ts'
import { createGraphError, createGraphTokenError } from '../_shared/graph-replies.ts'
import type { MetaNotices } from '../_shared/meta-notices.ts'
import type { FakeClock, FakePerson, FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { type InstagramGrants, tokenOf } from './access.ts'
import { appScopedId } from './accounts.ts'

const LONG_SECONDS = 5_184_000

export function signInRoutes(input: {
  clock: FakeClock
  people: readonly FakePerson[]
  grants: InstagramGrants
  notices: MetaNotices
}): readonly FakeRoute[] {
  const { short, long } = input.grants

  const issueLong = ({ accountId, scopes }: AccessGrant): FakeReply => ({
    status: 200,
    json: {
      access_token: long.issueAccess({ accountId, scopes }),
      token_type: 'bearer',
      expires_in: LONG_SECONDS,
    },
  })

  const redeem = ({ fields }: FakeRequest): FakeReply => {
    const clientId = textAt(fields, 'client_id') ?? ''
    if (!isRegistered({ clientId, clientSecret: textAt(fields, 'client_secret') })) {
      return refuse('Error validating client secret.')
    }
    const grant = short.redeemCode({
      code: textAt(fields, 'code') ?? '',
      redirectUri: textAt(fields, 'redirect_uri') ?? '',
      clientId,
    })
    if (typeof grant === 'string') return refuse('Invalid authorization code')
    return {
      status: 200,
      json: {
        access_token: short.issueAccess(grant),
        user_id: BigInt(grant.accountId),
        permissions: grant.scopes,
      },
    }
  }

  const exchange = (request: FakeRequest): FakeReply => {
    if (request.query.get('grant_type') !== 'ig_exchange_token') return badGrantType()
    const grant = short.checkAccess(tokenOf(request))
    return typeof grant === 'string' ? createGraphTokenError(grant) : issueLong(grant)
  }

  const refresh = (request: FakeRequest): FakeReply => {
    if (request.query.get('grant_type') !== 'ig_refresh_token') return badGrantType()
    const grant = long.checkAccess(tokenOf(request))
    if (typeof grant === 'string') return createGraphTokenError(grant)
    const isYoung = input.clock.now().getTime() - grant.issuedAt < DAY_MS
    return isYoung
      ? createGraphError({ code: 100, message: 'The access token must be at least 24 hours old' })
      : issueLong(grant)
  }

  return [
    ...createConsentRoutes({
      title: 'Instagram',
      path: '/www/oauth/authorize',
      people: () => input.people,
      grants: short,
      scopeSeparator: ',',
      fragment: '_',
      onGranted: ({ accountId, ...app }) =>
        input.notices.register(accountId, { ...app, userId: appScopedId(accountId) }),
    }),
    { method: 'POST', path: '/api/oauth/access_token', handle: redeem },
    { method: 'GET', path: '/graph/access_token', handle: exchange },
    { method: 'GET', path: '/graph/refresh_access_token', handle: refresh },
  ]
}

const badGrantType = () => createGraphError({ code: 100, message: 'Unsupported grant_type' })

const refuse = (message: string): FakeReply => ({
  status: 400,
  json: { error_type: 'OAuthException', code: 400, error_message: message },
})
