import { DAY_MS } from '@kadr/kit/durations'
import { isRegistered } from '../_shared/applications.ts'
import { createConsentRoutes } from '../_shared/consent.ts'
import { textAt } from '../_shared/fields.ts'
import type { AccessGrant, Grants } from '../_shared/grants.ts'
import { createGraphError, createGraphTokenError } from '../_shared/graph-replies.ts'
import type { MetaNotices } from '../_shared/meta-notices.ts'
import type { FakeClock, FakePerson, FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'

const LONG_SECONDS = 5_183_944

type SignIn = {
  clock: FakeClock
  people: readonly FakePerson[]
  short: Grants
  long: Grants
  notices: MetaNotices
}

/** Token from query, form or header. */
export const tokenOf = ({ query, fields, headers }: FakeRequest): string =>
  query.get('access_token') ??
  textAt(fields, 'access_token') ??
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ??
  ''

export function signInRoutes({
  clock,
  people,
  short,
  long,
  notices,
}: SignIn): readonly FakeRoute[] {
  const issueLong = ({ accountId, scopes }: AccessGrant): FakeReply => ({
    status: 200,
    json: {
      access_token: long.issueAccess({ accountId, scopes }),
      token_type: 'bearer',
      expires_in: LONG_SECONDS,
    },
  })

  const redeem = ({ query, fields }: FakeRequest): FakeReply => {
    const given = (name: string) => textAt(fields, name) ?? query.get(name) ?? ''
    const clientId = given('client_id')
    if (!isRegistered({ clientId, clientSecret: given('client_secret') })) {
      return createGraphError({ code: 1, message: 'Error validating client secret.' })
    }
    const grant = short.redeemCode({
      code: given('code'),
      redirectUri: given('redirect_uri'),
      clientId,
    })
    if (typeof grant === 'string') {
      return createGraphError({ code: 100, message: 'Invalid verification code format.' })
    }
    const access_token = short.issueAccess(grant)
    return { status: 200, json: { access_token, user_id: BigInt(grant.accountId) } }
  }

  const exchange = (request: FakeRequest): FakeReply => {
    if (request.query.get('grant_type') !== 'th_exchange_token') return badGrantType()
    const grant = short.checkAccess(tokenOf(request))
    return typeof grant === 'string' ? createGraphTokenError(grant) : issueLong(grant)
  }

  const refresh = (request: FakeRequest): FakeReply => {
    if (request.query.get('grant_type') !== 'th_refresh_token') return badGrantType()
    const grant = long.checkAccess(tokenOf(request))
    if (typeof grant === 'string') return createGraphTokenError(grant)
    const isYoung = clock.now().getTime() - grant.issuedAt < DAY_MS
    return isYoung
      ? createGraphError({ code: 100, message: 'The access token must be at least 24 hours old' })
      : issueLong(grant)
  }

  const debug = ({ query }: FakeRequest): FakeReply => {
    const grant = long.checkAccess(query.get('input_token') ?? '')
    if (typeof grant === 'string') return { status: 200, json: { data: { is_valid: false } } }
    const { accountId, scopes } = grant
    return {
      status: 200,
      json: { data: { type: 'USER', is_valid: true, user_id: BigInt(accountId), scopes } },
    }
  }

  return [
    ...createConsentRoutes({
      title: 'Threads',
      path: '/www/oauth/authorize',
      people: () => people,
      grants: short,
      scopeSeparator: ',',
      fragment: '_',
      onGranted: ({ accountId, ...app }) =>
        notices.register(accountId, { ...app, userId: accountId }),
    }),
    { method: 'POST', path: '/graph/oauth/access_token', handle: redeem },
    { method: 'GET', path: '/graph/access_token', handle: exchange },
    { method: 'GET', path: '/graph/refresh_access_token', handle: refresh },
    { method: 'GET', path: '/graph/debug_token', handle: debug },
  ]
}

const badGrantType = () => createGraphError({ code: 100, message: 'Unsupported grant_type' })
