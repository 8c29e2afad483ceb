import { createYoutubeFake, youtubePaths } from '@kadr/sandbox/networks/youtube/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOAuth } from '../../test/oauth-contract.ts'
import {
  awaitStatus,
  createInput,
  prepareAll,
  publishAll,
  readyProgress,
} from '../../test/run-publish.ts'
import { getAccount, getOAuth, signIn } from '../../test/sign-in.ts'
import { createTestFile, generateBytes } from '../../test/test-media.ts'
import {
  CHALLENGE,
  startNetwork,
  submitConsent,
  type TestNetwork,
} from '../../test/test-network.ts'
import type { Account } from '../network-adapter.ts'
import type { Publication } from '../publish.ts'
import { youtube } from './index.ts'

const subject = { adapter: youtube, fake: createYoutubeFake, paths: youtubePaths }

describeOAuth({
  ...subject,
  tokenPath: youtubePaths.token,
  sparedScope: 'https://www.googleapis.com/auth/youtube.upload',
  refreshes: 'keeps',
})

const MIB = 1024 * 1024
const SESSION = { network: 'youtube', method: 'PUT', path: '/upload/*' }

const publication: Publication = {
  key: 'one',
  text: 'Как снять кадр\nВсё об экспозиции',
  media: [createTestFile({ kind: 'video', size: 20 * MIB + 5 })],
  settings: { privacy: 'unlisted', tags: ['съёмка'] },
  startedAt: new Date('2026-11-15T09:00:00Z'),
}
const short: Publication = { ...publication, media: [createTestFile({ kind: 'video', size: MIB })] }

let played: TestNetwork
let account: Account
beforeEach(async () => {
  played = await startNetwork(subject)
  account = getAccount(await signIn({ played, adapter: youtube }))
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})
const run = (of: Partial<{ publication: Publication }> = {}) => ({
  played,
  adapter: youtube,
  account,
  publication,
  ...of,
})
const uploads = () =>
  played.host.requests('youtube').filter(({ method, size }) => method === 'PUT' && size > 0)

describe('signing in to YouTube by the popup', () => {
  it('exchanges a code that was handed to the page', async () => {
    const url = getOAuth({ adapter: youtube, method: 'popup' }).begin({
      ctx: played.ctx,
      redirectUri: '',
      state: 's',
      challenge: CHALLENGE,
    })
    const form = new URLSearchParams({ person: account.profile.externalId, decision: 'allow' })
    for (const [name, value] of new URL(url).searchParams) form.set(`request.${name}`, value)
    for (const scope of youtube.requiredScopes) form.append('scope', scope)
    const page = await (await fetch(url, { method: 'POST', body: form })).text()
    const code = /"code":"([^"]+)"/.exec(page)?.[1] ?? ''
    const outcome = await getOAuth({ adapter: youtube, method: 'popup' }).finish({
      ctx: played.ctx,
      redirectUri: '',
      code,
      verifier: '',
    })
    expect(getAccount(outcome).profile).toEqual(account.profile)
  })

  it('explains that an account without a channel has nothing to publish to', async () => {
    const personId = 'google-without-channel'
    expect(await signIn({ played, adapter: youtube, personId })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', code: 'youtubeSignupRequired' },
    })
  })

  it('asks to tick everything when reading the channel was not allowed', async () => {
    const untick = ['youtube.readonly', 'youtube.force-ssl'].map(
      (name) => `https://www.googleapis.com/auth/${name}`,
    )
    expect(await signIn({ played, adapter: youtube, untick })).toMatchObject({
      failure: { kind: 'reauth', code: 'insufficientPermissions' },
    })
  })
})

