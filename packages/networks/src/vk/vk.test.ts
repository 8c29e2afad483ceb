import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublication, createPublishInput, createServedFile } from '../../test/publication.ts'
import { prepareAll, publishAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount } from '../../test/sign-in.ts'
import type { TestNetwork } from '../../test/test-network.ts'
import { anna, connectVk, play, polden, startVk, vetrova } from '../../test/vk.ts'
import type { Account } from '../account.ts'
import type { Publication, PublishedPost } from '../publish.ts'
import { vk as adapter } from './index.ts'

let played: TestNetwork
let byPerson: Account
let byKey: Account

const accountOf = async (name: string, token: string) =>
  getAccount(await connectVk(played, name, token))

beforeEach(async () => {
  played = await startVk()
  byPerson = await accountOf('vk.com/vetrova.life', anna?.token ?? '')
  byKey = await accountOf('https://vk.com/polden.coffee', polden?.key ?? '')
  played.host.clearRequests()
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const image = () => createServedFile({ played, kind: 'image', size: 1000 })
const video = () => createServedFile({ played, kind: 'video', size: 5000 })

const inputOf = (account: Account, given: Partial<Publication> = {}) => ({
  played,
  adapter,
  account,
  publication: createPublication(played, given),
})
const publishOne = async (account: Account, given: Partial<Publication> = {}) => {
  const outcome = await publishAll(inputOf(account, given))
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  return outcome.post
}
const fault = (kind: 'timeout-after' | 'timeout-before' | 'server-error-after', method: string) =>
  played.host.setFault({ network: 'vk', kind, path: `/api/method/${method}`, times: 1 })
const calls = (method: string) =>
  played.host.requests('vk').filter(({ path }) => path.endsWith(`/${method}`))
const posts = () => played.host.posts()
const replyTo = (account: Account, root: PublishedPost, key = 'target-1/0') => ({
  ctx: played.ctx,
  account,
  root,
  parent: root,
  key,
  text: 'Первый',
  startedAt: played.clock.now(),
})

describe('connecting', () => {
  it('reads from the token what it is and what it can do', () => {
    expect(byKey.profile).toMatchObject({
      externalId: polden?.id,
      title: 'Кофейня «Полдень»',
      handle: 'vk.com/polden.coffee',
      details: { token: 'key' },
    })
    expect(byPerson.profile.details).toEqual({ token: 'person' })
    const told = (account: Account) =>
      adapter.abilitiesOf?.({ details: account.profile.details, scopes: account.tokens.scopes })
    expect(told(byKey)).not.toContain('Видео')
    expect(told(byKey)).toEqual(expect.arrayContaining(['Текст и ссылки', 'Истории']))
    expect(told(byPerson)).toEqual(expect.arrayContaining(['Видео', 'Статистика']))
  })

  it('tells the composer that a key sends no files', async () => {
    const read = (account: Account) => adapter.accountOptions?.({ ctx: played.ctx, account })
    expect(await read(byKey)).toMatchObject({ options: { canSendFiles: false } })
    expect(await read(byPerson)).toMatchObject({ options: { canSendFiles: true } })
  })

  it.each([
    ['a wrong key', 'vk.com/polden.coffee', 'vk1.a.wrong', 'wrong_credentials'],
    ['a community that is not there', 'vk.com/nobody', anna?.token ?? '', 'community_unknown'],
    ['a key of another one', 'vk.com/vetrova.life', polden?.key ?? '', 'community_unknown'],
    ['a token of a stranger', 'vk.com/utro.gost', anna?.token ?? '', 'person_not_admin'],
  ])('refuses %s', async (_name, username, token, code) => {
    const outcome = await connectVk(played, username, token)
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code } })
  })

  it('names the right a key lacks', async () => {
    play(played, 'create-key', { account: polden?.id ?? '', rights: 'manage,stories' })
    const { hint = '' } = played.host.findFake('vk')?.people()[1] ?? {}
    const account = await accountOf('polden.coffee', hint.replace(/^.* /, ''))
    expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({
      kind: 'found',
      missingScopes: ['wall'],
    })
  })

  it('notices a key that was taken back', async () => {
    played.host.findFake('vk')?.revokeAccount(polden?.id ?? '')
    expect(await adapter.profile({ ctx: played.ctx, account: byKey })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'reauth', action: 'reconnect' },
    })
  })
})

