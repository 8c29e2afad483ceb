import type { CreateFake } from '@kadr/sandbox/networks/fake-network'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Account, AppCredentials } from '../src/account.ts'
import type { MetricName, MetricValues } from '../src/metrics.ts'
import type { NetworkAdapter } from '../src/network-adapter.ts'
import type { Publication, PublishedPost } from '../src/publish.ts'
import { createPublication } from './publication.ts'
import { publishAll } from './run-publish.ts'
import { getAccount, signIn } from './sign-in.ts'
import { startNetwork, type TestNetwork } from './test-network.ts'

type Subject = {
  adapter: NetworkAdapter
  fake: CreateFake
  paths: Readonly<Record<string, string>>
  app?: AppCredentials
  /** For networks without an authorization page. */
  connect?: (played: TestNetwork) => Promise<Account>
  /** A valid publication of this network. */
  publication?: (played: TestNetwork) => Partial<Publication>
  /** The statistics scopes, where they are separate. */
  scopes?: { account?: string; post?: string; days?: string }
  hasDays: boolean
  /** Figures of posts come from a public page: without what nobody has done yet, and for anybody. */
  isPublicPage?: boolean
  /** Path of the requests for daily data, with wildcards. */
  daysPath?: string
  /** A well-formed id of no post. */
  unknownId?: string
  /** A post nobody has seen has no figures instead of zeros. */
  startsEmpty?: boolean
  /** The network leaves posts out for other reasons too. */
  leavesOut?: boolean
}

const DAY = 86_400
const NONE: ReadonlySet<string> = new Set()