describe('publishing on YouTube', () => {
  it('uploads a video in chunks and shows it once', async () => {
    const outcome = await publishAll(run())
    const [post, ...others] = played.host.posts()
    expect(others).toEqual([])
    expect(outcome).toMatchObject({ kind: 'published', post: { externalId: post?.id } })
    expect(uploads().map(({ size }) => size)).toEqual([8 * MIB, 8 * MIB, 4 * MIB + 5])
    expect(post?.text).toBe(`Как снять кадр\n\n${publication.text}`)
    const stored = await (await fetch(post?.media[0]?.url ?? '')).bytes()
    expect(Buffer.compare(stored, generateBytes({ start: 0, end: 20 * MIB + 5 }))).toBe(0)
  })

  it('names a vertical video of up to three minutes as a Short', async () => {
    expect(await publishAll(run({ publication: short }))).toMatchObject({
      post: { url: expect.stringContaining('/shorts/') },
    })
  })

  it('makes nothing visible before submit', async () => {
    await readyProgress(run())
    expect(played.host.posts()).toEqual([])
  })

  it('goes on in the middle of an upload after a crash', async () => {
    const first = await youtube.publish.prepare({ ...createInput(run()), progress: {} })
    if (first.kind !== 'step') throw new Error(first.kind)
    // The chunk is received, but the process crashes before storing the new offset.
    await youtube.publish.prepare({ ...createInput(run()), progress: first.progress })
    expect(await publishAll({ ...run(), progress: first.progress })).toMatchObject({
      kind: 'published',
    })
    const url = played.host.posts()[0]?.media[0]?.url ?? ''
    const stored = await (await fetch(url)).bytes()
    expect(Buffer.compare(stored, generateBytes({ start: 0, end: 20 * MIB + 5 }))).toBe(0)
  })

  it.each(['timeout-before', 'timeout-after', 'server-error'] as const)(
    'asks the session how far it got after %s of a chunk',
    async (kind) => {
      played.host.setFault({ ...SESSION, kind, times: 1 })
      expect(await publishAll(run())).toMatchObject({ kind: 'published' })
      expect(played.host.posts()).toHaveLength(1)
    },
  )

  it('starts another session when the old one is gone', async () => {
    const progress = {
      sessionUri: `${played.ctx.endpoints.upload}/videos?upload_id=old`,
      offset: 0,
    }
    expect(await publishAll({ ...run(), progress })).toMatchObject({ kind: 'published' })
  })

  it('hands the next try an empty progress when the session dies at the last chunk', async () => {
    const progress = await readyProgress(run({ publication: short }))
    played.clock.advance(4 * 86_400)
    const tokens = await youtube.tokens.refresh({ ctx: played.ctx, account })
    if (tokens.kind === 'refreshed') account = { ...account, tokens: tokens.tokens }
    expect(
      await youtube.publish.submit({ ...createInput(run({ publication: short })), progress }),
    ).toMatchObject({ kind: 'rejected', progress: {}, failure: { kind: 'retryable' } })
  })

  it.each(['timeout-after', 'cut-after', 'server-error-after'] as const)(
    'finds the video after %s of the last chunk',
    async (kind) => {
      const progress = await readyProgress(run())
      played.host.setFault({ ...SESSION, kind, times: 1 })
      expect(await youtube.publish.submit({ ...createInput(run()), progress })).toMatchObject({
        kind: 'unknown',
      })
      const found = await youtube.publish.reconcile({ ...createInput(run()), progress })
      if (found.kind !== 'accepted') throw new Error(found.kind)
      expect(await awaitStatus({ ...run(), progress: found.progress })).toMatchObject({
        kind: 'published',
      })
      expect(played.host.posts()).toHaveLength(1)
    },
  )

  it('knows that a swallowed last chunk made no video', async () => {
    const progress = await readyProgress(run())
    played.host.setFault({ ...SESSION, kind: 'timeout-before', times: 1 })
    expect(await youtube.publish.submit({ ...createInput(run()), progress })).toMatchObject({
      kind: 'unknown',
    })
    expect(await youtube.publish.reconcile({ ...createInput(run()), progress })).toEqual({
      kind: 'absent',
    })
    expect(await youtube.publish.submit({ ...createInput(run()), progress })).toMatchObject({
      kind: 'accepted',
    })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('could not find out while the network is down', async () => {
    const progress = await readyProgress(run())
    played.host.setFault({ ...SESSION, kind: 'server-error' })
    expect(await youtube.publish.reconcile({ ...createInput(run()), progress })).toMatchObject({
      kind: 'unreachable',
    })
  })

  it('waits as long as a 429 says', async () => {
    played.host.setFault({ network: 'youtube', kind: 'rate-limited', retryAfterSeconds: 90 })
    const outcome = await prepareAll(run())
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { kind: 'retryable', retryAt: new Date(played.clock.now().getTime() + 90_000) },
    })
  })

  it('tells why a video was not accepted', async () => {
    played.host.setFault({ network: 'youtube', kind: 'rejected-media', times: 1 })
    expect(await publishAll(run({ publication: short }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', code: 'copyright', action: 'edit' },
    })
  })

  it('refuses a title that YouTube would refuse', async () => {
    const bad = { ...short, settings: { title: 'a < b' } }
    expect(await prepareAll(run({ publication: bad }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', code: 'invalidTitle', action: 'edit' },
    })
  })

  it('asks for a new sign-in when the access was revoked', async () => {
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await prepareAll(run())).toMatchObject({ failure: { kind: 'reauth' } })
  })

  it('needs a video', async () => {
    const bare = { ...publication, media: [] }
    expect(await prepareAll(run({ publication: bare }))).toMatchObject({
      failure: { code: 'video_required' },
    })
  })

  it('waits for slow processing', async () => {
    played.host.setFault({ network: 'youtube', kind: 'slow-processing', seconds: 300, times: 1 })
    const start = played.clock.now().getTime()
    expect(await publishAll(run({ publication: short }))).toMatchObject({ kind: 'published' })
    expect(played.clock.now().getTime() - start).toBeGreaterThanOrEqual(300_000)
  })
})

describe('after publishing on YouTube', () => {
  const published = async () => {
    const outcome = await publishAll(run({ publication: short }))
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    return outcome.post
  }
  const comment = (root: Awaited<ReturnType<typeof published>>) => ({
    ctx: played.ctx,
    account,
    root,
    parent: root,
    key: 'c',
    text: 'Первый',
    startedAt: publication.startedAt,
  })

  it('adds the first comment and finds it after silence', async () => {
    const input = comment(await published())
    expect(await youtube.publish.reply?.reconcile(input)).toEqual({ kind: 'absent' })
    played.host.setFault({ network: 'youtube', kind: 'timeout-after', times: 1 })
    expect(await youtube.publish.reply?.submit(input)).toMatchObject({ kind: 'unknown' })
    expect(await youtube.publish.reply?.reconcile(input)).toMatchObject({ kind: 'published' })
  })

  it('removes a video, also one that is gone already', async () => {
    const post = await published()
    for (const _time of [1, 2]) {
      expect(await youtube.publish.remove({ ctx: played.ctx, account, post })).toEqual({
        kind: 'removed',
      })
    }
    expect(played.host.posts()).toEqual([])
  })
})

it('shows the consent page in Russian with the account and every scope', async () => {
  const url = getOAuth({ adapter: youtube }).begin({
    ctx: played.ctx,
    redirectUri: 'https://kadr.test/callback',
    state: '"><script>',
    challenge: CHALLENGE,
  })
  const html = await (await fetch(url)).text()
  expect(html).toContain('Кадр просит доступ к YouTube')
  expect(html).not.toContain('"><script>')
  expect((await submitConsent({ url })).get('state')).toBe('"><script>')
})
