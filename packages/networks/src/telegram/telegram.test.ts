import { createTelegramFake, MIGRATED, telegramPaths } from '@kadr/sandbox/networks/telegram/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublication, createPublishInput, createServedFile } from '../../test/publication.ts'
import { getAccount } from '../../test/sign-in.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { Publication, PublishedPost } from '../publish.ts'
import { parseChatId } from './connect.ts'
import { telegram } from './index.ts'

const adapter = telegram
const PERSON = '77'
let played: TestNetwork
let ctx: NetworkContext

beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createTelegramFake, paths: telegramPaths })
  ctx = { ...played.ctx, app: { clientId: 'kadr_local_bot', clientSecret: '700001:sandbox' } }
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const finish = (channel: string, personExternalId = PERSON, given = ctx) => {
  const method = adapter.connect.default
  if (method?.by !== 'bot') throw new Error('Telegram connects by the bot')
  return method.finish({ ctx: given, channel, personExternalId })
}

const attach = async (channel = '@vetrova_life'): Promise<Account> =>
  getAccount(await finish(channel))

const submit = (account: Account, publication: Publication) =>
  adapter.publish.submit({ ...createPublishInput({ played, account, publication }), ctx })

async function published(account: Account, publication: Publication): Promise<PublishedPost> {
  const outcome = await submit(account, publication)
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  return outcome.post
}

/** Sends the replies, as the publisher does. */
async function sendReplies(account: Account, publication: Publication, root: PublishedPost) {
  const { startedAt, settings } = publication
  let parent = root
  for (const [index, text] of (adapter.publish.reply?.texts(publication) ?? []).entries()) {
    const key = `${publication.key}/${index}`
    const input = { ctx, account, root, parent, key, text, startedAt, settings }
    const outcome = await adapter.publish.reply?.submit(input)
    if (outcome?.kind !== 'published') throw new Error(JSON.stringify(outcome))
    parent = outcome.post
  }
}

const calls = () => played.host.requests().map(({ path }) => path.split('/').at(-1))

const image = (size = 1000) => createServedFile({ played, kind: 'image', size })
const video = () => createServedFile({ played, kind: 'video', size: 2_500_000 })

const fault = (kind: 'timeout-before' | 'timeout-after' | 'server-error', path: string) =>
  played.host.setFault({ network: 'telegram', kind, path, times: 1 })

describe('connecting', () => {
  it('attaches a channel where the bot may post and the person is an administrator', async () => {
    const account = await attach()
    expect(account.profile).toMatchObject({
      externalId: '-1001500000001',
      title: 'Ветрова. Жизнь',
      handle: '@vetrova_life',
    })
    expect(account.tokens.scopes).toContain('can_post_messages')
    expect(JSON.stringify(account.profile)).not.toContain(ctx.app.clientSecret)
  })

  it('attaches a private channel by its number', async () => {
    const account = await attach('-1001500000002')
    expect(account.profile).toMatchObject({ handle: null, profileUrl: null, avatarUrl: null })
  })

  it.each([
    ['@nobody_has_this', 'chat_not_found'],
    ['@talk_group_kadr', 'not_channel'],
    ['@no_bot_channel', 'bot_not_admin'],
    ['@read_only_channel', 'bot_cannot_post'],
    ['@foreign_channel', 'person_not_admin'],
    ['https://t.me/+AbCdEf', 'invite_link'],
    ['мой канал', 'bad_address'],
  ])('refuses %s: %s', async (channel, code) => {
    expect(await finish(channel)).toMatchObject({ kind: 'failed', failure: { code } })
  })

  it('lets the administrator of that other channel attach it', async () => {
    expect((await finish('@foreign_channel', '42')).kind).toBe('granted')
  })

  it.each([
    ['@Vetrova_Life', '@Vetrova_Life'],
    ['vetrova_life', '@vetrova_life'],
    ['https://t.me/vetrova_life/15', '@vetrova_life'],
    ['t.me/s/vetrova_life', '@vetrova_life'],
    ['https://t.me/c/1500000002/7?single', '-1001500000002'],
    [' -1001500000002\u200E', '-1001500000002'],
    ['-42', undefined],
    ['t.me/c/x', undefined],
  ])('reads %s', (typed, expected) => {
    expect(parseChatId(typed)).toBe(expected)
  })

  it('tells silence from a refusal, and our own mistake from both', async () => {
    fault('server-error', '*/getChat')
    expect(await finish('@vetrova_life')).toMatchObject({ failure: { kind: 'retryable' } })
    const bad = { ...ctx, app: { clientId: 'x', clientSecret: '700001:revoked' } }
    expect(await finish('@vetrova_life', PERSON, bad)).toMatchObject({
      failure: { kind: 'permanent', code: 'bot_401' },
    })
    const worse = { ...ctx, app: { clientId: 'x', clientSecret: 'nonsense' } }
    expect(await finish('@vetrova_life', PERSON, worse)).toMatchObject({
      failure: { code: 'bot_404' },
    })
  })
})

