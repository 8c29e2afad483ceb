import { expect, it } from 'vitest'
import type { Account, NetworkContext } from '../account.ts'
import { endpoints } from './endpoints.ts'
import { tracking } from './tracking.ts'

const DAY_MS = 86_400_000
const NEWEST = Date.parse('2026-11-15T09:00:00Z')
const POSTS = 120
const PAGE = 50

/** One post a day; the cursor is the position of the next one. */
const postAt = (index: number) => ({
  id: String(index),
  timestamp: new Date(NEWEST - index * DAY_MS).toISOString().replace('.000Z', '+0000'),
  like_count: index,
  comments_count: 0,
})

const startDiscovery = ({ deleted = -1 } = {}) => {
  const starts: number[] = []
  const ctx: NetworkContext = {
    endpoints,
    app: { clientId: '', clientSecret: '' },
    clock: { now: () => new Date(NEWEST) },
    http: async ({ query }) => {
      const start = Number(/after\((\d+)\)/.exec(String(query?.fields))?.[1] ?? 0)
      starts.push(start)
      const data = Array.from({ length: Math.min(PAGE, POSTS - start) }, (_, at) =>
        postAt(start + at),
      ).filter(({ id }) => id !== String(deleted))
      // As Meta answers here: cursors without an address of the next page.
      const paging = { cursors: { before: String(start), after: String(start + PAGE) } }
      const media = start < POSTS ? { data, paging } : { data: [] }
      const body = { business_discovery: { id: '1', media }, id: '2' }
      return { kind: 'replied', reply: { status: 200, headers: new Headers(), body } }
    },
  }
  return { ctx, starts }
}

const account: Account = {
  profile: {
    externalId: '1',
    title: '',
    handle: null,
    avatarUrl: null,
    profileUrl: null,
    details: { username: 'polden.coffee', login: 'facebook', readerId: '2' },
  },
  tokens: {
    accessToken: 't',
    refreshToken: null,
    accessExpiresAt: null,
    refreshExpiresAt: null,
    scopes: [],
  },
}

const itemOf = (index: number) => ({
  externalId: String(index),
  details: {},
  publishedAt: new Date(NEWEST - index * DAY_MS),
})

const read = async (ctx: NetworkContext, indexes: readonly number[]) => {
  const refused: ReadonlySet<string> = new Set()
  const outcome = await tracking.items.read({ ctx, account, refused, items: indexes.map(itemOf) })
  if (outcome.kind !== 'read') throw new Error(outcome.kind)
  return indexes.map((index) => outcome.items.get(String(index))?.kind)
}

it('reads a post beyond the newest fifty, and asks for no page more than needed', async () => {
  const { ctx, starts } = startDiscovery()
  expect(await read(ctx, [3, 70])).toEqual(['found', 'found'])
  expect(starts).toEqual([0, 50])
})

it('calls deleted only what the list would have shown', async () => {
  const { ctx } = startDiscovery({ deleted: 60 })
  expect(await read(ctx, [60])).toEqual(['absent'])
  expect(await read(ctx, [500])).toEqual(['absent'])
})

it('says of a post older than the pages it asks for that it is not listed', async () => {
  const { ctx } = startDiscovery()
  const endless: NetworkContext = {
    ...ctx,
    http: (request) => {
      const fields = String(request.query?.fields).replace(/\.after\(\d+\)/, '')
      return ctx.http({ ...request, query: { fields } })
    },
  }
  expect(await read(endless, [500])).toEqual(['unlisted'])
})

it('lists every page', async () => {
  const { ctx } = startDiscovery()
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page = await tracking.list({ ctx, account, cursor })
    if (page.kind !== 'found') throw new Error(page.kind)
    found.push(...page.items.map(({ externalId }) => externalId))
    cursor = page.next
  } while (cursor)
  expect(found).toHaveLength(POSTS)
})
