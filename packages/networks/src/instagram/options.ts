import { callGraph } from '../_shared/graph-client.ts'
import { graphQuota, readRemainingPosts } from '../_shared/graph-quota.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { getGraphUrl, getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'

/** The documentation states both 50 and 100: the smaller is used when a reply has no limit. */
const DAILY_POSTS = 50

export const accountOptions: NetworkAdapter['accountOptions'] = async ({ ctx, account }) => {
  const base = getGraphUrl({ ctx, login: getLogin(account.profile) })
  const read = await callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${base}/${account.profile.externalId}/content_publishing_limit`,
    params: { fields: 'config,quota_usage', access_token: account.tokens.accessToken },
    schema: graphQuota,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  return { kind: 'found', options: readRemainingPosts({ quota: read.data, total: DAILY_POSTS }) }
}