describe('keeping alive', () => {
  it('has no token to refresh and reads the channel instead', async () => {
    const account = await attach()
    expect(await adapter.tokens.refresh({ ctx, account })).toEqual({ kind: 'unsupported' })
    expect(await adapter.profile({ ctx, account })).toMatchObject({
      kind: 'found',
      missingScopes: [],
    })
  })

  it('asks to reconnect when the bot was thrown out', async () => {
    const account = await attach()
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await adapter.profile({ ctx, account })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'reauth', code: 'bot_removed' },
    })
  })

  it('names the right that was taken from the bot', async () => {
    const account = await attach()
    const readOnly = { ...account.profile, externalId: '@read_only_channel' }
    const outcome = await adapter.profile({ ctx, account: { ...account, profile: readOnly } })
    expect(outcome).toMatchObject({ kind: 'found', missingScopes: ['can_post_messages'] })
  })

  it('follows a channel to its new id', async () => {
    const account = await attach()
    const old = { ...account, profile: { ...account.profile, externalId: MIGRATED.from } }
    expect(await adapter.profile({ ctx, account: old })).toMatchObject({
      profile: { externalId: MIGRATED.to },
    })
    expect((await published(old, createPublication(played))).details.chatId).toBe(MIGRATED.to)
    expect(played.host.posts()).toHaveLength(1)
  })
})

describe('publishing', () => {
  it('sends a text silently, without a preview, with buttons, and pins it', async () => {
    const account = await attach()
    const buttons = [{ text: 'Открыть', url: 'https://kadr.example/' }]
    const settings = { isSilent: true, isPinned: true, hasLinkPreview: false, buttons }
    const post = await published(account, createPublication(played, { settings }))
    expect(post.url).toMatch(/\/vetrova_life\/101$/)
    expect(played.host.posts()[0]?.note).toBe('без звука, закреплено, кнопок: 1')
    const sent = played.host.requests().find(({ path }) => path.endsWith('sendMessage'))
    expect(sent?.fields).toMatchObject({
      link_preview_options: { is_disabled: true },
      reply_markup: { inline_keyboard: [buttons] },
    })
  })

  it('links to a private channel by its number', async () => {
    const post = await published(await attach('-1001500000002'), createPublication(played))
    expect(post.url).toMatch(/\/c\/1500000002\/\d+$/)
  })

  it.each([
    ['sendPhoto', () => image()],
    ['sendVideo', () => video()],
  ])('sends one file by %s with the text under it', async (method, file) => {
    const media = [file()]
    await published(await attach(), createPublication(played, { media }))
    expect(calls().at(-1)).toBe(method)
    const [post] = played.host.posts()
    expect(post?.text).toBe('Открываем осенний сезон 🍂')
    const stored = await (await fetch(post?.media[0]?.url ?? '')).arrayBuffer()
    expect(stored.byteLength).toBe(media[0]?.size)
  })

  it('sends an album of pictures and video with the text under the first', async () => {
    const media = [image(), video(), ...Array.from({ length: 8 }, () => image())]
    const post = await published(await attach(), createPublication(played, { media }))
    expect(post.details.messageIds?.split(',')).toHaveLength(10)
    const texts = played.host.posts().map(({ text }) => text)
    expect(texts.filter(Boolean)).toHaveLength(1)
  })

  it('refuses an album of eleven', async () => {
    const media = Array.from({ length: 11 }, () => image(10))
    expect((await submit(await attach(), createPublication(played, { media }))).kind).toBe(
      'rejected',
    )
  })

  it('takes markup for what it shows, and says so when it is wrong', async () => {
    const account = await attach()
    const settings = { format: 'html' }
    const text = `<b>${'я'.repeat(1020)}</b> &lt;3`
    await published(account, createPublication(played, { text, media: [image()], settings }))
    expect(calls().at(-1)).toBe('sendPhoto')
    const wrong = createPublication(played, { text: '<b>нет конца', settings })
    expect(await submit(account, wrong)).toMatchObject({
      kind: 'rejected',
      failure: { code: 'bad_markup', action: 'edit' },
    })
  })

  it('tells when a file is not accepted', async () => {
    const account = await attach()
    played.host.setFault({ network: 'telegram', kind: 'rejected-media', times: 1 })
    const publication = createPublication(played, { media: [image()] })
    expect(await submit(account, publication)).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'permanent', code: 'bad_dimensions' },
    })
    const large = createPublication(played, { media: [image(10_000_001)] })
    expect(await submit(account, large)).toMatchObject({
      kind: 'rejected',
      failure: { code: 'file_too_big' },
    })
  })
})

