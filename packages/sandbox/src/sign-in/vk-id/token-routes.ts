import { randomBytes } from 'node:crypto'
import type { People } from '../../google/people.ts'
import type { AccessGrant, CodeProblem, Grants } from '../../networks/_shared/grants.ts'
import type { FakeReply, FakeRoute } from '../../networks/fake-network.ts'
import { ACCESS_SECONDS, type VkIdApplication } from './application.ts'
import { createUserId } from './people.ts'
import { createRefuse, type Params, readParams } from './replies.ts'

type TokenInput = {
  application: VkIdApplication
  grants: Grants
  devices: Map<string, string>
  people: People
}

const VERIFIER = /^[\w-]{43,128}$/

const CODE_PROBLEMS: Readonly<Record<CodeProblem, readonly [string, string]>> = {
  unknown: ['invalid_grant', 'Code is invalid or expired.'],
  expired: ['invalid_grant', 'Code is invalid or expired.'],
  'wrong-client': ['invalid_grant', 'Code is invalid or expired.'],
  'wrong-redirect': ['invalid_request', 'redirect_uri is missing or invalid'],
  'wrong-verifier': ['invalid_request', 'verifier is missing or invalid'],
}

/** Exchange and refresh at one address; code and tokens work only with their device. */
export function createTokenRoutes(input: TokenInput): readonly FakeRoute[] {
  const { application, grants, devices } = input
  const refuse = createRefuse(application)

  const isFromDevice = (secret: string, { device_id }: Params) =>
    Boolean(device_id) && (devices.get(secret) ?? device_id) === device_id

  const issue = ({ accountId, scopes }: AccessGrant, params: Params): FakeReply => {
    const person = input.people.find(accountId)
    if (!person) return refuse('invalid_grant', 'User is blocked or deleted')
    const { accessToken, refreshToken } = grants.issue({ accountId, scopes })
    for (const token of [accessToken, refreshToken]) devices.set(token, params.device_id ?? '')
    return {
      status: 200,
      json: {
        refresh_token: refreshToken,
        access_token: accessToken,
        // Its keys are not published: nobody outside can check it.
        id_token: [32, 96, 256].map((size) => randomBytes(size).toString('base64url')).join('.'),
        token_type: 'Bearer',
        expires_in: ACCESS_SECONDS,
        user_id: createUserId(person),
        ...(params.state !== undefined && { state: params.state }),
        scope: scopes.join(' '),
      },
    }
  }

  const exchange = (params: Params): FakeReply => {
    const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri = '' } = params
    if (!code) return refuse('invalid_request', 'code is missing or invalid')
    if (!isFromDevice(code, params)) {
      return refuse('invalid_request', 'device_id is missing or invalid')
    }
    if (!VERIFIER.test(verifier)) return refuse(...CODE_PROBLEMS['wrong-verifier'])
    const grant = grants.redeemCode({ code, verifier, redirectUri, clientId: application.clientId })
    if (typeof grant === 'string') return refuse(...CODE_PROBLEMS[grant])
    devices.delete(code)
    return issue(grant, params)
  }

  const refresh = (params: Params): FakeReply => {
    const { refresh_token: token = '' } = params
    if (!isFromDevice(token, params)) {
      return refuse('invalid_request', 'device_id is missing or invalid')
    }
    const grant = grants.checkRefresh(token)
    if (typeof grant === 'string') {
      return refuse('invalid_grant', 'refresh_token is invalid or expired')
    }
    grants.forgetRefresh(token)
    devices.delete(token)
    return issue(grant, params)
  }

  return [
    {
      method: 'POST',
      path: '/oauth2/auth',
      handle: (request) => {
        const params = readParams(request)
        if (params.client_id !== application.clientId) {
          return refuse('invalid_client', 'client_id is missing or invalid')
        }
        if (params.grant_type === 'authorization_code') return exchange(params)
        if (params.grant_type === 'refresh_token') return refresh(params)
        return refuse('unsupported_grant_type', 'grant_type is missing or invalid')
      },
    },
    {
      method: 'POST',
      path: '/oauth2/revoke',
      handle: (request) => {
        const params = readParams(request)
        const grant = grants.checkAccess(params.access_token ?? '')
        if (typeof grant === 'string') return refuse('invalid_token', 'access_token is invalid')
        if (!isFromDevice(params.access_token ?? '', params)) {
          return refuse('invalid_request', 'device_id is missing or invalid')
        }
        grants.revokeAccount(grant.accountId)
        return { status: 200, json: { response: 1 } }
      },
    },
    {
      method: 'POST',
      path: '/oauth2/logout',
      handle: (request) => {
        const { access_token: token = '' } = readParams(request)
        if (typeof grants.checkAccess(token) === 'string') {
          return refuse('invalid_token', 'access_token is invalid')
        }
        grants.revokeToken(token)
        return { status: 200, json: { response: 1 } }
      },
    },
  ]
}
