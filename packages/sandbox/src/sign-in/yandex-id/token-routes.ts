import { DAY_MS } from '@kadr/kit/durations'
import { textAt } from '../../networks/_shared/fields.ts'
import type { AccessGrant, Grants } from '../../networks/_shared/grants.ts'
import type { FakeClock, FakeReply, FakeRequest, FakeRoute } from '../../networks/fake-network.ts'
import type { Memory } from '../../networks/memory.ts'
import { REGISTERED_RIGHTS, TOKEN_SECONDS, type YandexIdApplication } from './application.ts'

type TokenInput = {
  application: YandexIdApplication
  grants: Grants
  memory: Memory
  clock: FakeClock
}

type Issued = { accessToken: string; hasDevice: boolean }

/** A refresh within this time gives the same access token again. */
const KEPT_MS = 90 * DAY_MS

const refuse = (error: string, error_description: string): FakeReply => ({
  status: 400,
  json: { error, error_description },
})

export function createTokenRoutes(input: TokenInput): readonly FakeRoute[] {
  const { application, grants, clock } = input
  /** The access token of each refresh token. */
  const issued = input.memory.table<Issued>('yandex-id/issued')

  /** With an Authorization header the fields of the body are ignored. */
  const refuseClient = ({ headers, fields }: FakeRequest): FakeReply | undefined => {
    const basic = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1]
    const [id, secret] = basic
      ? Buffer.from(basic, 'base64').toString('utf8').split(':')
      : [textAt(fields, 'client_id'), textAt(fields, 'client_secret')]
    if (id !== application.clientId) return refuse('invalid_client', 'Client not found')
    return secret === application.clientSecret
      ? undefined
      : refuse('invalid_client', 'Wrong client secret')
  }

  const reply = (of: { grant: AccessGrant; accessToken: string; refreshToken: string }) => {
    const { issuedAt, scopes } = of.grant
    const isNarrowed = REGISTERED_RIGHTS.some((right) => !scopes.includes(right))
    const lived = Math.floor((clock.now().getTime() - issuedAt) / 1000)
    return {
      status: 200,
      json: {
        access_token: of.accessToken,
        expires_in: TOKEN_SECONDS - lived,
        refresh_token: of.refreshToken,
        ...(isNarrowed && { scope: scopes.join(' ') }),
        token_type: 'bearer',
      },
    }
  }

  const exchange = ({ fields }: FakeRequest): FakeReply => {
    const code = textAt(fields, 'code')
    if (!code) return refuse('invalid_request', 'code not in POST')
    const grant = grants.redeemCode({
      code,
      redirectUri: '',
      clientId: application.clientId,
      verifier: textAt(fields, 'code_verifier'),
    })
    if (grant === 'wrong-verifier') return refuse('invalid_grant', 'code_verifier does not match')
    if (typeof grant === 'string') return refuse('invalid_grant', 'Code has expired')
    const { accessToken, refreshToken } = grants.issue(grant)
    issued.set(refreshToken, { accessToken, hasDevice: Boolean(textAt(fields, 'device_id')) })
    return reply({ grant, accessToken, refreshToken })
  }

  const refresh = ({ fields }: FakeRequest): FakeReply => {
    const token = textAt(fields, 'refresh_token') ?? ''
    const grant = grants.checkRefresh(token)
    const before = issued.get(token)
    if (typeof grant === 'string' || !before) {
      return refuse('invalid_grant', 'expired_token')
    }
    const fresh = grants.issue(grant)
    const old = grants.checkAccess(before.accessToken)
    const isKept = typeof old !== 'string' && clock.now().getTime() - old.issuedAt < KEPT_MS
    const accessToken = isKept ? before.accessToken : fresh.accessToken
    grants.revokeToken(isKept ? fresh.accessToken : before.accessToken)
    grants.forgetRefresh(token)
    issued.delete(token)
    issued.set(fresh.refreshToken, { ...before, accessToken })
    const from = isKept ? old : { ...grant, issuedAt: clock.now().getTime() }
    return reply({ grant: from, accessToken, refreshToken: fresh.refreshToken })
  }

  const revoke = ({ fields }: FakeRequest): FakeReply => {
    const accessToken = textAt(fields, 'access_token') ?? ''
    const of = [...issued.values()].find((known) => known.accessToken === accessToken)
    if (!of) return refuse('invalid_grant', 'Token not found')
    if (!of.hasDevice) return refuse('unsupported_token_type', 'Token is not bound to a device')
    grants.revokeToken(accessToken)
    return { status: 200, json: { status: 'ok' } }
  }

  return [
    {
      method: 'POST',
      path: '/oauth/token',
      handle: (request) => {
        const refusal = refuseClient(request)
        if (refusal) return refusal
        const kind = textAt(request.fields, 'grant_type')
        if (kind === 'authorization_code') return exchange(request)
        if (kind === 'refresh_token') return refresh(request)
        return refuse('unsupported_grant_type', 'Unknown grant_type')
      },
    },
    {
      method: 'POST',
      path: '/oauth/revoke_token',
      handle: (request) => refuseClient(request) ?? revoke(request),
    },
  ]
}
