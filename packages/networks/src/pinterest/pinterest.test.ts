import { createPinterestFake, pinterestPaths } from '@kadr/sandbox/networks/pinterest/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOAuth } from '../../test/oauth-contract.ts'
import { createServedFile } from '../../test/publication.ts'
import { createInput, prepareAll, publishAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { createTestFile, generateBytes } from '../../test/test-media.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../network-adapter.ts'
import type { Publication } from '../publish.ts'
import { pinterest } from './index.ts'

const subject = { adapter: pinterest, fake: createPinterestFake, paths: pinterestPaths }

describeOAuth({
  ...subject,
  tokenPath: '/v5/oauth/token',
  sparedScope: 'pins:write',
  refreshes: 'rotates',
  canRevoke: false,
})

const BOARD = '549755885170'
const SIZE = 3_000_123
const PINS = { network: 'pinterest', method: 'POST', path: '/v5/pins' }

let played: TestNetwork
let account: Account
beforeEach(async () => {
  played = await startNetwork(subject)
  account = getAccount(await signIn({ played, adapter: pinterest }))
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})
const imagesOf = (count: number, type = 'image/jpeg') =>
  Array.from({ length: count }, (_, index) => {
    const bytes = generateBytes({ start: index, end: 800 })
    const publicUrl = played.serveFile(`${index}.${type.split('/')[1]}`, { type, bytes })
    return createTestFile({ kind: 'image', altText: 'Лампа у окна', publicUrl })
  })
const publicationOf = (of: Partial<Publication> = {}): Publication => ({
  key: 'one',
  text: 'Как поставить свет дома',
  media: imagesOf(1),
  settings: { boardId: BOARD, title: 'Свет', link: 'https://kadr.test/svet' },
  startedAt: played.clock.now(),
  ...of,
})
const run = (publication = publicationOf()) => ({
  played,
  adapter: pinterest,
  account,
  publication,
})
const videoPublication = () =>
  publicationOf({ media: [createTestFile({ kind: 'video', size: SIZE })] })

describe('publishing on Pinterest', () => {
  it('pins a picture that the network pulls', async () => {
    const outcome = await publishAll(run())
    const [post, ...others] = played.host.posts()
    expect(others).toEqual([])
    expect(post).toMatchObject({ text: 'Свет\n\nКак поставить свет дома', note: 'Идеи для съёмки' })
    expect(outcome).toMatchObject({
      kind: 'published',
      post: { externalId: post?.id, url: `https://www.pinterest.com/pin/${post?.id}/` },
    })
  })

  it('pins up to five pictures together', async () => {
    expect(await publishAll(run(publicationOf({ media: imagesOf(5) })))).toMatchObject({
      kind: 'published',
    })
    expect(played.host.posts()[0]?.media).toHaveLength(5)
    expect(await prepareAll(run(publicationOf({ media: imagesOf(6) })))).toMatchObject({
      failure: { kind: 'permanent', code: 'media_required' },
    })
  })

  it('hands a video to the storage and waits for it', async () => {
    expect(await publishAll(run(videoPublication()))).toMatchObject({ kind: 'published' })
    const url = played.host.posts()[0]?.media[0]?.url ?? ''
    const stored = await (await fetch(url)).bytes()
    expect(Buffer.compare(stored, generateBytes({ start: 0, end: SIZE }))).toBe(0)
  })

  it('does not upload a video again after a crash', async () => {
    const of = run(videoPublication())
    const sent = await pinterest.publish.prepare({ ...createInput(of), progress: {} })
    if (sent.kind !== 'step') throw new Error(sent.kind)
    played.host.clearRequests()
    expect(await publishAll({ ...of, progress: sent.progress })).toMatchObject({
      kind: 'published',
    })
    expect(played.host.requests().some(({ size }) => size > SIZE)).toBe(false)
  })

  it('repeats an upload that went unanswered', async () => {
    const of = run(videoPublication())
    played.host.setFault({
      network: 'pinterest',
      path: '/pinterest-media-upload/',
      kind: 'timeout-after',
      times: 1,
    })
    const failed = await prepareAll(of)
    expect(failed).toMatchObject({ kind: 'failed', failure: { kind: 'retryable' } })
    expect(await publishAll({ ...of, progress: failed.progress })).toMatchObject({
      kind: 'published',
    })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('tells that a video was not accepted', async () => {
    played.host.setFault({ network: 'pinterest', path: '/v5/media', kind: 'rejected-media' })
    expect(await prepareAll(run(videoPublication()))).toMatchObject({
      failure: { kind: 'permanent', code: 'media_failed', action: 'edit' },
    })
  })

  it.each(['timeout-after', 'cut-after', 'server-error-after'] as const)(
    'finds the pin on its board after %s',
    async (kind) => {
      const of = run()
      await publishAll(run(publicationOf({ text: 'Другой пин' })))
      played.host.setFault({ ...PINS, kind, times: 1 })
      expect(await pinterest.publish.submit({ ...createInput(of), progress: {} })).toMatchObject({
        kind: 'unknown',
      })
      const [newest] = played.host.posts().filter(({ text }) => text.includes('поставить'))
      expect(await pinterest.publish.reconcile({ ...createInput(of), progress: {} })).toMatchObject(
        {
          kind: 'published',
          post: { externalId: newest?.id },
        },
      )
    },
  )

  it('does not take an older pin with the same words for its own', async () => {
    await publishAll(run())
    played.clock.advance(3600)
    const of = run()
    played.host.setFault({ ...PINS, kind: 'timeout-before', times: 1 })
    expect(await pinterest.publish.submit({ ...createInput(of), progress: {} })).toMatchObject({
      kind: 'unknown',
    })
    expect(await pinterest.publish.reconcile({ ...createInput(of), progress: {} })).toEqual({
      kind: 'absent',
    })
  })

  it('looks through all pages of a board', async () => {
    const of = run()
    await pinterest.publish.submit({ ...createInput(of), progress: {} })
    const other = run(publicationOf({ text: 'Ещё один' }))
    for (let count = 0; count < 260; count += 1) {
      await pinterest.publish.submit({ ...createInput(other), progress: {} })
    }
    expect(await pinterest.publish.reconcile({ ...createInput(of), progress: {} })).toMatchObject({
      kind: 'published',
    })
  })

  it('waits as long as a 429 says', async () => {
    played.host.setFault({ ...PINS, kind: 'rate-limited', retryAfterSeconds: 30 })
    expect(await publishAll(run())).toMatchObject({
      kind: 'rejected',
      failure: {
        kind: 'retryable',
        retryAt: new Date(played.clock.now().getTime() + 30_000),
      },
    })
  })

  it('tries again later when the picture could not be fetched', async () => {
    const media = [createTestFile({ kind: 'image', publicUrl: played.missingFileUrl })]
    expect(await publishAll(run(publicationOf({ media })))).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'retryable', code: 'url_unreachable' },
    })
  })

  it('refuses a file that is no picture', async () => {
    const media = imagesOf(1, 'text/html')
    expect(await publishAll(run(publicationOf({ media })))).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'permanent', action: 'edit' },
    })
  })

  it('needs a board, and one that exists', async () => {
    expect(await prepareAll(run(publicationOf({ settings: {} })))).toMatchObject({
      failure: { code: 'board_required' },
    })
    expect(await publishAll(run(publicationOf({ settings: { boardId: '1' } })))).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'permanent', code: '404_40' },
    })
    expect(pinterest.settings.safeParse({ boardId: 'Идеи' }).success).toBe(false)
  })

  it('asks for a new sign-in when the access was revoked', async () => {
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await publishAll(run())).toMatchObject({ failure: { kind: 'reauth' } })
  })

  it('removes a pin, also one that is gone already', async () => {
    await publishAll(run())
    const post = { externalId: played.host.posts()[0]?.id ?? '', url: null, details: {} }
    for (const _time of [1, 2]) {
      expect(await pinterest.publish.remove({ ctx: played.ctx, account, post })).toEqual({
        kind: 'removed',
      })
    }
    expect(played.host.posts()).toEqual([])
  })

  it('prepares a video without showing it', async () => {
    await readyProgress(run(videoPublication()))
    expect(played.host.posts()).toEqual([])
  })
})