describe('the length of a text', () => {
  const text = (length: number) => 'щ'.repeat(length)
  const albums: [string, () => Publication['media']][] = [
    ['a picture', () => [image(10)]],
    ['an album of two', () => [image(10), image(10)]],
    ['an album of ten', () => Array.from({ length: 10 }, () => image(10))],
  ]

  it.each(albums)('up to 1024 stands under %s', async (_what, media) => {
    const publication = createPublication(played, { text: text(1024), media: media() })
    await published(await attach(), publication)
    expect(adapter.publish.reply?.texts(publication)).toEqual([])
  })

  it.each(albums)('over 1024 follows %s as a message of its own', async (_what, media) => {
    const account = await attach()
    const buttons = [{ text: 'Открыть', url: 'https://kadr.example/' }]
    const publication = createPublication(played, {
      text: text(1025),
      media: media(),
      settings: { buttons, isSilent: true },
    })
    const post = await published(account, publication)
    await sendReplies(account, publication, post)
    const sent = played.host.posts().filter((one) => one.text)
    expect(sent).toMatchObject([{ text: text(1025), media: [] }])
    expect(sent[0]?.note).toBe('без звука, кнопок: 1')
  })

  it('over 4096 is refused', async () => {
    const account = await attach()
    await published(account, createPublication(played, { text: text(4096) }))
    const outcome = await submit(account, createPublication(played, { text: text(4097) }))
    expect(outcome).toMatchObject({ kind: 'rejected', failure: { code: 'text_too_long' } })
  })

  it('goes after an album that has buttons, however short it is', async () => {
    const buttons = [{ text: 'Открыть', url: 'https://kadr.example/' }]
    const publication = createPublication(played, {
      media: [image(10), image(10)],
      settings: { buttons },
    })
    expect(adapter.publish.reply?.texts(publication)).toEqual([publication.text])
  })
})

it('answers the message before in a chain', async () => {
  const account = await attach()
  const publication = createPublication(played, { settings: { chain: ['Два', 'Три'] } })
  const post = await published(account, publication)
  await sendReplies(account, publication, post)
  const notes = new Map(played.host.posts().map(({ text, note }) => [text, note]))
  expect(notes.get('Два')).toBe('ответ на 101')
  expect(notes.get('Три')).toBe('ответ на 102')
})

