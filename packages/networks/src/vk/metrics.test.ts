import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPublication } from '../../test/publication.ts'
import { publishAll } from '../../test/run-publish.ts'
import { getAccount } from '../../test/sign-in.ts'
import type { TestNetwork } from '../../test/test-network.ts'
import { anna, connectVk, polden, startVk } from '../../test/vk.ts'
import type { Account } from '../account.ts'
import type { ItemRef } from '../metrics.ts'
import { vk as adapter } from './index.ts'

const DAY_SECONDS = 86_400
const NONE: ReadonlySet<string> = new Set()

let played: TestNetwork
beforeEach(async () => {
  played = await startVk()
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const byPerson = async () => getAccount(await connectVk(played, 'vetrova.life', anna?.token ?? ''))
const byKey = async () => getAccount(await connectVk(played, 'polden.coffee', polden?.key ?? ''))

const publishOne = async (account: Account) => {
  const publication = createPublication(played)
  const outcome = await publishAll({ played, adapter, account, publication })
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  return { ...outcome.post, publishedAt: played.clock.now() }
}

const readAccount = (account: Account) => {
  const until = played.clock.now()
  const since = new Date(until.getTime() - 6 * DAY_SECONDS * 1000)
  return adapter.metrics.account?.read({ ctx: played.ctx, account, since, until, refused: NONE })
}
const readItems = (account: Account, items: readonly ItemRef[]) =>
  adapter.metrics.items?.read({ ctx: played.ctx, account, refused: NONE, items })

it('reads members and days with a token of a person', async () => {
  const outcome = await readAccount(await byPerson())
  if (outcome?.kind !== 'found') throw new Error(JSON.stringify(outcome))
  const { totals, days } = outcome.metrics
  expect(totals.followers).toBeGreaterThan(0)
  expect(days.map(({ date }) => date).sort()).toEqual([
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
  ])
  expect(days[0]?.values).toMatchObject({ views: expect.any(Number), reach: expect.any(Number) })
})

it('reads members by a key and says that days are not told', async () => {
  const outcome = await readAccount(await byKey())
  expect(outcome).toMatchObject({ kind: 'found', metrics: { days: [] } })
  expect(outcome).toMatchObject({ missing: expect.arrayContaining(['viewsDay', 'reachDay']) })
})

it('reads counters and reach of posts, and tells those that are gone', async () => {
  const account = await byPerson()
  const post = await publishOne(account)
  played.clock.advance(DAY_SECONDS)
  const gone = { ...post, externalId: `-${account.profile.externalId}_999999` }
  const outcome = await readItems(account, [post, gone])
  if (outcome?.kind !== 'read') throw new Error(JSON.stringify(outcome))
  expect(outcome.items.get(post.externalId)).toMatchObject({
    kind: 'found',
    missing: [],
    metrics: { views: expect.any(Number), reach: expect.any(Number) },
  })
  expect(outcome.items.get(gone.externalId)).toEqual({ kind: 'absent' })
})

it('keeps the counters where VK tells no reach', async () => {
  const account = await byPerson()
  const post = await publishOne(account)
  const json = { error: { error_code: 15, error_msg: 'Access denied', request_params: [] } }
  played.host.setFault({
    network: 'vk',
    kind: 'scripted',
    path: '/api/method/stats.getPostReach',
    reply: { status: 200, json },
  })
  const outcome = await readItems(account, [post])
  if (outcome?.kind !== 'read') throw new Error(JSON.stringify(outcome))
  expect(outcome.items.get(post.externalId)).toMatchObject({
    kind: 'found',
    missing: ['reach', 'clicks'],
  })
})

it('does not ask with a key for what VK keeps from keys', async () => {
  const account = await byKey()
  const post = await publishOne(account)
  played.host.clearRequests()
  expect(await readItems(account, [post])).toMatchObject({ kind: 'not_allowed' })
  expect(await adapter.metrics.list?.({ ctx: played.ctx, account, cursor: null })).toMatchObject({
    kind: 'not_allowed',
  })
  expect(played.host.requests('vk')).toEqual([])
})

it('lists the wall', async () => {
  const account = await byPerson()
  const post = await publishOne(account)
  const outcome = await adapter.metrics.list?.({ ctx: played.ctx, account, cursor: null })
  expect(outcome).toMatchObject({
    kind: 'found',
    items: [{ externalId: post.externalId, kind: 'text', permalink: post.url }],
    next: null,
  })
})
