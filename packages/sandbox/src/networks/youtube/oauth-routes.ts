import { isRegistered } from '../_shared/applications.ts'
import { createConsentRoutes } from '../_shared/consent.ts'
import { textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { youtubePaths } from './paths.ts'
import { PEOPLE, type State } from './state.ts'

const refuse = (status: number, error: string, description: string): FakeReply => ({
  status,
  json: { error, error_description: description },
})

const reply = (tokens: {
  accessToken: string
  refreshToken?: string
  scopes: readonly string[]
}): FakeReply => ({
  status: 200,
  json: {
    access_token: tokens.accessToken,
    expires_in: 3599,
    ...(tokens.refreshToken && { refresh_token: tokens.refreshToken }),
    scope: tokens.scopes.join(' '),
    token_type: 'Bearer',
  },
})

export function oauthRoutes(state: State): readonly FakeRoute[] {
  const exchange = ({ fields }: FakeRequest): FakeReply => {
    const grant = state.grants.redeemCode({
      code: textAt(fields, 'code') ?? '',
      redirectUri: textAt(fields, 'redirect_uri') ?? '',
      clientId: textAt(fields, 'client_id') ?? '',
      verifier: textAt(fields, 'code_verifier'),
    })
    if (grant === 'wrong-redirect') return refuse(400, 'redirect_uri_mismatch', 'Bad Request')
    if (typeof grant === 'string') return refuse(400, 'invalid_grant', 'Malformed auth code.')
    return reply(state.grants.issue(grant))
  }

  /** Google does not rotate refresh tokens. */
  const refresh = ({ fields }: FakeRequest): FakeReply => {
    const grant = state.grants.checkRefresh(textAt(fields, 'refresh_token') ?? '')
    if (typeof grant === 'string') {
      return refuse(400, 'invalid_grant', 'Token has been expired or revoked.')
    }
    return reply({ accessToken: state.grants.issueAccess(grant), scopes: grant.scopes })
  }

  const token = (request: FakeRequest): FakeReply => {
    const clientId = textAt(request.fields, 'client_id')
    if (!isRegistered({ clientId, clientSecret: textAt(request.fields, 'client_secret') })) {
      return refuse(401, 'invalid_client', 'Unauthorized')
    }
    switch (textAt(request.fields, 'grant_type')) {
      case 'authorization_code':
        return exchange(request)
      case 'refresh_token':
        return refresh(request)
      default:
        return refuse(400, 'unsupported_grant_type', 'Invalid grant_type')
    }
  }

  const revoke = ({ fields, query }: FakeRequest): FakeReply => {
    const value = textAt(fields, 'token') ?? query.get('token') ?? ''
    const grant = [state.grants.checkRefresh(value), state.grants.checkAccess(value)].find(
      (found) => typeof found !== 'string',
    )
    if (!grant || typeof grant === 'string') return refuse(400, 'invalid_token', 'Token expired')
    state.grants.revokeAccount(grant.accountId)
    return { status: 200, json: {} }
  }

  return [
    ...createConsentRoutes({
      title: 'YouTube',
      path: youtubePaths.authorize,
      people: () => PEOPLE,
      grants: state.grants,
      scopeSeparator: ' ',
      extras: ({ scopes }) => ({ scope: scopes.join(' ') }),
      refusal: { error: 'access_denied' },
    }),
    { method: 'POST', path: youtubePaths.token, handle: token },
    { method: 'POST', path: youtubePaths.revoke, handle: revoke },
  ]
}
