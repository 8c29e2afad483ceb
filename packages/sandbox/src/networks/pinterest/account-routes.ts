import { isRegistered } from '../_shared/applications.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { createConsentRoutes } from '../_shared/consent.ts'
import { textAt } from '../_shared/fields.ts'
import type { IssuedTokens } from '../_shared/grants.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { accountCounts, analyticsRoute } from './analytics.ts'
import { pinterestPaths } from './paths.ts'
import { authorize, isBusiness, PEOPLE, refuse, type State } from './state.ts'

const REFRESH_SECONDS = 5_184_000

export function accountRoutes(state: State): readonly FakeRoute[] {
  const tokenReply = (tokens: IssuedTokens, responseType: string): FakeReply => ({
    status: 200,
    json: {
      response_type: responseType,
      access_token: tokens.accessToken,
      expires_in: 2_592_000,
      refresh_token: tokens.refreshToken,
      refresh_token_expires_in: REFRESH_SECONDS,
      refresh_token_expires_at: Math.floor(state.clock.now().getTime() / 1000) + REFRESH_SECONDS,
      scope: tokens.scopes.join(' '),
      token_type: 'bearer',
    },
  })

  const exchange = ({ fields }: FakeRequest, clientId: string): FakeReply => {
    const grant = state.grants.redeemCode({
      code: textAt(fields, 'code') ?? '',
      redirectUri: textAt(fields, 'redirect_uri') ?? '',
      clientId,
    })
    return typeof grant === 'string'
      ? refuse(400, 283, 'The authorization grant is invalid')
      : tokenReply(state.grants.issue(grant), 'authorization_code')
  }

  /** Continuous refresh: every use rotates the refresh token. */
  const refresh = ({ fields }: FakeRequest): FakeReply => {
    const token = textAt(fields, 'refresh_token') ?? ''
    const grant = state.grants.checkRefresh(token)
    if (typeof grant === 'string') return refuse(401, 2, 'Authentication failed.')
    state.grants.forgetRefresh(token)
    return tokenReply(state.grants.issue(grant), 'refresh_token')
  }

  const token = (request: FakeRequest): FakeReply => {
    const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const [clientId = '', clientSecret] = Buffer.from(basic, 'base64').toString('utf8').split(':')
    if (!isRegistered({ clientId, clientSecret })) return refuse(401, 2, 'Authentication failed.')
    const type = textAt(request.fields, 'grant_type')
    if (type === 'authorization_code') return exchange(request, clientId)
    return type === 'refresh_token' ? refresh(request) : refuse(400, 1, 'Invalid grant_type')
  }

  const boardsOf = (accountId: string) =>
    [...state.boards.values()].filter(({ ownerId }) => ownerId === accountId)

  const userAccount = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['user_accounts:read'] })
    if ('refusal' in who) return who.refusal
    const person = PEOPLE.find(({ id }) => id === who.accountId)
    return {
      status: 200,
      json: {
        account_type: isBusiness(who.accountId) ? 'BUSINESS' : 'PINNER',
        id: who.accountId,
        username: person?.handle,
        business_name: person?.name,
        profile_image: buildAvatarUrl({
          world: state,
          network: 'pinterest',
          accountId: who.accountId,
        }),
        website_url: '',
        board_count: boardsOf(who.accountId).length,
        ...accountCounts({ state, accountId: who.accountId }),
      },
    }
  }

  const boards = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['boards:read'] })
    if ('refusal' in who) return who.refusal
    // Secret boards need a separate scope.
    const seesSecret = who.scopes.includes('boards:read_secret')
    const all = boardsOf(who.accountId).filter(({ privacy }) => privacy !== 'SECRET' || seesSecret)
    const size = Number(request.query.get('page_size') ?? 25)
    const start = Number(request.query.get('bookmark') ?? 0)
    const items = all
      .slice(start, start + size)
      .map(({ id, name, privacy }) => ({ id, name, description: null, privacy }))
    const bookmark = start + size < all.length ? String(start + size) : null
    return { status: 200, json: { items, bookmark } }
  }

  const api = pinterestPaths.api
  return [
    ...createConsentRoutes({
      title: 'Pinterest',
      path: `${pinterestPaths.authorize}/`,
      people: () => PEOPLE,
      grants: state.grants,
      scopeSeparator: ',',
      refusal: { error: 'access_denied' },
    }),
    { method: 'POST', path: `${api}/oauth/token`, handle: token },
    { method: 'GET', path: `${api}/user_account`, handle: userAccount },
    { method: 'GET', path: `${api}/boards`, handle: boards },
    analyticsRoute(state),
  ]
}