/** Shared test suite of networks with statistics. */
export function describeMetrics(subject: Subject): void {
  const { adapter } = subject
  const missingKind = subject.leavesOut ? 'unlisted' : 'absent'
  const { account: accountReader, items: itemReader, list } = adapter.metrics
  let played: TestNetwork
  beforeEach(async () => {
    const started = await startNetwork(subject)
    played = subject.app ? { ...started, ctx: { ...started.ctx, app: subject.app } } : started
  })
  afterEach(async () => {
    expect(played.failures).toEqual([])
    await played.close()
  })

  const connected = async (untick: readonly string[] = []): Promise<Account> =>
    subject.connect
      ? subject.connect(played)
      : getAccount(await signIn({ played, adapter, untick }))

  const published = async (account: Account): Promise<PublishedPost> => {
    const publication = createPublication(played, subject.publication?.(played))
    const outcome = await publishAll({ played, adapter, account, publication })
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    return outcome.post
  }

  /** Some tokens expire within the days a test advances. */
  const renewed = async (account: Account): Promise<Account> => {
    const outcome = await adapter.tokens.refresh({ ctx: played.ctx, account })
    return outcome.kind === 'refreshed' ? { ...account, tokens: outcome.tokens } : account
  }

  const period = () => ({
    since: new Date(played.clock.now().getTime() - 7 * DAY * 1000),
    until: played.clock.now(),
  })

  const readAccount = (account: Account) =>
    accountReader?.read({ ctx: played.ctx, account, refused: NONE, ...period() })
  const readPost = async (account: Account, post: PublishedPost) => {
    const items = [{ ...post, publishedAt: played.clock.now() }]
    const read = await itemReader?.read({ ctx: played.ctx, account, refused: NONE, items })
    return read?.kind === 'read' ? read.items.get(post.externalId) : read
  }

  const listAll = async (account: Account) => {
    const page = await list?.({ ctx: played.ctx, account, cursor: null })
    if (page?.kind !== 'found') throw new Error(JSON.stringify(page))
    return page.items
  }

  const breakDown = () =>
    played.host.setFault({ network: adapter.id, path: '/*', kind: 'server-error', times: 1 })

  /** What is told by days comes from other addresses. */
  const breakDays = () =>
    played.host.setFault({
      network: adapter.id,
      path: subject.daysPath ?? '*insights*',
      kind: 'server-error',
      times: 1,
    })

  /** At some networks an access token survives revocation. */
  const endAccess = ({ profile }: Account) => {
    const fake = played.host.fakes()[0]
    fake?.revokeAccount(profile.externalId)
    fake?.expireAccess(profile.externalId)
  }

  if (accountReader)
    describe(`statistics of an account at ${adapter.title}`, () => {
      it('are told by our names, with days where the network has them', async () => {
        const outcome = await readAccount(await connected())
        if (outcome?.kind !== 'found') throw new Error(JSON.stringify(outcome))
        const { totals, days } = outcome.metrics
        expect(outcome).toMatchObject({ missing: [], refused: [] })
        expectOnly(totals, accountReader?.names)
        expect(totals.followers).toBeGreaterThan(0)
        expect(days.length > 0).toBe(subject.hasDays)
        const dates = days.map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].sort())
        expect(dates.every((date) => date >= '2026-11-08' && date <= '2026-11-15')).toBe(true)
        const stored = days.flatMap(({ values }) => Object.keys(values).map((name) => `${name}Day`))
        expect([...new Set(stored)].sort()).toEqual([...accountReader.dayNames].sort())
      })

      if (subject.hasDays && !subject.scopes?.account)
        it('are told without the days when those are refused', async () => {
          const untick = subject.scopes?.days ? [subject.scopes.days] : []
          const account = await connected(untick)
          if (untick.length === 0) breakDays()
          const outcome = await readAccount(account)
          if (outcome?.kind !== 'found') throw new Error(JSON.stringify(outcome))
          expect(outcome.metrics.totals.followers).toBeGreaterThan(0)
          expect([...outcome.missing].sort()).toEqual([...accountReader.dayNames].sort())
        })

      if (subject.scopes?.account)
        it('are not asked for without the permission', async () => {
          const scope = subject.scopes?.account ?? ''
          const account = await connected([scope])
          expect(await readAccount(account)).toEqual({
            kind: 'not_allowed',
            missingScopes: [scope],
          })
        })

      it('end with the access, and wait for a network that is down', async () => {
        const account = await connected()
        breakDown()
        expect(await readAccount(account)).toMatchObject({ failure: { kind: 'retryable' } })
        expect(await readAccount(account)).toMatchObject({ kind: 'found' })
        endAccess(account)
        expect(await readAccount(account)).toMatchObject({ failure: { kind: 'reauth' } })
      })
    })

  if (itemReader)
    describe(`statistics of a post at ${adapter.title}`, () => {
      it('grow with its age', async () => {
        const account = await connected()
        const post = await published(account)
        const first = await readPost(account, post)
        played.clock.advance(2 * DAY)
        const later = await readPost(await renewed(account), post)
        if (first?.kind !== 'found' || later?.kind !== 'found') {
          throw new Error(JSON.stringify([first, later]))
        }
        expectOnly(later.metrics, itemReader?.names)
        if (!subject.isPublicPage && !subject.startsEmpty) {
          expect(Object.keys(later.metrics)).toEqual(Object.keys(first.metrics))
        }
        const name = itemReader.names.includes('likes') ? 'likes' : 'views'
        expect(later.metrics[name]).toBeGreaterThan(first.metrics[name] ?? 0)
      })

      const untold = subject.isPublicPage ? ['likes'] : []
      const absent = itemReader.batchSize > 1 ? { kind: missingKind } : undefined
      it('are listed with the posts of the account, and read together', async () => {
        const account = await connected()
        const post = await published(account)
        played.clock.advance(subject.startsEmpty ? DAY / 2 : 60)
        const listed = await listAll(account)
        expect(listed.map(({ externalId }) => externalId)).toEqual([post.externalId])
        expectRecent(listed[0], played.clock.now())
        const unknown = { externalId: subject.unknownId ?? '1', details: {} }
        const items = [...listed, { ...unknown, publishedAt: played.clock.now() }]
        const read = await itemReader.read({
          ctx: played.ctx,
          account,
          refused: NONE,
          items: items.slice(0, itemReader.batchSize),
        })
        if (read.kind !== 'read') throw new Error(JSON.stringify(read))
        expect(read.items.get(post.externalId)).toMatchObject({ kind: 'found', missing: untold })
        expect(read.items.get(unknown.externalId)).toEqual(absent)
      })

      it('say what they know of a post that is not there', async () => {
        const account = await connected()
        const post = { externalId: subject.unknownId ?? '1', url: null, details: {} }
        expect(await readPost(account, post)).toEqual({ kind: missingKind })
      })

      if (subject.scopes?.post)
        it('are not asked for without the permission', async () => {
          const scope = subject.scopes?.post ?? ''
          const account = await connected([scope])
          const post = await published(account)
          expect(await readPost(account, post)).toEqual({
            kind: 'not_allowed',
            missingScopes: [scope],
          })
        })

      it('end with the access, and wait for a network that is down', async () => {
        const account = await connected()
        const post = await published(account)
        breakDown()
        expect(await readPost(account, post)).toMatchObject({ failure: { kind: 'retryable' } })
        if (subject.isPublicPage) return
        endAccess(account)
        expect(await readPost(account, post)).toMatchObject({ failure: { kind: 'reauth' } })
      })
    })
}

function expectRecent(item: { publishedAt: Date | null } | undefined, now: Date): void {
  const age = now.getTime() - Number(item?.publishedAt)
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(DAY * 1000)
}

function expectOnly(values: MetricValues, names: readonly MetricName[] = []): void {
  const told: readonly string[] = Object.keys(values)
  expect(told.length).toBeGreaterThan(0)
  expect(names).toEqual(expect.arrayContaining([...told]))
  expect(Object.values(values).every((value) => value >= 0)).toBe(true)
}
