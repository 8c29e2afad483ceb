import type { HttpRequest } from '@kadr/kit/http-client'
import {
  BLUESKY_ACCOUNTS,
  blueskyPaths,
  createBlueskyFake,
} from '@kadr/sandbox/networks/bluesky/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublication, createPublishInput, createServedFile } from '../../test/publication.ts'
import { prepareAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { Progress, Publication } from '../publish.ts'
import { bluesky } from './index.ts'
import { createRecordKey } from './record.ts'

let played: TestNetwork
const adapter = bluesky
const [anna, polden] = BLUESKY_ACCOUNTS
if (!anna || !polden) throw new Error('The sandbox has two accounts')

beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createBlueskyFake, paths: blueskyPaths })
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const signIn = (username: string, password: string, ctx: NetworkContext = played.ctx) => {
  const method = adapter.connect.default
  if (method?.by !== 'password') throw new Error('Bluesky signs in by password')
  return method.finish({ ctx, username, password })
}

const attach = async (): Promise<Account> => getAccount(await signIn(anna.handle, anna.appPassword))

const start = (account: Account, publication: Publication) =>
  createPublishInput({ played, account, publication })

const submission = async (account: Account, publication: Publication, progress: Progress = {}) => ({
  ...createPublishInput({ played, account, publication }),
  progress: await readyProgress({ adapter, played, account, publication, progress }),
})

const fault = (kind: 'timeout-before' | 'timeout-after' | 'server-error', path: string) =>
  played.host.setFault({ network: 'bluesky', kind, path, times: 1 })

const lastRecord = () => {
  const sent = played.host.requests().filter(({ path }) => path.endsWith('createRecord'))
  return sent.at(-1)?.fields
}