describe('publishing', () => {
  it('posts text in the name of the community by its key', async () => {
    const post = await publishOne(byKey)
    expect(post.externalId).toMatch(new RegExp(`^-${polden?.id}_\\d+$`))
    expect(post.url).toContain(`/wall-${polden?.id}_`)
    expect(posts()).toHaveLength(1)
  })

  it('posts photos and a processed video in their order', async () => {
    await publishOne(byPerson, { media: [image(), video(), image()] })
    const sent = String(calls('wall.post')[0]?.fields?.attachments)
    expect(sent.replace(/[-\d_]/g, '')).toBe('photo,video,photo')
    expect(posts()[0]?.media.map(({ kind }) => kind)).toEqual(['image', 'video', 'image'])
    expect(calls('video.get').length).toBeGreaterThan(1)
  })

  it('marks what has the label of advertising, and nothing else', async () => {
    await publishOne(byKey, { isAdvertising: true })
    await publishOne(byKey, { key: 'target-2' })
    expect(calls('wall.post').map(({ fields }) => fields?.mark_as_ads)).toEqual(['1', undefined])
  })

  it('sends no files by a key', async () => {
    expect(await prepareAll(inputOf(byKey, { media: [image()] }))).toMatchObject({
      kind: 'failed',
      failure: { code: 'files_by_group_token', action: 'edit' },
    })
    expect(played.host.requests('vk')).toEqual([])
  })

  it('publishes a story by a key where VK has verified the community', async () => {
    const settings = { format: 'story' }
    const post = await publishOne(byKey, { text: '', media: [image()], settings })
    expect(post.url).toContain(`/story-${polden?.id}_`)
    const removed = await adapter.publish.remove({ ctx: played.ctx, account: byKey, post })
    expect(removed).toEqual({ kind: 'removed' })
    expect(await prepareAll(inputOf(byPerson, { media: [image()], settings }))).toMatchObject({
      failure: { code: 'stories_closed' },
    })
  })

  it('begins a video anew when its address took it without a word', async () => {
    const input = inputOf(byPerson, { media: [video()] })
    played.host.setFault({ network: 'vk', kind: 'timeout-after', path: '/upload/*', times: 1 })
    const broken = await prepareAll(input)
    expect(broken).toMatchObject({ kind: 'failed', failure: { kind: 'retryable' } })
    expect(calls('video.delete')).toHaveLength(1)
    await readyProgress({ ...input, progress: broken.progress })
    expect(calls('video.save')).toHaveLength(2)
  })

  it.each(['photo', 'video'])('names a %s that VK refuses', async (kind) => {
    played.host.setFault({ network: 'vk', kind: 'rejected-media', path: '/upload/*' })
    const file = kind === 'photo' ? image() : video()
    expect(await prepareAll(inputOf(byPerson, { media: [file] }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', action: 'edit' },
    })
  })

  it('waits a day after fifty posts, and asks for rights where the wall is closed', async () => {
    for (let index = 0; index < 50; index += 1) await publishOne(byKey, { key: `target-${index}` })
    const input = createPublishInput({
      played,
      account: byKey,
      publication: createPublication(played, { key: 'one-more' }),
    })
    expect(await adapter.publish.submit(input)).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'retryable', retryAt: expect.any(Date) },
    })
    play(played, 'switch-isWallClosed', { value: 'on' })
    played.clock.advance(2 * 86_400)
    expect(await adapter.publish.submit(input)).toMatchObject({ failure: { kind: 'reauth' } })
  })
})

describe.each(['key', 'person'])('after an unknown outcome, by a %s', (kind) => {
  const account = () => (kind === 'key' ? byKey : byPerson)

  it.each(['timeout-after', 'server-error-after', 'timeout-before'] as const)(
    'finds or makes one post on %s',
    async (fallen) => {
      const input = createPublishInput({
        played,
        account: account(),
        publication: createPublication(played),
      })
      fault(fallen, 'wall.post')
      expect(await adapter.publish.submit(input)).toMatchObject({ kind: 'unknown' })
      const outcome = await adapter.publish.reconcile(input)
      if (outcome.kind === 'absent') await adapter.publish.submit(input)
      else expect(outcome.kind).toBe('published')
      expect(posts()).toHaveLength(1)
    },
  )

  it('makes no second comment', async () => {
    const root = await publishOne(account())
    fault('timeout-after', 'wall.createComment')
    const input = replyTo(account(), root)
    expect(await adapter.publish.reply?.submit(input)).toMatchObject({ kind: 'unknown' })
    expect(await adapter.publish.reply?.reconcile(input)).toMatchObject({ kind: 'published' })
    const again = await adapter.publish.reply?.submit(input)
    expect(again).toEqual(await adapter.publish.reply?.reconcile(input))
  })
})

it('asks again while VK does not answer a repeated call', async () => {
  const publication = createPublication(played)
  const input = createPublishInput({ played, account: byKey, publication })
  fault('timeout-after', 'wall.post')
  await adapter.publish.submit(input)
  fault('timeout-after', 'wall.post')
  expect(await adapter.publish.reconcile(input)).toMatchObject({ kind: 'unreachable' })
  expect(await adapter.publish.reconcile(input)).toMatchObject({ kind: 'published' })
  expect(posts()).toHaveLength(1)
})

it('repeats no call by a key when VK may have forgotten it', async () => {
  const publication = createPublication(played)
  const input = createPublishInput({ played, account: byKey, publication })
  fault('timeout-after', 'wall.post')
  await adapter.publish.submit(input)
  played.clock.advance(3600)
  expect(await adapter.publish.reconcile(input)).toEqual({ kind: 'undecidable' })
  expect(posts()).toHaveLength(1)
})

it('deletes by a person and says that a key can not', async () => {
  const post = await publishOne(byPerson)
  const remove = (account: Account, of: PublishedPost) =>
    adapter.publish.remove({ ctx: played.ctx, account, post: of })
  expect(await remove(byPerson, post)).toEqual({ kind: 'removed' })
  expect(await remove(byPerson, post)).toEqual({ kind: 'removed' })
  const kept = await publishOne(byKey)
  expect(await remove(byKey, kept)).toMatchObject({
    kind: 'failed',
    failure: { code: 'group_token', action: 'open_network' },
  })
})

it('comments in the name of the community', async () => {
  const root = await publishOne(byKey)
  const outcome = await adapter.publish.reply?.submit(replyTo(byKey, root))
  expect(outcome).toMatchObject({ kind: 'published' })
  expect(calls('wall.createComment')[0]?.fields).toMatchObject({
    from_group: polden?.id,
    guid: 'target-1/0',
  })
})

it('keeps the token out of addresses and bodies', async () => {
  await publishOne(byKey)
  const said = played.host
    .requests('vk')
    .map(({ fields, query }) => JSON.stringify([fields, query]))
  expect(said.join()).not.toContain('vk1.a.')
  expect(vetrova?.id).toBe(byPerson.profile.externalId)
})
