import { createHash, randomBytes } from 'node:crypto'
import { type Params, readParams } from '../../sign-in/vk-id/replies.ts'
import { createConsentRoutes } from '../_shared/consent.ts'
import type { AccessGrant, Grants } from '../_shared/grants.ts'
import type { FakePerson, FakeReply, FakeRoute } from '../fake-network.ts'

export const ACCESS_SECONDS = 3600
const PERSONAL = 'vkid.personal_info'
const BASIC = [PERSONAL, 'email', 'phone']
const VERIFIER = /^[\w-]{43,128}$/

/** What the page gave is bound to a device: here to the person on it. */
const deviceOf = (userId: string) =>
  createHash('sha256').update(`vk/device/${userId}`).digest('base64url')

const deny = (error: string, error_description: string): FakeReply => ({
  status: 200,
  json: { error, error_description },
})

/** VK ID for rights of the API: PKCE, and scopes beyond the basic ones where VK has granted them. */
export function signInRoutes(input: {
  people: readonly FakePerson[]
  grants: Grants
  isExtended(): boolean
}): readonly FakeRoute[] {
  const { grants } = input

  const allowed = (scopes: readonly string[]) => [
    ...new Set([
      PERSONAL,
      ...scopes.filter((scope) => input.isExtended() || BASIC.includes(scope)),
    ]),
  ]

  const issue = (grant: AccessGrant, params: Params): FakeReply => {
    const scopes = allowed(grant.scopes)
    const { accessToken, refreshToken } = grants.issue({ accountId: grant.accountId, scopes })
    return {
      status: 200,
      json: {
        refresh_token: refreshToken,
        access_token: accessToken,
        id_token: randomBytes(64).toString('base64url'),
        token_type: 'Bearer',
        expires_in: ACCESS_SECONDS,
        user_id: Number(grant.accountId),
        ...(params.state !== undefined && { state: params.state }),
        scope: scopes.join(' '),
      },
    }
  }

  const exchange = (params: Params): FakeReply => {
    const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri = '' } = params
    if (!VERIFIER.test(verifier)) return deny('invalid_request', 'verifier is missing or invalid')
    const clientId = params.client_id ?? ''
    const grant = grants.redeemCode({ code, verifier, redirectUri, clientId })
    if (typeof grant === 'string') return deny('invalid_grant', 'Code is invalid or expired.')
    return params.device_id === deviceOf(grant.accountId)
      ? issue(grant, params)
      : deny('invalid_request', 'device_id is missing or invalid')
  }

  const refresh = (params: Params): FakeReply => {
    const token = params.refresh_token ?? ''
    const grant = grants.checkRefresh(token)
    if (typeof grant === 'string' || params.device_id !== deviceOf(grant.accountId)) {
      return deny('invalid_grant', 'refresh_token is invalid or expired')
    }
    grants.forgetRefresh(token)
    return issue(grant, params)
  }

  return [
    ...createConsentRoutes({
      title: 'VK',
      path: '/id/authorize',
      people: () => input.people,
      grants,
      scopeSeparator: ' ',
      extras: ({ accountId }) => ({
        device_id: deviceOf(accountId),
        expires_in: '600',
        type: 'code_v2',
      }),
    }),
    {
      method: 'POST',
      path: '/id/oauth2/auth',
      handle: (request) => {
        const params = readParams(request)
        if (!params.client_id) return deny('invalid_client', 'client_id is missing or invalid')
        if (params.grant_type === 'authorization_code') return exchange(params)
        if (params.grant_type === 'refresh_token') return refresh(params)
        return deny('unsupported_grant_type', 'grant_type is missing or invalid')
      },
    },
    {
      method: 'POST',
      path: '/id/oauth2/revoke',
      handle: (request) => {
        const token = readParams(request).access_token ?? ''
        const grant = grants.checkAccess(token)
        if (typeof grant === 'string') return deny('invalid_token', 'access_token is invalid')
        grants.revokeAccount(grant.accountId)
        return { status: 200, json: { response: 1 } }
      },
    },
  ]
}