describe('connecting', () => {
  it('keeps the tokens of the session, their ends and the server, but no password', async () => {
    const account = await attach()
    expect(account.profile).toMatchObject({
      externalId: anna.did,
      title: 'Анна Ветрова',
      handle: '@vetrova.bsky.social',
    })
    expect(account.profile.details.server).toMatch(/\/bluesky\/pds$/)
    const hours = (end: Date | null) => (Number(end) - Number(played.clock.now())) / 3_600_000
    expect(hours(account.tokens.accessExpiresAt)).toBe(2)
    expect(hours(account.tokens.refreshExpiresAt)).toBe(90 * 24)
    expect(JSON.stringify(account)).not.toContain(anna.appPassword)
  })

  it.each([
    ['with an @', `@${anna.handle}`],
    ['without the domain', 'vetrova'],
    ['in capitals and with marks copied along', `\u200E ${anna.handle.toUpperCase()} \u2069`],
    ['by e-mail', anna.email],
  ])('takes the name %s', async (_how, typed) => {
    const account = getAccount(await signIn(typed, ` ${anna.appPassword} `))
    expect(account.profile.externalId).toBe(anna.did)
  })

  it('finds the own server of an account with a domain of its own', async () => {
    const account = getAccount(await signIn(polden.handle, polden.appPassword))
    expect(account.profile.details.server).toMatch(/\/bluesky\/own-pds$/)
    const signedIn = played.host.requests().find(({ path }) => path.endsWith('createSession'))
    expect(signedIn?.path).toMatch(/^\/own-pds\//)
  })

  it('tells a wrong password from an account that asks for a code', async () => {
    expect(await signIn(anna.handle, 'wrong')).toMatchObject({
      kind: 'failed',
      failure: { code: 'wrong_credentials' },
    })
    expect(await signIn('nobody.bsky.social', 'wrong')).toMatchObject({
      failure: { code: 'wrong_credentials' },
    })
    expect(await signIn(anna.handle, anna.mainPassword)).toMatchObject({
      failure: { code: 'second_factor', action: 'open_network' },
    })
  })

  it('connects although the profile could not be read', async () => {
    fault('server-error', '*/app.bsky.actor.getProfile')
    const account = await attach()
    expect(account.profile.title).toBe(anna.handle)
  })

  it('goes to servers that others name only through the guard, and only by https', async () => {
    const asked: HttpRequest[] = []
    const replies: Record<string, unknown> = {
      'https://bsky.social/xrpc/com.atproto.identity.resolveHandle': { did: 'did:web:me.example' },
      'https://me.example/.well-known/did.json': {
        service: [{ id: '#atproto_pds', serviceEndpoint: 'https://pds.example' }],
      },
      'https://pds.example/xrpc/com.atproto.server.createSession': {
        accessJwt: 'a.b.c',
        refreshJwt: 'a.b.c',
        handle: 'me.example',
        did: 'did:web:me.example',
        didDoc: { service: [{ id: '#atproto_pds', serviceEndpoint: 'http://10.0.0.1' }] },
      },
    }
    const ctx: NetworkContext = {
      ...played.ctx,
      endpoints: adapter.endpoints,
      http: async (request) => {
        asked.push(request)
        const body = replies[request.url]
        return {
          kind: 'replied',
          reply: { status: body ? 200 : 400, headers: new Headers(), body },
        }
      },
    }
    const outcome = await signIn('me.example', 'abcd', ctx)
    expect(asked.map(({ url, isUserGiven }) => [new URL(url).host, isUserGiven])).toEqual([
      ['bsky.social', false],
      ['me.example', true],
      ['pds.example', true],
      ['pds.example', true],
    ])
    // The server of the DID document is kept, regardless of the session's claim.
    expect(getAccount(outcome).profile.details.server).toBe('https://pds.example')
    replies['https://me.example/.well-known/did.json'] = {
      service: [{ id: '#atproto_pds', serviceEndpoint: 'http://10.0.0.1' }],
    }
    expect(await signIn('me.example', 'abcd', ctx)).toMatchObject({
      kind: 'failed',
      failure: { code: 'unsafe_server' },
    })
  })
})

describe('keeping alive', () => {
  const refresh = (account: Account) => adapter.tokens.refresh({ ctx: played.ctx, account })

  it('rotates both tokens; the old one works for a while longer', async () => {
    const account = await attach()
    const outcome = await refresh(account)
    if (outcome.kind !== 'refreshed') throw new Error(outcome.kind)
    expect(outcome.tokens.refreshToken).not.toBe(account.tokens.refreshToken)
    expect((await refresh(account)).kind).toBe('refreshed')
    played.clock.advance(2 * 3600 + 1)
    expect((await refresh(account)).kind).toBe('rejected')
    const next = { ...account, tokens: outcome.tokens }
    expect((await refresh(next)).kind).toBe('refreshed')
  })

  it('is rejected when the app password was revoked', async () => {
    const account = await attach()
    played.host.fakes()[0]?.revokeAccount(anna.did)
    expect(await refresh(account)).toMatchObject({ kind: 'rejected', failure: { kind: 'reauth' } })
  })

  it('keeps the connection when the server does not answer', async () => {
    const account = await attach()
    fault('server-error', '*/com.atproto.server.refreshSession')
    expect((await refresh(account)).kind).toBe('unreachable')
    fault('timeout-before', '*/com.atproto.server.refreshSession')
    expect((await refresh(account)).kind).toBe('unreachable')
  })

  it('says of an expired access token that it only has to be refreshed', async () => {
    const account = await attach()
    played.host.fakes()[0]?.expireAccess(anna.did)
    expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'reauth', code: 'access_expired' },
    })
  })

  it('ends the session when the account is detached', async () => {
    const account = await attach()
    await adapter.tokens.revoke({ ctx: played.ctx, account })
    expect((await refresh(account)).kind).toBe('rejected')
  })
})

