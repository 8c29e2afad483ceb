import { getEndpoint } from '../_shared/endpoint.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { graphQuota, readRemainingPosts } from '../_shared/graph-quota.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { TITLE } from './failures.ts'

/** Documented limit when a reply has none. */
const DAILY_POSTS = 250

export const accountOptions: NetworkAdapter['accountOptions'] = async ({ ctx, account }) => {
  const base = `${getEndpoint({ ctx, name: 'graph' })}/v1.0`
  const read = await callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${base}/${account.profile.externalId}/threads_publishing_limit`,
    params: { fields: 'quota_usage,config', access_token: account.tokens.accessToken },
    schema: graphQuota,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  return { kind: 'found', options: readRemainingPosts({ quota: read.data, total: DAILY_POSTS }) }
}