describe('when Telegram does not answer', () => {
  it.each(['timeout-before', 'timeout-after', 'server-error'] as const)(
    'after %s nobody can tell',
    async (kind) => {
      const account = await attach()
      const publication = createPublication(played)
      fault(kind, '*/sendMessage')
      expect((await submit(account, publication)).kind).toBe('unknown')
      const input = { ...createPublishInput({ played, account, publication }), ctx }
      expect(await adapter.publish.reconcile(input)).toEqual({ kind: 'undecidable' })
    },
  )

  it('waits as long as it is told', async () => {
    const account = await attach()
    played.host.setFault({
      network: 'telegram',
      kind: 'rate-limited',
      retryAfterSeconds: 17,
      path: '*/sendMessage',
      times: 1,
    })
    const outcome = await submit(account, createPublication(played))
    if (outcome.kind !== 'rejected') throw new Error(outcome.kind)
    expect(outcome.failure.kind).toBe('retryable')
    expect(Number(outcome.failure.retryAt) - Number(played.clock.now())).toBe(17_000)
  })

  it('is published although it could not be pinned', async () => {
    const account = await attach()
    fault('server-error', '*/pinChatMessage')
    const publication = createPublication(played, { settings: { isPinned: true } })
    expect((await submit(account, publication)).kind).toBe('published')
  })

  it('asks to reconnect when the bot was thrown out', async () => {
    const account = await attach()
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await submit(account, createPublication(played))).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'reauth', action: 'reconnect' },
    })
  })
})

it('removes every message of an album, also twice', async () => {
  const account = await attach()
  const media = [image(10), image(10), image(10)]
  const post = await published(account, createPublication(played, { media }))
  expect(await adapter.publish.remove({ ctx, account, post })).toEqual({ kind: 'removed' })
  expect(played.host.posts()).toHaveLength(0)
  expect(await adapter.publish.remove({ ctx, account, post })).toEqual({ kind: 'removed' })
})

it('publishes with the right to post alone, and says so where deleting needs another', async () => {
  const account = await attach()
  const promote = played.host.fakes()[0]?.actions?.find(({ id }) => id === 'promote')
  promote?.run({ person: '77', chat: account.profile.externalId, rights: 'writer' })
  const pinned = createPublication(played, { settings: { isPinned: true } })
  const post = await published(account, pinned)
  expect(played.host.posts()[0]?.note ?? '').not.toContain('закреплено')
  played.clock.advance(3 * 86_400)
  expect(await adapter.publish.remove({ ctx, account, post })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'permanent', code: 'cannot_delete', action: 'open_network' },
  })
  const young = await published(account, createPublication(played))
  expect(await adapter.publish.remove({ ctx, account, post: young })).toEqual({ kind: 'removed' })
})

describe('what the first day brings', () => {
  it('sends the cover with a video', async () => {
    const account = await attach()
    const publication = createPublication(played, { media: [video()], cover: image() })
    await published(account, publication)
    const sent = played.host.requests().findLast(({ path }) => path.endsWith('/sendVideo'))
    expect(sent?.fields).toMatchObject({ cover: 'attach://coverfile' })
  })

  it('takes large files where the Bot API server is our own', () => {
    const local = { endpoints: { ...adapter.endpoints, largeFiles: 'on' } }
    const largest = (limits: typeof adapter.limits | undefined) =>
      limits?.media.find(({ name }) => name === 'video')?.video?.bytes.max
    expect(largest(adapter.limitsFor?.(ctx))).toBe(50_000_000)
    expect(largest(adapter.limitsFor?.(local))).toBe(2_000_000_000)
  })

  it('waits when a channel got too much within a minute', async () => {
    const account = await attach()
    for (let messages = 0; messages < 20; messages += 1) {
      await published(account, createPublication(played, { text: `Сообщение ${messages}` }))
    }
    const refused = await submit(account, createPublication(played))
    expect(refused).toMatchObject({ kind: 'rejected', failure: { code: 'rate_limited' } })
  })

  it('connects no channel for a stranger', async () => {
    expect(await finish('@vetrova_life', '5123456789')).toMatchObject({
      kind: 'failed',
      failure: { code: 'person_not_admin' },
    })
  })
})
