import { createTiktokFake, tiktokPaths } from '@kadr/sandbox/networks/tiktok/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOAuth } from '../../test/oauth-contract.ts'
import {
  awaitStatus,
  createInput,
  prepareAll,
  publishAll,
  readyProgress,
} from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { createTestFile, generateBytes } from '../../test/test-media.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../network-adapter.ts'
import type { Publication } from '../publish.ts'
import { getChunk, planChunks } from './chunks.ts'
import { tiktok } from './index.ts'

const subject = { adapter: tiktok, fake: createTiktokFake, paths: tiktokPaths }

describeOAuth({
  ...subject,
  tokenPath: '/v2/oauth/token/',
  sparedScope: 'video.publish',
  refreshes: 'rotates',
})

const SIZE = 30_000_123
const UPLOAD = { network: 'tiktok', method: 'PUT' }
const CONTENT = { network: 'tiktok', path: '*/content/init/' }

const publication: Publication = {
  key: 'one',
  text: 'Утро в студии #кадр',
  media: [createTestFile({ kind: 'video', size: SIZE })],
  settings: { privacy: 'PUBLIC_TO_EVERYONE', canComment: true },
  startedAt: new Date('2026-11-15T09:00:00Z'),
}
const small: Publication = { ...publication, media: [createTestFile({ kind: 'video' })] }

let played: TestNetwork
let account: Account
beforeEach(async () => {
  played = await startNetwork(subject)
  account = getAccount(await signIn({ played, adapter: tiktok }))
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})
const run = (of: Partial<{ publication: Publication; account: Account }> = {}) => ({
  played,
  adapter: tiktok,
  account,
  publication,
  ...of,
})
const photosOf = (count: number, type = 'image/jpeg') =>
  Array.from({ length: count }, (_, index) => {
    const bytes = generateBytes({ start: index, end: 500 })
    return createTestFile({
      kind: 'image',
      publicUrl: played.serveFile(`photo-${index}`, { type, bytes }),
    })
  })

describe('chunks of a TikTok upload', () => {
  it.each([
    { size: 50_000_123, chunkSize: 10_000_000, count: 5, last: [40_000_000, 50_000_123] },
    { size: 64_000_001, chunkSize: 64_000_000, count: 1, last: [0, 64_000_001] },
    { size: 4_194_304, chunkSize: 10_000_000, count: 1, last: [0, 4_194_304] },
  ])('splits $size bytes as the documentation does', ({ size, chunkSize, count, last }) => {
    const plan = planChunks({ size, chunkSize })
    expect(plan.count).toBe(count)
    const { start, end } = getChunk({ size, plan, index: count - 1 })
    expect([start, end]).toEqual(last)
  })
})