describe('publishing', () => {
  it('writes a record under our own key, with languages and facets', async () => {
    const account = await attach()
    const text = 'Привет, @polden.example! 🍂 Читайте https://kadr.example/осень. #осень'
    const publication = createPublication(played, { text, settings: { languages: ['ru', 'en'] } })
    const outcome = await adapter.publish.submit(await submission(account, publication))
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    const rkey = createRecordKey(publication)
    expect(outcome.post.externalId).toBe(`at://${anna.did}/app.bsky.feed.post/${rkey}`)
    expect(outcome.post.url).toContain(`/profile/${anna.did}/post/${rkey}`)
    const { record } = lastRecord() as { record: { facets: unknown[] } }
    expect(record).toMatchObject({
      text,
      langs: ['ru', 'en'],
      createdAt: publication.startedAt.toISOString(),
    })
    expect(record.facets).toMatchObject([
      { features: [{ did: polden.did }] },
      { features: [{ uri: 'https://kadr.example/осень' }] },
      { features: [{ tag: 'осень' }] },
    ])
  })

  it('uploads up to four pictures with alt texts and proportions, resuming in the middle', async () => {
    const account = await attach()
    const media = ['Раз', 'Два', 'Три', 'Четыре'].map((altText) =>
      createServedFile({ played, kind: 'image', altText }),
    )
    const begin = start(account, createPublication(played, { media }))
    const outcome = await adapter.publish.prepare(begin)
    if (outcome.kind !== 'step') throw new Error(outcome.kind)
    const one = await adapter.publish.prepare({ ...begin, progress: outcome.progress })
    if (one.kind !== 'step') throw new Error(one.kind)
    const rest = await submission(account, begin.publication, one.progress)
    expect((await adapter.publish.submit(rest)).kind).toBe('published')
    const uploads = played.host.requests().filter(({ path }) => path.endsWith('uploadBlob'))
    expect(uploads.map(({ size }) => size)).toEqual([1000, 1000, 1000, 1000])
    expect(uploads[0]?.headers['content-length']).toBe('1000')
    expect(lastRecord()).toMatchObject({
      record: {
        embed: {
          images: [
            { alt: 'Раз', aspectRatio: { width: 1080, height: 1920 } },
            { alt: 'Два' },
            { alt: 'Три' },
            { alt: 'Четыре' },
          ],
        },
      },
    })
    expect(played.host.posts()[0]?.media).toHaveLength(4)
  })

  it('gives a video to the video service and waits for it', async () => {
    const account = await attach()
    const media = [createServedFile({ played, kind: 'video', size: 3_000_000 })]
    const publication = createPublication(played, { media })
    const outcome = await adapter.publish.submit(await submission(account, publication))
    expect(outcome.kind).toBe('published')
    expect(played.host.posts()[0]?.media).toMatchObject([{ kind: 'video' }])
    const upload = played.host.requests().find(({ path }) => path.endsWith('uploadVideo'))
    expect(upload?.size).toBe(3_000_000)
  })

  it('goes on with the job of an upload whose answer was lost', async () => {
    const account = await attach()
    const media = [createServedFile({ played, kind: 'video' })]
    const begin = start(account, createPublication(played, { media }))
    fault('timeout-after', '*/app.bsky.video.uploadVideo')
    const failed = await prepareAll({ adapter, ...begin, played })
    expect(failed).toMatchObject({ kind: 'failed', failure: { kind: 'retryable' } })
    const input = await submission(account, begin.publication)
    expect((await adapter.publish.submit(input)).kind).toBe('published')
  })

  it('tells when a video or a picture is not accepted', async () => {
    const account = await attach()
    const failureOf = async (publication: Publication) => {
      const outcome = await prepareAll({ adapter, played, account, publication })
      return outcome.kind === 'failed' ? outcome.failure : undefined
    }
    played.host.setFault({
      network: 'bluesky',
      kind: 'rejected-media',
      path: '*/app.bsky.video.uploadVideo',
      times: 1,
    })
    const video = createPublication(played, {
      media: [createServedFile({ played, kind: 'video' })],
    })
    expect(await failureOf(video)).toMatchObject({ kind: 'permanent', action: 'edit' })
    const large = createServedFile({ played, kind: 'image', size: 2_000_001 })
    const input = await submission(account, createPublication(played, { media: [large] }))
    expect(await adapter.publish.submit(input)).toMatchObject({
      kind: 'rejected',
      failure: { code: 'blob_too_large' },
    })
  })

  it('shows a card of a link under a text without media', async () => {
    const account = await attach()
    const linkCard = { uri: 'https://kadr.example/', title: 'Кадр', description: 'Рилсы и посты' }
    const publication = createPublication(played, { settings: { linkCard } })
    await adapter.publish.submit(await submission(account, publication))
    expect(lastRecord()).toMatchObject({
      record: { embed: { $type: 'app.bsky.embed.external', external: linkCard } },
    })
  })

  it('finds the record after a lost answer, and a second submit makes no second post', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    fault('timeout-after', '*/com.atproto.repo.createRecord')
    expect(await adapter.publish.submit(input)).toEqual({ kind: 'unknown', code: 'timeout' })
    const found = await adapter.publish.reconcile(input)
    if (found.kind !== 'published') throw new Error(found.kind)
    expect(found.post.details.cid).toBeTruthy()
    expect((await adapter.publish.submit(input)).kind).toBe('unknown')
    expect(played.host.posts()).toHaveLength(1)
  })

  it('says absent when the record was never written', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    fault('timeout-before', '*/com.atproto.repo.createRecord')
    expect((await adapter.publish.submit(input)).kind).toBe('unknown')
    expect(await adapter.publish.reconcile(input)).toEqual({ kind: 'absent' })
    fault('server-error', '*/com.atproto.repo.getRecord')
    expect((await adapter.publish.reconcile(input)).kind).toBe('unreachable')
  })

  it('refuses texts over 300 graphemes or 3000 bytes', async () => {
    const account = await attach()
    for (const text of ['ж'.repeat(301), '👨‍👩‍👧‍👦'.repeat(121)]) {
      const input = await submission(account, createPublication(played, { text }))
      expect(await adapter.publish.submit(input)).toMatchObject({
        kind: 'rejected',
        failure: { kind: 'permanent', code: 'InvalidRequest' },
      })
    }
  })

  it('waits for the end of a limit', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    played.host.setFault({
      network: 'bluesky',
      kind: 'rate-limited',
      retryAfterSeconds: 90,
      times: 1,
    })
    const outcome = await adapter.publish.submit(input)
    if (outcome.kind !== 'rejected') throw new Error(outcome.kind)
    expect(Number(outcome.failure.retryAt) - Number(played.clock.now())).toBe(90_000)
  })

  it('asks to refresh when the access token is over', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    played.host.fakes()[0]?.expireAccess(anna.did)
    expect(await adapter.publish.submit(input)).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'reauth', code: 'access_expired' },
    })
  })

  it('removes a post, also twice', async () => {
    const account = await attach()
    const sent = await adapter.publish.submit(await submission(account, createPublication(played)))
    if (sent.kind !== 'published') throw new Error(sent.kind)
    const remove = () => adapter.publish.remove({ ctx: played.ctx, account, post: sent.post })
    expect(await remove()).toEqual({ kind: 'removed' })
    expect(await remove()).toEqual({ kind: 'removed' })
    expect(played.host.posts()).toHaveLength(0)
  })
})

it('answers the post before in a thread and finds the answer by its key', async () => {
  const account = await attach()
  const publication = createPublication(played, { settings: { chain: ['Второй'] } })
  const sent = await adapter.publish.submit(await submission(account, publication))
  if (sent.kind !== 'published') throw new Error(sent.kind)
  const [text = ''] = adapter.publish.reply?.texts(publication) ?? []
  const { startedAt, settings } = publication
  const post = sent.post
  const input = {
    ctx: played.ctx,
    account,
    root: post,
    parent: post,
    key: 'target-1/1',
    text,
    startedAt,
    settings,
  }
  expect(await adapter.publish.reply?.reconcile(input)).toEqual({ kind: 'absent' })
  fault('timeout-after', '*/com.atproto.repo.createRecord')
  expect((await adapter.publish.reply?.submit(input))?.kind).toBe('unknown')
  expect((await adapter.publish.reply?.reconcile(input))?.kind).toBe('published')
  const ref = { uri: post.externalId, cid: post.details.cid }
  expect(lastRecord()).toMatchObject({
    record: { text: 'Второй', reply: { root: ref, parent: ref } },
  })
})
