import { getEndpoint } from '../_shared/endpoint.ts'
import { readTokens } from '../_shared/oauth-tokens.ts'
import type { ConnectOutcome, NetworkContext, OAuthConnect } from '../network-adapter.ts'
import { TITLE } from './failures.ts'
import { readChannel } from './profile.ts'
import { SCOPES } from './tokens.ts'

/** Redirect URI required by Google's popup flow. */
const POPUP_REDIRECT = 'postmessage'

const begin: OAuthConnect['begin'] = ({ ctx, redirectUri, state, challenge }) => {
  const url = new URL(getEndpoint({ ctx, name: 'authorize' }))
  url.search = new URLSearchParams({
    client_id: ctx.app.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPES.join(' '),
    state,
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'true',
    ...(challenge && { code_challenge: challenge, code_challenge_method: 'S256' }),
  }).toString()
  return url.href
}

async function finish(input: {
  ctx: NetworkContext
  redirectUri: string
  code: string
  verifier: string
}): Promise<ConnectOutcome> {
  const { ctx } = input
  const outcome = await ctx.http({
    method: 'POST',
    url: getEndpoint({ ctx, name: 'token' }),
    form: {
      grant_type: 'authorization_code',
      client_id: ctx.app.clientId,
      client_secret: ctx.app.clientSecret,
      code: input.code,
      redirect_uri: input.redirectUri,
      ...(input.verifier && { code_verifier: input.verifier }),
    },
  })
  const result = readTokens({ outcome, title: TITLE, now: ctx.clock.now() })
  if (result.kind === 'failed') return result
  const channel = await readChannel({ ctx, accessToken: result.tokens.accessToken })
  if (channel.kind === 'failed') return channel
  return { kind: 'granted', grants: [{ profile: channel.profile, tokens: result.tokens }] }
}

/** Redirect flow with PKCE. */
export const byRedirect: OAuthConnect = { by: 'oauth', usesPkce: true, begin, finish }

/** Google's popup passes the code to the page: no redirect and no PKCE. */
export const byPopup: OAuthConnect = {
  by: 'oauth',
  usesPkce: false,
  begin: (input) => begin({ ...input, redirectUri: POPUP_REDIRECT, challenge: '' }),
  finish: (input) => finish({ ...input, redirectUri: POPUP_REDIRECT, verifier: '' }),
}
