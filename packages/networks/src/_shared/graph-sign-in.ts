import { DAY_SECONDS } from '@kadr/kit/durations'
import type * as z from 'zod/mini'
import type {
  Account,
  ConnectOutcome,
  NetworkContext,
  Profile,
  RefreshOutcome,
  Tokens,
} from '../network-adapter.ts'
import { getEndpoint } from './endpoint.ts'
import { callGraph } from './graph-client.ts'
import { createCodeRejection } from './graph-failures.ts'
import { graphToken } from './graph-wire.ts'
import type { Read } from './read-reply.ts'

/** Documented lifetime when a reply does not state one. */
const LONG_TOKEN_SECONDS = 60 * DAY_SECONDS

/** A token can be exchanged while it is valid, but not on its first day. */
export const GRAPH_TERMS = {
  refreshAheadSeconds: 10 * DAY_SECONDS,
  minimumAgeSeconds: DAY_SECONDS,
}

type LongToken = z.infer<typeof graphToken>

/** Meta's single token serves as access and refresh token. */
function createGraphTokens(input: {
  ctx: NetworkContext
  reply: LongToken
  scopes: readonly string[]
}): Tokens {
  const seconds = input.reply.expires_in ?? LONG_TOKEN_SECONDS
  return {
    accessToken: input.reply.access_token,
    refreshToken: null,
    accessExpiresAt: new Date(input.ctx.clock.now().getTime() + seconds * 1000),
    refreshExpiresAt: null,
    scopes: input.scopes,
  }
}

type Endpoint = { ctx: NetworkContext; title: string; url: string }

/** Exchanges the redirect code for a one-hour token. */
const exchangeGraphCode = <T>(
  input: Endpoint & { redirectUri: string; code: string; schema: z.ZodMiniType<T> },
): Promise<Read<T>> =>
  callGraph({
    ctx: input.ctx,
    title: input.title,
    method: 'POST',
    url: input.url,
    params: {
      client_id: input.ctx.app.clientId,
      client_secret: input.ctx.app.clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: input.redirectUri,
      // Meta appends "#_" to the redirect; some browsers keep it in the code.
      code: input.code.replace(/#_$/, ''),
    },
    schema: input.schema,
  })

/** Exchanges the one-hour token for a sixty-day one. */
const exchangeGraphToken = ({
  ctx,
  grantType,
  accessToken,
  ...place
}: Endpoint & { grantType: string; accessToken: string }): Promise<Read<LongToken>> =>
  callGraph({
    ctx,
    ...place,
    method: 'GET',
    params: {
      grant_type: grantType,
      client_secret: ctx.app.clientSecret,
      access_token: accessToken,
    },
    schema: graphToken,
  })

/** The consent page. */
export function graphSignInUrl(input: {
  ctx: NetworkContext
  redirectUri: string
  state: string
  scopes: readonly string[]
}): string {
  const url = new URL(`${getEndpoint({ ctx: input.ctx, name: 'site' })}/oauth/authorize`)
  url.search = new URLSearchParams({
    client_id: input.ctx.app.clientId,
    redirect_uri: input.redirectUri,
    response_type: 'code',
    scope: input.scopes.join(','),
    state: input.state,
  }).toString()
  return url.href
}

/** Exchanges the redirect code for a sixty-day token and reads its profile. */
export async function finishGraphSignIn<Short extends { access_token: string }>(input: {
  ctx: NetworkContext
  title: string
  redirectUri: string
  code: string
  codeUrl: string
  schema: z.ZodMiniType<Short>
  grantType: string
  readProfile(token: { ctx: NetworkContext; accessToken: string }): Promise<Read<Profile>>
  readScopes(short: Short, accessToken: string): Promise<readonly string[]> | readonly string[]
}): Promise<ConnectOutcome> {
  const { ctx, title, redirectUri, code, codeUrl: url, schema, grantType } = input
  const short = await exchangeGraphCode({ ctx, title, url, redirectUri, code, schema })
  if (short.kind === 'failed') {
    return { kind: 'failed', failure: createCodeRejection({ failure: short.failure, title }) }
  }
  const long = await exchangeGraphToken({
    ctx,
    title,
    url: `${getEndpoint({ ctx, name: 'graph' })}/access_token`,
    grantType,
    accessToken: short.data.access_token,
  })
  if (long.kind === 'failed') return long
  const accessToken = long.data.access_token
  const profile = await input.readProfile({ ctx, accessToken })
  if (profile.kind === 'failed') return profile
  const scopes = await input.readScopes(short.data, accessToken)
  const tokens = createGraphTokens({ ctx, reply: long.data, scopes })
  return { kind: 'granted', grants: [{ profile: profile.data, tokens }] }
}

export async function refreshGraphToken({
  ctx,
  account,
  grantType,
  ...place
}: Endpoint & { account: Account; grantType: string }): Promise<RefreshOutcome> {
  const { accessToken, scopes } = account.tokens
  const params = { grant_type: grantType, access_token: accessToken }
  const read = await callGraph({ ctx, ...place, method: 'GET', params, schema: graphToken })
  if (read.kind === 'ok') {
    return { kind: 'refreshed', tokens: createGraphTokens({ ctx, reply: read.data, scopes }) }
  }
  const { failure } = read
  return { kind: failure.kind === 'reauth' ? 'rejected' : 'unreachable', failure }
}
