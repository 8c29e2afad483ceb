import { listMissing } from '../_shared/metric-values.ts'
import type { AccountReader, ItemOutcome, ItemReader, ListItems, Metrics } from '../metrics.ts'
import { callBot } from './bot-api.ts'
import { type PreviewPost, readPreview } from './preview.ts'
import { find } from './tracking.ts'
import { memberCount } from './wire.ts'

const itemNames = ['views', 'likes'] as const
/** Messages of one page of the public preview; albums and service messages make fewer posts of them. */
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

/** A channel without a public name has no preview, and bots can't read views. */
const notPublic = { kind: 'not_allowed', missingScopes: [] } as const

const numberOf = (externalId: string) => Number(externalId.split('/').pop())

const outcomeOf = (post: PreviewPost): ItemOutcome => {
  const { metrics } = post
  return { kind: 'found', metrics, missing: listMissing({ names: itemNames, values: metrics }) }
}

type Seen = {
  posts: Map<number, PreviewPost>
  /** Everything from this id on was shown. */
  oldest: number
  /** A page showed no post at all: nothing is known of those it should have. */
  hasEmptyPage: boolean
}

const findOutcome = ({ posts, oldest, hasEmptyPage }: Seen, id: number): ItemOutcome => {
  const post = posts.get(id)
  if (post) return outcomeOf(post)
  if (id >= oldest) return { kind: 'absent' }
  return hasEmptyPage ? { kind: 'unlisted' } : { kind: 'failed', failure: later }
}

/** Views are rounded from a thousand on («1.2K»), as the page shows them. */
const items: ItemReader = {
  names: itemNames,
  batchSize: PAGE,
  async read({ ctx, account: { profile }, items: asked }) {
    const { username } = profile.details
    if (!username) return notPublic
    const seen: Seen = { posts: new Map(), oldest: Number.POSITIVE_INFINITY, hasEmptyPage: false }
    const ids = asked.map(({ externalId }) => numberOf(externalId)).sort((a, b) => b - a)
    for (let page = 0; page < MAX_PAGES && !seen.hasEmptyPage; page += 1) {
      const next = ids.find((id) => id < seen.oldest)
      if (next === undefined) break
      const read = await readPreview({ ctx, username, before: next + 1 })
      if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
      const { posts, before, isEmpty } = read.data
      for (const post of posts) seen.posts.set(post.id, post)
      if (isEmpty) seen.hasEmptyPage = true
      else seen.oldest = before ?? 0
    }
    const outcomes = asked.map(({ externalId }): [string, ItemOutcome] => [
      externalId,
      findOutcome(seen, numberOf(externalId)),
    ])
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
  const older = read.data.before
  return {
    kind: 'found',
    items: posts.map(({ id, metrics: _, ...post }) => ({
      ...post,
      externalId: String(id),
      details: {},
      durationSeconds: null,
    })),
    next: older === null ? null : String(older),
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
