import { callGraph } from '../_shared/graph-client.ts'
import { graphQuota, remainingOf } from '../_shared/graph-quota.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { graphOf, loginOf } from './endpoints.ts'
import { TITLE } from './failures.ts'

/** Its pages name 50 and 100: the smaller holds when a reply does not say. */
const DAILY_POSTS = 50

export const accountOptions: NetworkAdapter['accountOptions'] = async ({ ctx, account }) => {
  const base = graphOf({ ctx, login: loginOf(account.profile) })
  const read = await callGraph({
    ctx,
    title: TITLE,
    method: 'GET',
    url: `${base}/${account.profile.externalId}/content_publishing_limit`,
    params: { fields: 'config,quota_usage', access_token: account.tokens.accessToken },
    schema: graphQuota,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  return { kind: 'found', options: remainingOf({ quota: read.data, total: DAILY_POSTS }) }
}
