import { createMaxFake, maxPaths } from '@kadr/sandbox/networks/max/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublication, createServedFile } from '../../test/publication.ts'
import { publishAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { Publication } from '../publish.ts'
import { parseChatId } from './connect.ts'
import { max as adapter } from './index.ts'

const PERSON = '42'
const BOT = { clientId: 'id7700000000_bot', clientSecret: 'sandbox-token' }
const CHANNEL = '-70000000000001'
let played: TestNetwork
let ctx: NetworkContext

beforeEach(async () => {
  const started = await startNetwork({ adapter, fake: createMaxFake, paths: maxPaths })
  played = { ...started, ctx: { ...started.ctx, app: BOT } }
  ctx = played.ctx
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const finish = (channel: string, personExternalId = PERSON, given = ctx) => {
  const method = adapter.connect.default
  if (method?.by !== 'bot') throw new Error('MAX connects by the bot')
  return method.finish({ ctx: given, channel, personExternalId })
}
const attach = async (channel = '@vetrova_life'): Promise<Account> =>
  getAccount(await finish(channel))

async function published(account: Account, given: Partial<Publication> = {}) {
  const publication = createPublication(played, given)
  const outcome = await publishAll({ played, adapter, account, publication })
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  return { publication, post: outcome.post }
}

const sentBodies = () =>
  played.host
    .requests()
    .filter(({ method, path }) => method === 'POST' && path === '/api/messages')
    .map(({ fields }) => fields)

const image = () => createServedFile({ played, kind: 'image', size: 1000 })
const video = (size = 20_000_000) => createServedFile({ played, kind: 'video', size })
describe('connecting', () => {
  it('attaches a channel where the bot may write and the person is an administrator', async () => {
    const account = await attach()
    expect(account.profile).toMatchObject({
      externalId: CHANNEL,
      title: 'Ветрова. Жизнь',
      handle: '@vetrova_life',
    })
    expect(account.tokens.scopes).toContain('write')
    expect(JSON.stringify(account)).not.toContain(BOT.clientSecret)
  })

  it('attaches a closed channel by its number, with the older name of the rights', async () => {
    const account = await attach('-70000000000002')
    expect(account.profile).toMatchObject({ handle: null, profileUrl: null })
    expect(account.tokens.scopes).toEqual(expect.arrayContaining(['write', 'edit', 'delete']))
  })

  it.each([
    ['@nobody_has_this', 'chat_not_found'],
    ['-70000000000006', 'not_channel'],
    ['@no_bot_channel', 'bot_not_admin'],
    ['@read_only_channel', 'bot_cannot_post'],
    ['https://max.ru/join/AbCdEf', 'invite_link'],
    ['мой канал', 'bad_address'],
  ])('refuses %s: %s', async (channel, code) => {
    expect(await finish(channel)).toMatchObject({ kind: 'failed', failure: { code } })
  })

  it('refuses who is no administrator of the channel', async () => {
    expect(await finish('@foreign_channel', '43')).toMatchObject({
      failure: { code: 'person_not_admin' },
    })
    expect((await finish('@foreign_channel', '42')).kind).toBe('granted')
  })

  it.each([
    ['vetrova_life', 'vetrova_life'],
    [' @Vetrova_Life\u200E', 'Vetrova_Life'],
    ['https://max.ru/vetrova_life/15', 'vetrova_life'],
    ['web.max.ru/-70000000000002', '-70000000000002'],
    ['−70000000000002', '-70000000000002'],
    ['42', undefined],
  ])('reads %s', (typed, expected) => {
    expect(parseChatId(typed)).toBe(expected)
  })

  it('tells silence from a refusal, and our own mistake from both', async () => {
    played.host.setFault({ network: 'max', kind: 'server-error', path: '/api/chats/*', times: 1 })
    expect(await finish('vetrova_life')).toMatchObject({ failure: { kind: 'retryable' } })
    const bad = { ...ctx, app: { ...BOT, clientSecret: 'token-revoked' } }
    expect(await finish('vetrova_life', PERSON, bad)).toMatchObject({
      failure: { kind: 'permanent', code: 'bot_401' },
    })
  })
})

describe('keeping alive', () => {
  it('reads the channel instead of a token, and names the right that was taken', async () => {
    const account = await attach()
    expect(await adapter.tokens.refresh({ ctx, account })).toEqual({ kind: 'unsupported' })
    expect(await adapter.profile({ ctx, account })).toMatchObject({ missingScopes: [] })
    played.host.fakes()[0]?.dropScopes?.(CHANNEL)
    expect(await adapter.profile({ ctx, account })).toMatchObject({ missingScopes: ['write'] })
    played.host.fakes()[0]?.revokeAccount(CHANNEL)
    expect(await adapter.profile({ ctx, account })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'reauth' },
    })
  })
})

describe('publishing', () => {
  it('sends a text silently, without a preview, with buttons, and pins it', async () => {
    const buttons = [{ text: 'Открыть', url: 'https://kadr.example/' }]
    const settings = { isSilent: true, isPinned: true, hasLinkPreview: false, buttons }
    const { post } = await published(await attach(), { settings })
    expect(post.url).toMatch(/\/vetrova_life\/\d+$/)
    expect(played.host.posts()[0]?.note).toBe('без звука, закреплено, кнопок: 1')
    expect(sentBodies()[0]).toMatchObject({
      notify: false,
      attachments: [{ type: 'inline_keyboard', payload: { buttons: [[{ type: 'link' }]] } }],
    })
  })

  it('sends pictures and a video in parts as one message, in their order', async () => {
    const media = [image(), video(), image()]
    await published(await attach(), { media })
    const [post] = played.host.posts()
    expect(post?.media.map(({ kind }) => kind)).toEqual(['image', 'video', 'image'])
    const sizes = await Promise.all(
      (post?.media ?? []).map(
        async ({ url }) => (await (await fetch(url)).arrayBuffer()).byteLength,
      ),
    )
    expect(sizes).toEqual([1000, 20_000_000, 1000])
    const ranges = played.host.requests().map(({ headers }) => headers['content-range'])
    expect(ranges.filter(Boolean)).toHaveLength(3)
  })

  it('goes on with the part it stopped at', async () => {
    const account = await attach()
    const publication = createPublication(played, { media: [video()] })
    const step = (progress: object) =>
      adapter.publish.prepare({ ctx, account, publication, progress: { ...progress } })
    const opened = await step({})
    if (opened.kind !== 'step') throw new Error(opened.kind)
    const first = await step(opened.progress)
    if (first.kind !== 'step') throw new Error(first.kind)
    played.host.setFault({ network: 'max', kind: 'timeout-after', path: '/upload/*', times: 1 })
    expect(await step(first.progress)).toMatchObject({
      kind: 'failed',
      failure: { isOutage: true },
    })
    const outcome = await publishAll({
      played,
      adapter,
      account,
      publication,
      progress: first.progress,
    })
    expect(outcome.kind).toBe('published')
    const [post] = played.host.posts()
    const stored = await (await fetch(post?.media[0]?.url ?? '')).arrayBuffer()
    expect(stored.byteLength).toBe(20_000_000)
  })

  it('asks for another address when the first took the file and its answer was lost', async () => {
    const account = await attach()
    played.host.setFault({ network: 'max', kind: 'timeout-after', path: '/upload/*', times: 1 })
    const publication = createPublication(played, { media: [image()] })
    const opened = await adapter.publish.prepare({ ctx, account, publication, progress: {} })
    if (opened.kind !== 'step') throw new Error(opened.kind)
    const { progress } = opened
    expect((await adapter.publish.prepare({ ctx, account, publication, progress })).kind).toBe(
      'failed',
    )
    expect((await publishAll({ played, adapter, account, publication, progress })).kind).toBe(
      'published',
    )
    expect(played.host.posts()[0]?.media).toHaveLength(1)
  })

  it('waits for a video that is being processed, and sends nothing before', async () => {
    const account = await attach()
    played.host.setFault({
      network: 'max',
      kind: 'slow-processing',
      path: '/upload/*',
      seconds: 90,
    })
    await published(account, { media: [video(1000)] })
    expect(sentBodies()).toHaveLength(1)
  })

  it('repeats the sending of a file that is not ready: nothing was sent', async () => {
    const account = await attach()
    const publication = createPublication(played, { media: [image()] })
    const progress = await readyProgress({ played, adapter, account, publication })
    played.host.setFault({
      network: 'max',
      kind: 'scripted',
      path: '/api/messages',
      times: 1,
      reply: { status: 400, json: { code: 'attachment.not.ready', message: 'not processed' } },
    })
    const submit = () => adapter.publish.submit({ ctx, account, publication, progress })
    expect(await submit()).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'retryable', code: 'attachment.not.ready', retryAt: expect.any(Date) },
    })
    expect((await submit()).kind).toBe('published')
    expect(played.host.posts()).toHaveLength(1)
  })

  it('says that a file or a text does not suit', async () => {
    const account = await attach()
    played.host.setFault({ network: 'max', kind: 'rejected-media', path: '/upload/*', times: 1 })
    const publication = createPublication(played, { media: [image()] })
    expect(await publishAll({ played, adapter, account, publication })).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'permanent', code: 'bad_file', action: 'edit' },
    })
    const long = createPublication(played, { text: 'щ'.repeat(4001) })
    expect(await publishAll({ played, adapter, account, publication: long })).toMatchObject({
      failure: { code: 'bad_text' },
    })
  })

  it('waits when there are more than two messages a second', async () => {
    const account = await attach()
    await published(account)
    await published(account)
    const outcome = await publishAll({
      played,
      adapter,
      account,
      publication: createPublication(played),
    })
    expect(outcome).toMatchObject({ kind: 'rejected', failure: { code: 'rate_limited' } })
  })

  it('asks to reconnect when the bot was removed', async () => {
    const account = await attach()
    played.host.fakes()[0]?.revokeAccount(CHANNEL)
    const publication = createPublication(played)
    expect(await publishAll({ played, adapter, account, publication })).toMatchObject({
      failure: { kind: 'reauth', action: 'reconnect' },
    })
  })

  it('deletes a post, and takes one that is gone for deleted', async () => {
    const account = await attach()
    const { post } = await published(account)
    expect(await adapter.publish.remove({ ctx, account, post })).toEqual({ kind: 'removed' })
    expect(played.host.posts()).toEqual([])
    expect(await adapter.publish.remove({ ctx, account, post })).toEqual({ kind: 'removed' })
  })
})

describe('our bot', () => {
  const check = (given = ctx) =>
    adapter.setup.checkApp({ ctx: given, method: 'default', redirectUri: '', webhookUrl: null })

  it('is known to MAX by its token and its name', async () => {
    expect(await check()).toEqual({ kind: 'accepted' })
    expect(await check({ ...ctx, app: { ...BOT, clientId: 'other_bot' } })).toMatchObject({
      kind: 'refused',
    })
    const app = { ...BOT, clientSecret: 'token-revoked' }
    expect(await check({ ...ctx, app })).toMatchObject({ kind: 'refused' })
    played.host.setFault({ network: 'max', kind: 'server-error', times: 1 })
    expect(await check()).toEqual({ kind: 'unreachable' })
  })
})
