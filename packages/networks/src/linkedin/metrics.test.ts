import { createLinkedinFake, linkedinPaths } from '@kadr/sandbox/networks/linkedin/index'
import { expect, it } from 'vitest'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { createPublication } from '../../test/publication.ts'
import { publishAll } from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../account.ts'
import { linkedin } from './index.ts'
import { fromLittleText, toLittleText } from './little-text.ts'

const subject = { adapter: linkedin, fake: createLinkedinFake, paths: linkedinPaths }
const app = { clientId: 'kadr-app-pages', clientSecret: 'kadr-app-pages-secret' }
const NONE: ReadonlySet<string> = new Set()

const connectPage = async (played: TestNetwork) =>
  getAccount(await signIn({ played, adapter: linkedin, method: 'pages', personId: 'kadrMember2' }))

describeMetrics({
  ...subject,
  app,
  connect: connectPage,
  hasDays: true,
  daysPath: '/rest/organizationalEntity*',
  startsEmpty: true,
  unknownId: 'urn:li:share:7300000000000000001',
})

const readPost = async (played: TestNetwork, account: Account, externalId: string) => {
  const items = [{ externalId, details: {}, publishedAt: played.clock.now() }]
  const input = { ctx: played.ctx, account, refused: NONE, items }
  const read = await linkedin.metrics.items?.read(input)
  return read?.kind === 'read' ? read.items.get(externalId) : read
}

it('keeps the brackets of lists, which LinkedIn would take for a text', async () => {
  const started = await startNetwork(subject)
  const urls: string[] = []
  const http: typeof started.ctx.http = (request) => {
    urls.push(request.url)
    return started.ctx.http(request)
  }
  const played = { ...started, ctx: { ...started.ctx, app, http } }
  const account = await connectPage(played)
  await readPost(played, account, 'urn:li:share:7300000000000000001')
  expect(urls.some((url) => url.includes('&shares=List(urn%3Ali%3Ashare%3A7300'))).toBe(true)
  await started.close()
})

it('calls a post of a page that nobody has seen yet neither deleted nor unseen', async () => {
  const started = await startNetwork(subject)
  const played = { ...started, ctx: { ...started.ctx, app } }
  const account = await connectPage(played)
  const publication = createPublication(played)
  const outcome = await publishAll({ played, adapter: linkedin, account, publication })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  expect(await readPost(played, account, outcome.post.externalId)).toMatchObject({
    kind: 'found',
    metrics: {},
  })
  await linkedin.publish.remove({ ctx: played.ctx, account, post: outcome.post })
  expect(await readPost(played, account, outcome.post.externalId)).toEqual({ kind: 'absent' })
  await started.close()
})

it('reads the posts of a member for an application approved for it, and asks nobody else to allow it', async () => {
  const started = await startNetwork(subject)
  const endpoints = {
    ...started.ctx.endpoints,
    pagesExtraScopes: 'w_member_social r_member_postAnalytics r_member_profileAnalytics',
  }
  const approved = { ...started, ctx: { ...started.ctx, app, endpoints } }
  const member = getAccount(await signIn({ played: approved, adapter: linkedin, method: 'pages' }))
  const publication = createPublication(approved)
  const outcome = await publishAll({
    played: approved,
    adapter: linkedin,
    account: member,
    publication,
  })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  started.clock.advance(86_400)
  expect(await readPost(approved, member, outcome.post.externalId)).toMatchObject({
    kind: 'found',
    metrics: { views: expect.any(Number), reach: expect.any(Number), shares: expect.any(Number) },
    missing: [],
  })
  const until = started.clock.now()
  const range = { since: new Date(until.getTime() - 86_400_000), until, refused: NONE }
  const read = (account: Account) =>
    linkedin.metrics.account?.read({ ctx: approved.ctx, account, ...range })
  expect(await read(member)).toMatchObject({
    kind: 'found',
    metrics: { totals: { followers: expect.any(Number) }, days: [] },
  })
  const usual = getAccount(await signIn({ played: started, adapter: linkedin }))
  expect(await read(usual)).toMatchObject({ kind: 'not_allowed', isOfApp: true })
  expect(await readPost(started, usual, 'urn:li:share:1')).toMatchObject({ isOfApp: true })
  await started.close()
})

it('shows little text as people see it', () => {
  const text = 'Итоги (коротко): рост * 2 [см. #итоги], anna_k@example.com'
  expect(fromLittleText(toLittleText(text))).toBe(text)
  expect(fromLittleText('{hashtag|\\#|кофе} от @[Полдень](urn:li:organization:1)')).toBe(
    '#кофе от Полдень',
  )
})
