import { endpointOf } from '../_shared/endpoint.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { graphToken, graphTokenInfo } from '../_shared/graph-wire.ts'
import type { NetworkAdapter, NetworkContext, Tokens } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const requiredScopes = ['threads_basic', 'threads_content_publish', 'threads_manage_replies']

const DAY_SECONDS = 24 * 60 * 60
/** What Meta promises when a reply does not say. */
const LONG_TOKEN_SECONDS = 60 * DAY_SECONDS

export function tokensOf(input: {
  ctx: NetworkContext
  reply: { access_token: string; expires_in?: number | undefined }
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

/** Undefined when Threads could not be asked. */
export async function grantedScopes(input: {
  ctx: NetworkContext
  accessToken: string
}): Promise<readonly string[] | undefined> {
  const read = await callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${endpointOf({ ctx: input.ctx, name: 'graph' })}/debug_token`,
    params: { input_token: input.accessToken, access_token: input.accessToken },
    schema: graphTokenInfo,
  })
  return read.kind === 'ok' ? read.data.data.scopes : undefined
}

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: 10 * DAY_SECONDS,
  minimumAgeSeconds: DAY_SECONDS,

  async refresh({ ctx, account }) {
    const read = await callGraph({
      ctx,
      title: TITLE,
      method: 'GET',
      url: `${endpointOf({ ctx, name: 'graph' })}/refresh_access_token`,
      params: { grant_type: 'th_refresh_token', access_token: account.tokens.accessToken },
      schema: graphToken,
    })
    if (read.kind === 'ok') {
      const { scopes } = account.tokens
      return { kind: 'refreshed', tokens: tokensOf({ ctx, reply: read.data, scopes }) }
    }
    const { failure } = read
    return { kind: failure.kind === 'reauth' ? 'rejected' : 'unreachable', failure }
  },

  // Threads has no call for it: the person removes the app in the settings.
  async revoke() {},
}
