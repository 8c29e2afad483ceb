import { createInstagramFake, instagramPaths } from '@kadr/sandbox/networks/instagram/index'
import { expect, it } from 'vitest'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { createPublication, createServedFile } from '../../test/publication.ts'
import { publishAll } from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../account.ts'
import type { PublishedPost } from '../publish.ts'
import { instagram } from './index.ts'

const subject = { adapter: instagram, fake: createInstagramFake, paths: instagramPaths }
const scope = 'instagram_business_manage_insights'

const image = (played: TestNetwork) =>
  createServedFile({ played, kind: 'image', mimeType: 'image/jpeg' })

describeMetrics({
  ...subject,
  publication: (played) => ({ media: [image(played)] }),
  scopes: { days: scope, post: scope },
  hasDays: true,
})

const NONE: ReadonlySet<string> = new Set()

const readItem = async (
  { ctx }: TestNetwork,
  account: Account,
  post: PublishedPost,
  refused = NONE,
) => {
  const items = [{ ...post, publishedAt: ctx.clock.now() }]
  const read = await instagram.metrics.items?.read({ ctx, account, refused, items })
  return read?.kind === 'read'
    ? { ...read.items.get(post.externalId), refused: read.refused }
    : read
}

it('asks again without the metric that is refused, and not for it after that', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: instagram }))
  const publication = createPublication(played, { media: [image(played)] })
  const outcome = await publishAll({ played, adapter: instagram, account, publication })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  const { post } = outcome
  const refusal = { error: { message: '(#100) bad metric', type: 'OAuthException', code: 100 } }
  const fault = { network: 'instagram', path: '*/insights', kind: 'scripted' } as const
  // The whole call is refused, and of the single ones the first: reach.
  played.host.setFault({ ...fault, reply: { status: 400, json: refusal }, times: 2 })
  const first = await readItem(played, account, post)
  expect(first).toMatchObject({ kind: 'found', missing: ['reach'], refused: ['FEED/reach'] })
  played.host.clearRequests()
  const again = await readItem(played, account, post, new Set(['FEED/reach']))
  expect(again).toMatchObject({ kind: 'found', missing: ['reach'], refused: [] })
  const asked = played.host.requests().filter(({ path }) => path.endsWith('/insights'))
  expect(asked).toHaveLength(1)
  await played.close()
})

it('asks for watch time of reels only, where one wrong name fails the whole call', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: instagram }))
  const media = [createServedFile({ played, kind: 'video' })]
  const publication = createPublication(played, { media })
  const outcome = await publishAll({ played, adapter: instagram, account, publication })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  const { post } = outcome
  expect(await readItem(played, account, post)).toMatchObject({
    kind: 'found',
    metrics: { averageWatchSeconds: 6.5 },
  })
  await played.close()
})

it('tells how many posts are left for the day', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: instagram }))
  const remaining = () => instagram.accountOptions?.({ ctx: played.ctx, account })
  expect(await remaining()).toEqual({ kind: 'found', options: { remainingPosts: 100 } })
  const publication = createPublication(played, { media: [image(played)] })
  await publishAll({ played, adapter: instagram, account, publication })
  expect(await remaining()).toEqual({ kind: 'found', options: { remainingPosts: 99 } })
  await played.close()
})

it('counts a story, and a small account without the metric it is too small for', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(
    await signIn({ played, adapter: instagram, personId: '17841405000000203' }),
  )
  const publication = createPublication(played, {
    media: [image(played)],
    settings: { format: 'story' },
  })
  const outcome = await publishAll({ played, adapter: instagram, account, publication })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  const read = () => readItem(played, account, outcome.post)
  // "(#10) Not enough viewers" is neither a lost permission nor a deleted story.
  expect(await read()).toMatchObject({
    kind: 'found',
    metrics: {},
    missing: ['reach', 'views', 'shares', 'comments'],
  })
  played.clock.advance(3600)
  expect(await read()).toMatchObject({ kind: 'found', metrics: { views: expect.any(Number) } })
  const until = played.clock.now()
  const since = new Date(until.getTime() - 3 * 86_400_000)
  const totals = await instagram.metrics.account?.read({
    ctx: played.ctx,
    account,
    since,
    until,
    refused: NONE,
  })
  if (totals?.kind !== 'found') throw new Error(totals?.kind)
  expect(totals.metrics.totals).toMatchObject({ followers: 42 })
  expect(totals.metrics.days[0]?.values).toEqual({ reach: expect.any(Number) })
  expect(totals).toMatchObject({ missing: ['followersGainedDay'], refused: ['follower_count'] })
  await played.close()
})

it('is told new followers of a month at once, where ninety days are asked for', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: instagram }))
  const until = played.clock.now()
  const since = new Date(until.getTime() - 90 * 86_400_000)
  const input = { ctx: played.ctx, account, since, until, refused: NONE }
  const read = await instagram.metrics.account?.read(input)
  if (read?.kind !== 'found') throw new Error(read?.kind)
  expect(read).toMatchObject({ missing: [], refused: [] })
  const daysWith = (name: 'reach' | 'followersGained') =>
    read.metrics.days.filter(({ values }) => values[name] !== undefined).map(({ date }) => date)
  // In California it is still the 15th, one in the morning.
  expect(daysWith('followersGained').at(-1)).toBe('2026-11-14')
  expect(daysWith('followersGained')).toHaveLength(29)
  expect(daysWith('reach').at(-1)).toBe('2026-11-14')
  await played.close()
})

it('does not ask again for figures of before the account became professional', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: instagram }))
  const publication = createPublication(played, { media: [image(played)] })
  const outcome = await publishAll({ played, adapter: instagram, account, publication })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  played.clock.advance(60)
  const convert = played.host.fakes()[0]?.actions?.find(({ id }) => id === 'convert')
  convert?.run({ account: account.profile.externalId })
  expect(await readItem(played, account, outcome.post)).toMatchObject({
    kind: 'closed',
    failure: { message: expect.stringContaining('профессиональным') },
  })
  await played.close()
})
