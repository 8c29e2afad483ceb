import { isRegistered } from '../_shared/applications.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { renderConsentPage, renderConsentProblem } from '../_shared/consent-page.ts'
import { textAt, textsAt } from '../_shared/fields.ts'
import { createGraphError, createGraphTokenError } from '../_shared/graph-replies.ts'
import { offerPeople } from '../_shared/guests.ts'
import type { MetaNotices } from '../_shared/meta-notices.ts'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { type InstagramGrants, tokenOf } from './access.ts'
import { FACEBOOK_PAGES, FACEBOOK_PEOPLE, findAccount, handleOf } from './accounts.ts'

const VERSION = '/facebook-graph/:version'
const DIALOG = '/facebook/:version/dialog/oauth'
const LONG_SECONDS = 5_184_000
const PAGE_SIZE = 2

/** Sign-in through Facebook: tokens are returned in the fragment, pages are listed afterwards. */
export function facebookRoutes(input: {
  world: FakeWorld
  grants: InstagramGrants
  notices: MetaNotices
}): readonly FakeRoute[] {
  const { world } = input
  const { facebook, pages } = input.grants
  /** The application a token was issued to. */
  const appOf = world.memory.table<string>('instagram/apps')

  const show = ({ query }: FakeRequest): FakeReply => {
    if (query.get('response_type') !== 'token' || !query.get('client_id')) {
      return { status: 400, html: renderConsentProblem('response_type должен быть token') }
    }
    const scopes = (query.get('scope') ?? '').split(',').filter(Boolean)
    const isTaken = (id: string) => facebook.accessTo(id) === 'live'
    const html = renderConsentPage({
      title: 'Facebook',
      people: offerPeople(FACEBOOK_PEOPLE, isTaken),
      chosenId: FACEBOOK_PEOPLE[0]?.id,
      scopes,
      request: query,
    })
    return { status: 200, html }
  }

  const decide = ({ fields }: FakeRequest): FakeReply => {
    const target = new URL(textAt(fields, 'request.redirect_uri') ?? '')
    const state = textAt(fields, 'request.state') ?? ''
    if (textAt(fields, 'decision') !== 'allow') {
      const refusal = { error: 'access_denied', error_reason: 'user_denied', state }
      target.search = new URLSearchParams(refusal).toString()
      return { status: 302, headers: { location: target.href } }
    }
    const grant = { accountId: textAt(fields, 'person') ?? '', scopes: textsAt(fields, 'scope') }
    const given = [facebook.issueAccess(grant), facebook.issueAccess(grant)]
    for (const token of given) appOf.set(token, textAt(fields, 'request.client_id') ?? '')
    const clientId = textAt(fields, 'request.client_id') ?? ''
    for (const { instagramId } of FACEBOOK_PAGES[grant.accountId] ?? []) {
      const redirectUri = `${target.origin}${target.pathname}`
      const registration = { clientId, redirectUri, userId: grant.accountId }
      if (instagramId) input.notices.register(instagramId, registration)
    }
    const [access_token = '', long_lived_token = ''] = given
    target.hash = new URLSearchParams({
      access_token,
      long_lived_token,
      data_access_expiration_time: '7776000',
      expires_in: String(LONG_SECONDS),
      state,
    }).toString()
    return { status: 302, headers: { location: target.href } }
  }

  const debug = ({ query }: FakeRequest): FakeReply => {
    const [clientId = '', clientSecret] = (query.get('access_token') ?? '').split('|')
    if (!isRegistered({ clientId, clientSecret })) return badSecret()
    const token = query.get('input_token') ?? ''
    const grant = facebook.checkAccess(token)
    const data =
      typeof grant === 'string'
        ? { is_valid: false, scopes: [] }
        : {
            app_id: appOf.get(token),
            type: 'USER',
            is_valid: true,
            user_id: grant.accountId,
            scopes: grant.scopes,
            expires_at: 0,
          }
    return { status: 200, json: { data } }
  }

  const exchange = ({ query }: FakeRequest): FakeReply => {
    const token = query.get('fb_exchange_token') ?? ''
    const grant = facebook.checkAccess(token)
    if (typeof grant === 'string') return createGraphTokenError(grant)
    const [clientId, clientSecret] = [query.get('client_id'), query.get('client_secret')]
    if (!isRegistered({ clientId, clientSecret })) return badSecret()
    const access_token = facebook.issueAccess(grant)
    appOf.set(access_token, appOf.get(token) ?? '')
    return {
      status: 200,
      json: { access_token, token_type: 'bearer', expires_in: LONG_SECONDS },
    }
  }

  const accounts = (request: FakeRequest): FakeReply => {
    const grant = facebook.checkAccess(tokenOf(request))
    if (typeof grant === 'string') return createGraphTokenError(grant)
    const all = FACEBOOK_PAGES[grant.accountId] ?? []
    const start = Number(request.query.get('after') ?? 0)
    const data = all.slice(start, start + PAGE_SIZE).map(({ id, name, instagramId }) => ({
      id,
      name,
      access_token: pages.issueAccess({ accountId: instagramId ?? id, scopes: grant.scopes }),
      ...(instagramId && {
        instagram_business_account: {
          id: instagramId,
          username: handleOf({ world, id: instagramId }).slice(1),
          name: findAccount({ world, id: instagramId })?.name,
          profile_picture_url: buildAvatarUrl({
            world,
            network: 'instagram',
            accountId: instagramId,
          }),
        },
      }),
    }))
    const end = start + PAGE_SIZE
    const paging =
      end < all.length
        ? { cursors: { after: String(end) }, next: `/me/accounts?after=${end}` }
        : { cursors: { after: String(all.length) } }
    return { status: 200, json: { data, ...(data.length > 0 && { paging }) } }
  }

  return [
    { method: 'GET', path: DIALOG, handle: show },
    { method: 'POST', path: DIALOG, handle: decide },
    { method: 'GET', path: `${VERSION}/debug_token`, handle: debug },
    { method: 'GET', path: `${VERSION}/oauth/access_token`, handle: exchange },
    { method: 'GET', path: `${VERSION}/me/accounts`, handle: accounts },
  ]
}

const badSecret = () => createGraphError({ code: 1, message: 'Error validating client secret.' })
