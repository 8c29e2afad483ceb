import { isRegistered } from '../_shared/applications.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { createConsentRoutes } from '../_shared/consent.ts'
import { textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { linkedinPaths } from './paths.ts'
import { refuseScopes } from './products.ts'
import { authorize, PEOPLE, type State } from './state.ts'

const oauthError = (status: number, error: string, description: string): FakeReply => ({
  status,
  json: { error, error_description: description },
})

export function oauthRoutes(state: State): readonly FakeRoute[] {
  const token = ({ fields }: FakeRequest): FakeReply => {
    const clientId = textAt(fields, 'client_id') ?? ''
    if (!isRegistered({ clientId, clientSecret: textAt(fields, 'client_secret') })) {
      return oauthError(401, 'invalid_client', 'Client authentication failed')
    }
    if (textAt(fields, 'grant_type') !== 'authorization_code') {
      return oauthError(400, 'unauthorized_client', 'Refresh is for approved partners')
    }
    const grant = state.grants.redeemCode({
      code: textAt(fields, 'code') ?? '',
      redirectUri: textAt(fields, 'redirect_uri') ?? '',
      clientId,
    })
    if (typeof grant === 'string') {
      return oauthError(400, 'invalid_grant', 'Authorization code not found or expired')
    }
    return {
      status: 200,
      json: {
        access_token: state.grants.issueAccess(grant),
        expires_in: 5_184_000,
        scope: grant.scopes.join(','),
        token_type: 'Bearer',
      },
    }
  }

  const revoke = ({ fields }: FakeRequest): FakeReply => {
    state.grants.revokeToken(textAt(fields, 'token') ?? '')
    return { status: 200 }
  }

  const userInfo = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scope: 'profile' })
    if ('refusal' in who) return who.refusal
    const person = PEOPLE.find(({ id }) => id === who.accountId)
    return {
      status: 200,
      json: {
        sub: who.accountId,
        name: person?.name,
        given_name: person?.name.split(' ')[0],
        family_name: person?.name.split(' ')[1],
        picture: buildAvatarUrl({ world: state, network: 'linkedin', accountId: who.accountId }),
        locale: { country: 'RU', language: 'ru' },
      },
    }
  }

  /** The profile of applications without OpenID. */
  const me = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scope: 'r_basicprofile' })
    if ('refusal' in who) return who.refusal
    const person = PEOPLE.find(({ id }) => id === who.accountId)
    const [localizedFirstName, localizedLastName] = person?.name.split(' ') ?? []
    return {
      status: 200,
      json: {
        id: who.accountId,
        localizedFirstName,
        localizedLastName,
        vanityName: person?.handle,
      },
    }
  }

  return [
    ...createConsentRoutes({
      title: 'LinkedIn',
      path: linkedinPaths.authorize,
      people: () => PEOPLE,
      grants: state.grants,
      scopeSeparator: ' ',
      refuseScopes,
      refusal: {
        error: 'user_cancelled_authorize',
        error_description: 'The user cancelled the authorization',
      },
    }),
    { method: 'POST', path: linkedinPaths.token, handle: token },
    { method: 'POST', path: linkedinPaths.revoke, handle: revoke },
    { method: 'GET', path: `${linkedinPaths.api}/v2/userinfo`, handle: userInfo },
    { method: 'GET', path: `${linkedinPaths.api}/v2/me`, handle: me },
  ]
}
