import { isRegistered } from '../_shared/applications.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { createConsentRoutes } from '../_shared/consent.ts'
import { textAt } from '../_shared/fields.ts'
import type { IssuedTokens } from '../_shared/grants.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { accountCounts } from './counts.ts'
import { tiktokPaths } from './paths.ts'
import { authorize, ok, PEOPLE, refuse, type State } from './state.ts'

/** OAuth replies are flat, unlike all others, and errors have HTTP 200. */
const oauthError = (error: string, description: string): FakeReply => ({
  status: 200,
  json: { error, error_description: description, log_id: '20261115090000' },
})

const tokenReply = (tokens: IssuedTokens): FakeReply => ({
  status: 200,
  json: {
    open_id: tokens.accountId,
    scope: tokens.scopes.join(','),
    access_token: tokens.accessToken,
    expires_in: 86_400,
    refresh_token: tokens.refreshToken,
    refresh_expires_in: 31_536_000,
    token_type: 'Bearer',
  },
})

const FIELD_SCOPES: Readonly<Record<string, string>> = {
  username: 'user.info.profile',
  bio_description: 'user.info.profile',
  follower_count: 'user.info.stats',
  following_count: 'user.info.stats',
  likes_count: 'user.info.stats',
  video_count: 'user.info.stats',
}

export function oauthRoutes(state: State): readonly FakeRoute[] {
  const exchange = ({ fields }: FakeRequest): FakeReply => {
    const grant = state.grants.redeemCode({
      code: textAt(fields, 'code') ?? '',
      redirectUri: textAt(fields, 'redirect_uri') ?? '',
      clientId: textAt(fields, 'client_key') ?? '',
    })
    return typeof grant === 'string'
      ? oauthError('invalid_grant', 'Authorization code is expired.')
      : tokenReply(state.grants.issue(grant))
  }

  /** Rotates the refresh token. */
  const refresh = ({ fields }: FakeRequest): FakeReply => {
    const token = textAt(fields, 'refresh_token') ?? ''
    const grant = state.grants.checkRefresh(token)
    if (typeof grant === 'string') {
      return oauthError('invalid_grant', 'Refresh token is invalid or expired.')
    }
    state.grants.forgetRefresh(token)
    return tokenReply(state.grants.issue(grant))
  }

  const token = (request: FakeRequest): FakeReply => {
    const clientId = textAt(request.fields, 'client_key')
    if (!isRegistered({ clientId, clientSecret: textAt(request.fields, 'client_secret') })) {
      return oauthError('invalid_client', 'Client key or secret is incorrect.')
    }
    const type = textAt(request.fields, 'grant_type')
    if (type === 'authorization_code') return exchange(request)
    return type === 'refresh_token'
      ? refresh(request)
      : oauthError('unsupported_grant_type', 'Grant type is not supported.')
  }

  const revoke = ({ fields }: FakeRequest): FakeReply => {
    const grant = state.grants.checkAccess(textAt(fields, 'token') ?? '')
    if (typeof grant !== 'string') state.grants.revokeAccount(grant.accountId)
    return { status: 200 }
  }

  const userInfo = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scope: 'user.info.basic' })
    if ('refusal' in who) return who.refusal
    const names = (request.query.get('fields') ?? '').split(',')
    const isBeyond = names.some((name) => {
      const scope = FIELD_SCOPES[name]
      return scope !== undefined && !who.scopes.includes(scope)
    })
    if (isBeyond) return refuse(401, 'scope_not_authorized')
    const person = PEOPLE.find(({ id }) => id === who.accountId)
    const all: Readonly<Record<string, unknown>> = {
      open_id: who.accountId,
      avatar_url: buildAvatarUrl({ world: state, network: 'tiktok', accountId: who.accountId }),
      display_name: person?.name,
      username: person?.handle.slice(1),
      ...accountCounts({ state, accountId: who.accountId }),
    }
    const user = Object.fromEntries(names.map((name) => [name, all[name]]))
    return ok({ user })
  }

  const api = tiktokPaths.api
  return [
    ...createConsentRoutes({
      title: 'TikTok',
      path: `${tiktokPaths.authorize}/`,
      people: () => PEOPLE,
      grants: state.grants,
      scopeSeparator: ',',
      clientParam: 'client_key',
      extras: ({ scopes }) => ({ scopes: scopes.join(',') }),
      refusal: { error: 'access_denied', error_description: 'User refused', errCode: '-2' },
    }),
    { method: 'POST', path: `${api}/oauth/token/`, handle: token },
    { method: 'POST', path: `${api}/oauth/revoke/`, handle: revoke },
    { method: 'GET', path: `${api}/user/info/`, handle: userInfo },
  ]
}
