import { getEndpoint } from '../_shared/endpoint.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { GRAPH_TERMS, refreshGraphToken } from '../_shared/graph-sign-in.ts'
import { graphTokenInfo } from '../_shared/graph-wire.ts'
import type { NetworkAdapter, NetworkContext } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

export const requiredScopes = ['threads_basic', 'threads_content_publish', 'threads_manage_replies']

/** Undefined when Threads could not be reached. */
export async function readGrantedScopes(input: {
  ctx: NetworkContext
  accessToken: string
}): Promise<readonly string[] | undefined> {
  const read = await callGraph({
    ctx: input.ctx,
    title: TITLE,
    method: 'GET',
    url: `${getEndpoint({ ctx: input.ctx, name: 'graph' })}/debug_token`,
    params: { input_token: input.accessToken, access_token: input.accessToken },
    schema: graphTokenInfo,
  })
  return read.kind === 'ok' ? read.data.data.scopes : undefined
}

export const tokens: NetworkAdapter['tokens'] = {
  ...GRAPH_TERMS,

  refresh: ({ ctx, account }) =>
    refreshGraphToken({
      ctx,
      account,
      title: TITLE,
      url: `${getEndpoint({ ctx, name: 'graph' })}/refresh_access_token`,
      grantType: 'th_refresh_token',
    }),

  // No revocation call: the user removes the app in the settings.
  async revoke() {},
}
