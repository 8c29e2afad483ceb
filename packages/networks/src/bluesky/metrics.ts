import { listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { AccountReader, ItemOutcome, ItemReader, MetricName, Metrics } from '../metrics.ts'
import { listBy } from './list.ts'
import { callReader, ownReader, publicReader, type Reader } from './reader.ts'
import { find } from './tracking.ts'
import { actorCounts, postCounts } from './wire.ts'

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

const accountNames = Object.values(ACCOUNT_NAMES)
const itemNames = [...new Set(Object.values(POST_NAMES))]

const accountBy = (reader: Reader): AccountReader => ({
  names: accountNames,
  dayNames: [],
  async read(input) {
    const read = await callReader({
      ...input,
      reader,
      name: 'app.bsky.actor.getProfile',
      query: { actor: input.account.profile.externalId },
      schema: actorCounts,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const totals = mapMetrics({ names: ACCOUNT_NAMES, told: read.data })
    const missing = listMissing({ names: accountNames, values: totals })
    return { kind: 'found', metrics: { totals, days: [] }, missing, refused: [] }
  },
})

const itemsBy = (reader: Reader): ItemReader => ({
  names: itemNames,
  batchSize: 25,
  async read({ items, ...input }) {
    const uris = items.map(({ externalId }) => externalId)
    const read = await callReader({
      ...input,
      reader,
      name: 'app.bsky.feed.getPosts',
      query: { uris },
      schema: postCounts,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const told = new Map(read.data.posts.map((post) => [post.uri, post]))
    const outcomes = uris.map((uri): [string, ItemOutcome] => {
      const post = told.get(uri)
      if (!post) return [uri, { kind: 'absent' }]
      const values = mapMetrics({ names: POST_NAMES, told: post })
      const missing = listMissing({ names: itemNames, values })
      return [uri, { kind: 'found', metrics: values, missing }]
    })
    return { kind: 'read', items: new Map(outcomes), refused: [] }
  },
})

export const metrics: Metrics = {
  account: accountBy(ownReader),
  items: itemsBy(ownReader),
  list: listBy(ownReader),
  tracking: {
    by: 'public',
    find,
    account: accountBy(publicReader),
    items: itemsBy(publicReader),
    list: listBy(publicReader),
  },
}
