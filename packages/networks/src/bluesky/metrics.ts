import { mapMetrics } from '../_shared/metric-values.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { MetricName, Metrics } from '../metrics.ts'
import { getServer } from './tokens.ts'
import { actorCounts, postCounts } from './wire.ts'
import { callXrpc } from './xrpc.ts'

const ACCOUNT_NAMES: Readonly<Record<string, MetricName>> = {
  followersCount: 'followers',
  followsCount: 'following',
  postsCount: 'posts',
}

/** Bluesky does not count views. A quote distributes a post like a repost. */
const POST_NAMES: Readonly<Record<string, MetricName>> = {
  likeCount: 'likes',
  replyCount: 'comments',
  repostCount: 'shares',
  quoteCount: 'shares',
  bookmarkCount: 'saves',
}

const sessionOf = ({ ctx, account }: { ctx: NetworkContext; account: Account }) => ({
  ctx,
  host: getServer(account.profile),
  token: account.tokens.accessToken,
})

export const metrics: Metrics = {
  account: {
    names: Object.values(ACCOUNT_NAMES),
    async read(input) {
      const read = await callXrpc({
        ...sessionOf(input),
        method: 'GET',
        name: 'app.bsky.actor.getProfile',
        query: { actor: input.account.profile.externalId },
        schema: actorCounts,
      })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const totals = mapMetrics({ names: ACCOUNT_NAMES, told: read.data })
      return { kind: 'found', metrics: { totals, days: [] } }
    },
  },

  post: {
    names: [...new Set(Object.values(POST_NAMES))],
    async read({ post, ...input }) {
      const read = await callXrpc({
        ...sessionOf(input),
        method: 'GET',
        name: 'app.bsky.feed.getPosts',
        query: { uris: post.externalId },
        schema: postCounts,
      })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const found = read.data.posts.find(({ uri }) => uri === post.externalId)
      return found
        ? { kind: 'found', metrics: mapMetrics({ names: POST_NAMES, told: found }) }
        : { kind: 'absent' }
    },
  },
}
