import { listMissing } from '../_shared/metric-values.ts'
import type { AccountReader, ItemOutcome, ItemReader, ListItems, Metrics } from '../metrics.ts'
import { callBot } from './bot-api.ts'
import { type PreviewPost, readPreview } from './preview.ts'
import { find } from './tracking.ts'
import { memberCount } from './wire.ts'

const itemNames = ['views', 'likes'] as const
/** Posts of one page of the public preview. */
const PAGE = 20
const MAX_PAGES = 3

const account: AccountReader = {
  names: ['followers'],
  dayNames: [],
  async read({ ctx, account: { profile } }) {
    const params = { chat_id: profile.externalId }
    const read = await callBot({ ctx, method: 'getChatMemberCount', params, schema: memberCount })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const totals = { followers: read.data }
    return { kind: 'found', metrics: { totals, days: [] }, missing: [], refused: [] }
  },
}

/** A channel without a public name has no preview, and bots are not told views. */
const notPublic = { kind: 'not_allowed', missingScopes: [] } as const

const numberOf = (externalId: string) => Number(externalId.split('/').pop())

const outcomeOf = (post: PreviewPost | undefined): ItemOutcome => {
  if (!post) return { kind: 'absent' }
  const { metrics } = post
  return { kind: 'found', metrics, missing: listMissing({ names: itemNames, values: metrics }) }
}

/** Views are rounded from a thousand on («1.2K»), as the page shows them. */
const items: ItemReader = {
  names: itemNames,
  batchSize: PAGE,
  async read({ ctx, account: { profile }, items: asked }) {
    const { username } = profile.details
    if (!username) return notPublic
    const posts = new Map<number, PreviewPost>()
    const ids = asked.map(({ externalId }) => numberOf(externalId)).sort((a, b) => b - a)
    let oldest = Number.POSITIVE_INFINITY
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const next = ids.find((id) => id < oldest)
      if (next === undefined) break
      const read = await readPreview({ ctx, username, before: next + 1 })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      for (const post of read.data.posts) posts.set(post.id, post)
      // A page that is not full is the last one.
      const isLast = read.data.posts.length < PAGE
      oldest = isLast ? 0 : Math.min(...read.data.posts.map(({ id }) => id))
    }
    const outcomes = asked.map(({ externalId }): [string, ItemOutcome] => {
      const id = numberOf(externalId)
      const isBeyond = id < oldest
      return [externalId, isBeyond ? { kind: 'failed', failure: later } : outcomeOf(posts.get(id))]
    })
    return { kind: 'read', items: new Map(outcomes), refused: [] }
  },
}

const later = {
  kind: 'retryable',
  code: 'beyond_preview',
  message: 'Старые посты канала читаем понемногу.',
  action: 'retry',
} as const

const list: ListItems = async ({ ctx, account: { profile }, cursor }) => {
  const { username } = profile.details
  if (!username) return notPublic
  const before = cursor === null ? null : Number(cursor)
  const read = await readPreview({ ctx, username, before })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const posts = [...read.data.posts].sort((a, b) => b.id - a.id)
  const oldest = posts.at(-1)?.id
  return {
    kind: 'found',
    items: posts.map(({ id, metrics: _, ...post }) => ({
      ...post,
      externalId: String(id),
      details: {},
      durationSeconds: null,
    })),
    next: oldest !== undefined && posts.length >= PAGE && oldest > 1 ? String(oldest) : null,
  }
}

export const metrics: Metrics = {
  account,
  items,
  list,
  tracking: {
    by: 'public',
    find,
    items,
    list,
    account: {
      names: ['followers'],
      dayNames: [],
      async read({ ctx, account: { profile } }) {
        const username = profile.details.username ?? ''
        const read = await readPreview({ ctx, username, before: null })
        if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
        const { followers } = read.data
        const totals = followers === undefined ? {} : { followers }
        const missing = listMissing({ names: ['followers'], values: totals })
        return { kind: 'found', metrics: { totals, days: [] }, missing, refused: [] }
      },
    },
  },
}