describe('a video pin', () => {
  const withCover = (of: Partial<Publication> = {}): Publication =>
    publicationOf({ media: [createTestFile({ kind: 'video' })], ...of })
  const sourceOf = () =>
    played.host.requests('pinterest').findLast(({ path }) => path.endsWith('/pins'))?.fields
      ?.media_source

  it('has its cover, or a frame that is not the first', async () => {
    expect((await publishAll(run(withCover()))).kind).toBe('published')
    expect(sourceOf()).toMatchObject({ cover_image_key_frame_time: 1 })
    const cover = createServedFile({ played, kind: 'image' })
    expect((await publishAll(run(withCover({ cover })))).kind).toBe('published')
    expect(sourceOf()).toMatchObject({ cover_image_url: cover.publicUrl })
  })

  const refuseAt = (status: number, code: string) =>
    played.host.setFault({
      network: 'pinterest',
      path: '/pinterest-media-upload/',
      kind: 'scripted',
      reply: { status, text: `<Error><Code>${code}</Code></Error>` },
      times: 1,
    })

  it.each([
    { status: 403, code: 'AccessDenied' },
    { status: 400, code: 'ExpiredToken' },
  ])('is uploaded again when the storage answers $status $code', async ({ status, code }) => {
    refuseAt(status, code)
    expect(await prepareAll(run(withCover()))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'retryable', code: 'upload_expired' },
    })
  })

  it('is too large for the storage, which knows no boards', async () => {
    refuseAt(400, 'EntityTooLarge')
    expect(await prepareAll(run(withCover()))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', message: expect.stringContaining('файл слишком большой') },
    })
  })
})