describe('publishing a video on TikTok', () => {
  it('uploads it in chunks and keeps every digit of the post id', async () => {
    const outcome = await publishAll(run())
    const [post, ...others] = played.host.posts()
    expect(others).toEqual([])
    expect(post?.id).toMatch(/^\d{19}$/)
    expect(outcome).toMatchObject({
      kind: 'published',
      post: {
        externalId: post?.id,
        url: `https://www.tiktok.com/@maria_snimaet/video/${post?.id}`,
      },
    })
    const stored = await (await fetch(post?.media[0]?.url ?? '')).bytes()
    expect(Buffer.compare(stored, generateBytes({ start: 0, end: SIZE }))).toBe(0)
  })

  it('turns off what the creator turned off', async () => {
    const settings = { privacy: 'SELF_ONLY', canDuet: true, canStitch: true }
    await publishAll(run({ publication: { ...small, settings } }))
    const init = played.host.requests('tiktok').find(({ path }) => path.endsWith('video/init/'))
    expect(init?.fields?.post_info).toMatchObject({
      disable_comment: true,
      disable_duet: false,
      disable_stitch: true,
      privacy_level: 'SELF_ONLY',
    })
  })

  it('has no address for a post that only its author sees', async () => {
    const settings = { privacy: 'SELF_ONLY' }
    expect(await publishAll(run({ publication: { ...small, settings } }))).toMatchObject({
      kind: 'published',
      post: { externalId: expect.stringContaining('v_pub_file'), url: null },
    })
  })

  it('leaves a draft in the inbox and says so', async () => {
    const settings = { mode: 'draft' }
    expect(await publishAll(run({ publication: { ...small, settings } }))).toMatchObject({
      kind: 'published',
      post: { url: null, details: { mode: 'draft' } },
    })
  })

  it.each([
    [{}, 'privacy_required'],
    [{ privacy: 'FOLLOWER_OF_CREATOR' }, 'privacy_level_option_mismatch'],
    [{ privacy: 'SELF_ONLY', isBrandContent: true }, 'brand_content_private'],
  ])('does not begin with settings %o', async (settings, code) => {
    expect(await prepareAll(run({ publication: { ...small, settings } }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', action: 'edit', code },
    })
    expect(played.host.requests().filter(({ path }) => path.includes('/init/'))).toEqual([])
  })

  it('refuses a video longer than the creator may post', async () => {
    const media = [createTestFile({ kind: 'video', durationSeconds: 601 })]
    expect(await prepareAll(run({ publication: { ...small, media } }))).toMatchObject({
      failure: { code: 'duration_check_failed' },
    })
  })

  it('goes on after a crash that lost the count of chunks', async () => {
    const begun = await tiktok.publish.prepare({ ...createInput(run()), progress: {} })
    if (begun.kind !== 'step') throw new Error(begun.kind)
    await tiktok.publish.prepare({ ...createInput(run()), progress: begun.progress })
    expect(await publishAll({ ...run(), progress: begun.progress })).toMatchObject({
      kind: 'published',
    })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('goes back to a chunk the network lacks', async () => {
    const begun = await tiktok.publish.prepare({ ...createInput(run()), progress: {} })
    if (begun.kind !== 'step') throw new Error(begun.kind)
    const progress = { ...begun.progress, sent: 2 }
    const outcome = await tiktok.publish.submit({ ...createInput(run()), progress })
    expect(outcome).toMatchObject({ kind: 'rejected', progress: { sent: 0 } })
    const next = outcome.kind === 'rejected' ? (outcome.progress ?? {}) : {}
    expect(await publishAll({ ...run(), progress: next })).toMatchObject({ kind: 'published' })
  })

  it('begins anew when the upload address is too old', async () => {
    const begun = await tiktok.publish.prepare({ ...createInput(run()), progress: {} })
    if (begun.kind !== 'step') throw new Error(begun.kind)
    played.clock.advance(3700)
    expect(await publishAll({ ...run(), progress: begun.progress })).toMatchObject({
      kind: 'published',
    })
  })

  it('hands the next try an empty progress when the address dies at the last chunk', async () => {
    const progress = await readyProgress(run({ publication: small }))
    played.clock.advance(3700)
    expect(
      await tiktok.publish.submit({ ...createInput(run({ publication: small })), progress }),
    ).toMatchObject({ kind: 'rejected', progress: {}, failure: { kind: 'retryable' } })
  })

  it.each(['timeout-after', 'cut-after', 'server-error-after'] as const)(
    'finds the post after %s of the last chunk',
    async (kind) => {
      const of = run({ publication: small })
      const progress = await readyProgress(of)
      played.host.setFault({ ...UPLOAD, kind, times: 1 })
      expect(await tiktok.publish.submit({ ...createInput(of), progress })).toMatchObject({
        kind: 'unknown',
      })
      const found = await tiktok.publish.reconcile({ ...createInput(of), progress })
      if (found.kind !== 'accepted') throw new Error(found.kind)
      expect(await awaitStatus({ ...of, progress: found.progress })).toMatchObject({
        kind: 'published',
      })
      expect(played.host.posts()).toHaveLength(1)
    },
  )

  it('knows that a swallowed last chunk made no post', async () => {
    const of = run({ publication: small })
    const progress = await readyProgress(of)
    played.host.setFault({ ...UPLOAD, kind: 'timeout-before', times: 1 })
    expect(await tiktok.publish.submit({ ...createInput(of), progress })).toMatchObject({
      kind: 'unknown',
    })
    expect(await tiktok.publish.reconcile({ ...createInput(of), progress })).toEqual({
      kind: 'absent',
    })
    expect(await tiktok.publish.submit({ ...createInput(of), progress })).toMatchObject({
      kind: 'accepted',
    })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('can not tell what became of a handle the network forgot', async () => {
    const progress = { publishId: 'v_pub_file~v2-1.0', uploadUrl: '' }
    expect(await tiktok.publish.reconcile({ ...createInput(run()), progress })).toEqual({
      kind: 'undecidable',
    })
  })

  it('waits as long as a 429 says', async () => {
    played.host.setFault({ network: 'tiktok', kind: 'rate-limited', retryAfterSeconds: 60 })
    expect(await prepareAll(run())).toMatchObject({
      kind: 'failed',
      failure: {
        kind: 'retryable',
        code: 'rate_limited',
        retryAt: new Date(played.clock.now().getTime() + 60_000),
      },
    })
  })

  it('tells why a video was not accepted', async () => {
    played.host.setFault({ network: 'tiktok', path: '*/init/', kind: 'rejected-media' })
    expect(await publishAll(run({ publication: small }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', code: 'file_format_check_failed', action: 'edit' },
    })
    expect(played.host.posts()).toEqual([])
  })

  it('asks for a new sign-in when the access was revoked', async () => {
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await prepareAll(run())).toMatchObject({ failure: { kind: 'reauth' } })
  })

  it('asks for more permissions when publishing was not allowed', async () => {
    const limited = getAccount(await signIn({ played, adapter: tiktok, untick: ['video.publish'] }))
    expect(await prepareAll(run({ account: limited }))).toMatchObject({
      failure: { kind: 'reauth', code: 'scope_not_authorized' },
    })
  })

  it('can not remove a post', async () => {
    const post = { externalId: '1', url: null, details: {} }
    expect(await tiktok.publish.remove({ ctx: played.ctx, account, post })).toEqual({
      kind: 'unsupported',
    })
  })
})

describe('publishing photos on TikTok', () => {
  const album = (media = photosOf(3)): Publication => ({ ...publication, media })

  it('lets the network pull an album', async () => {
    expect(await publishAll(run({ publication: album() }))).toMatchObject({
      kind: 'published',
      post: { url: expect.stringContaining('/photo/') },
    })
    expect(played.host.posts()[0]?.media).toHaveLength(3)
  })

  it('tells when the network could not pull a photo', async () => {
    const media = [
      ...photosOf(1),
      createTestFile({ kind: 'image', publicUrl: played.missingFileUrl }),
    ]
    expect(await publishAll(run({ publication: album(media) }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'retryable', code: 'photo_pull_failed' },
    })
    expect(played.host.posts()).toEqual([])
  })

  it('refuses a PNG', async () => {
    const media = photosOf(1, 'image/png')
    expect(await publishAll(run({ publication: album(media) }))).toMatchObject({
      failure: { kind: 'permanent', code: 'file_format_check_failed' },
    })
  })

  it.each(['timeout-after', 'timeout-before', 'server-error'] as const)(
    'leaves the decision to a person after %s',
    async (kind) => {
      const of = run({ publication: album() })
      const progress = await readyProgress(of)
      played.host.setFault({ ...CONTENT, kind, times: 1 })
      expect(await tiktok.publish.submit({ ...createInput(of), progress })).toMatchObject({
        kind: 'unknown',
      })
      expect(await tiktok.publish.reconcile({ ...createInput(of), progress })).toEqual({
        kind: 'undecidable',
      })
    },
  )

  it('is certain that a 429 took nothing', async () => {
    const of = run({ publication: album() })
    const progress = await readyProgress(of)
    played.host.setFault({ ...CONTENT, kind: 'rate-limited', retryAfterSeconds: 5, times: 1 })
    expect(await tiktok.publish.submit({ ...createInput(of), progress })).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'retryable' },
    })
    expect(played.host.posts()).toEqual([])
  })
})
