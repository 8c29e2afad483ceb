import { getEndpoint } from '../_shared/endpoint.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { graphToken, graphTokenInfo } from '../_shared/graph-wire.ts'
import type { Read } from '../_shared/read-reply.ts'
import { readExtraScopes } from '../_shared/scopes.ts'
import type { Grant, NetworkContext, TokenConnect } from '../network-adapter.ts'
import { getGraphUrl, getVersion } from './endpoints.ts'
import { foreignToken, noLinkedAccount, TITLE } from './failures.ts'
import { profileOf } from './profile.ts'
import { FACEBOOK_SCOPES, normaliseScopes, toFacebookScopes } from './tokens.ts'
import { type FacebookPage, facebookPages } from './wire.ts'

const MAX_PAGES_OF_LIST = 20

/** Sign-in through Facebook: connects every professional account linked to the user's pages. */
export const connectByFacebook: TokenConnect = {
  by: 'token',

  begin({ ctx, redirectUri, state, moreScopes = [] }) {
    const site = getEndpoint({ ctx, name: 'facebookSite' })
    const url = new URL(`${site}/${getVersion(ctx)}/dialog/oauth`)
    url.search = new URLSearchParams({
      client_id: ctx.app.clientId,
      redirect_uri: redirectUri,
      response_type: 'token',
      scope: [...FACEBOOK_SCOPES, ...readExtraScopes(ctx), ...toFacebookScopes(moreScopes)].join(
        ',',
      ),
      // Allows linking an Instagram account to a page in the same window.
      extras: JSON.stringify({ setup: { channel: 'IG_API_ONBOARDING' } }),
      state,
    }).toString()
    return url.href
  },

  async finish({ ctx, accessToken, longLivedToken }) {
    const verified = await verifyToken({ ctx, token: longLivedToken ?? accessToken })
    if (verified.kind === 'failed') return verified
    const long = await requestLongToken({ ctx, accessToken, longLivedToken })
    if (long.kind === 'failed') return long
    const pages = await listPages({ ctx, accessToken: long.data })
    if (pages.kind === 'failed') return pages
    const grants = pages.data.flatMap((page) => createGrants({ page, ...verified.data }))
    return grants.length > 0
      ? { kind: 'granted', grants }
      : { kind: 'failed', failure: noLinkedAccount }
  },
}

type Verified = { scopes: readonly string[]; userId: string }

/**
 * The token comes from the browser: it is trusted only after Facebook confirms that it was issued
 * to our app.
 */
async function verifyToken(input: { ctx: NetworkContext; token: string }): Promise<Read<Verified>> {
  const { clientId, clientSecret } = input.ctx.app
  const read = await callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${getGraphUrl({ ctx: input.ctx, login: 'facebook' })}/debug_token`,
    params: { input_token: input.token, access_token: `${clientId}|${clientSecret}` },
    schema: graphTokenInfo,
  })
  if (read.kind === 'failed') return read
  const { app_id, is_valid, scopes, user_id: userId = '' } = read.data.data
  return is_valid && app_id === clientId
    ? { kind: 'ok', data: { scopes: normaliseScopes(scopes ?? []), userId } }
    : { kind: 'failed', failure: foreignToken, isAmbiguous: false }
}

/** Page tokens do not expire only when requested with a long-lived token. */
async function requestLongToken(input: {
  ctx: NetworkContext
  accessToken: string
  longLivedToken: string | null
}): Promise<Read<string>> {
  if (input.longLivedToken) return { kind: 'ok', data: input.longLivedToken }
  const read = await callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${getGraphUrl({ ctx: input.ctx, login: 'facebook' })}/oauth/access_token`,
    params: {
      grant_type: 'fb_exchange_token',
      client_id: input.ctx.app.clientId,
      client_secret: input.ctx.app.clientSecret,
      fb_exchange_token: input.accessToken,
    },
    schema: graphToken,
  })
  return read.kind === 'ok' ? { kind: 'ok', data: read.data.access_token } : read
}

async function listPages(input: {
  ctx: NetworkContext
  accessToken: string
}): Promise<Read<FacebookPage[]>> {
  const found: FacebookPage[] = []
  let after: string | undefined
  for (let page = 0; page < MAX_PAGES_OF_LIST; page++) {
    const read = await callGraph({
      ctx: input.ctx,
      title: TITLE,
      method: 'GET',
      url: `${getGraphUrl({ ctx: input.ctx, login: 'facebook' })}/me/accounts`,
      params: {
        fields:
          'id,name,access_token,instagram_business_account{id,username,name,profile_picture_url}',
        limit: '100',
        after,
        access_token: input.accessToken,
      },
      schema: facebookPages,
    })
    if (read.kind === 'failed') return read
    found.push(...read.data.data)
    after = read.data.paging?.next && read.data.paging.cursors?.after
    if (!after) break
  }
  return { kind: 'ok', data: found }
}

function createGrants({ page, scopes, userId }: Verified & { page: FacebookPage }): Grant[] {
  const reply = page.instagram_business_account
  if (!reply || !page.access_token) return []
  return [
    {
      profile: profileOf({ reply, details: { login: 'facebook', pageId: page.id, userId } }),
      tokens: {
        accessToken: page.access_token,
        refreshToken: null,
        accessExpiresAt: null,
        refreshExpiresAt: null,
        scopes,
      },
    },
  ]
}
