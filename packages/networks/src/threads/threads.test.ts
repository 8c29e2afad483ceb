import { createThreadsFake, threadsPaths } from '@kadr/sandbox/networks/threads/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOAuth } from '../../test/oauth-contract.ts'
import { createPublication, createPublishInput, createServedFile } from '../../test/publication.ts'
import { prepareAll, readyProgress } from '../../test/run-publish.ts'
import { buildAuthorizeUrl, finishWith, getAccount, signIn } from '../../test/sign-in.ts'
import { startNetwork, submitConsent, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../network-adapter.ts'
import type { Progress, Publication, ReplyInput } from '../publish.ts'
import { threads } from './index.ts'

let played: TestNetwork
const adapter = threads

beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createThreadsFake, paths: threadsPaths })
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

describeOAuth({
  adapter,
  fake: createThreadsFake,
  paths: threadsPaths,
  tokenPath: '/graph/oauth/access_token',
  sparedScope: 'threads_content_publish',
  refreshes: 'no',
  canRevoke: false,
})

const attach = async (untick: string[] = []): Promise<Account> =>
  getAccount(await signIn({ played, adapter, untick }))

const submission = async (account: Account, publication: Publication, progress: Progress = {}) => ({
  ...createPublishInput({ played, account, publication }),
  progress: await readyProgress({ adapter, played, account, publication, progress }),
})

const fault = (kind: 'timeout-before' | 'timeout-after' | 'server-error', path: string) =>
  played.host.setFault({ network: 'threads', kind, path, times: 1 })

describe('connecting', () => {
  it('gives a token of 60 days and nothing to refresh it with', async () => {
    const account = await attach()
    expect(account.tokens.refreshToken).toBeNull()
    expect(account.profile.handle).toBe('@vetrova.life')
    const days = (Number(account.tokens.accessExpiresAt) - Number(played.clock.now())) / 86_400_000
    expect(days).toBeGreaterThan(59)
  })

  it('cuts off what Meta hangs onto a code', async () => {
    const redirect = await submitConsent({ url: buildAuthorizeUrl({ played, adapter }) })
    const code = `${redirect.get('code')}#_`
    expect((await finishWith({ played, adapter, code })).kind).toBe('granted')
  })

  it('stands although the scopes could not be asked for', async () => {
    fault('server-error', '/graph/debug_token')
    expect((await attach()).tokens.scopes).toContain('threads_content_publish')
  })
})

describe('keeping alive', () => {
  const refresh = (account: Account) => adapter.tokens.refresh({ ctx: played.ctx, account })

  it('swaps a token that is a day old for one with 60 new days', async () => {
    const account = await attach()
    played.clock.advance(adapter.tokens.minimumAgeSeconds)
    const outcome = await refresh(account)
    if (outcome.kind !== 'refreshed') throw new Error(outcome.kind)
    expect(outcome.tokens.accessToken).not.toBe(account.tokens.accessToken)
    expect(outcome.tokens.scopes).toEqual(account.tokens.scopes)
    const next = await adapter.profile({
      ctx: played.ctx,
      account: { ...account, tokens: outcome.tokens },
    })
    expect(next.kind).toBe('found')
  })

  it('is rejected once the token expired or was revoked', async () => {
    const account = await attach()
    played.clock.advance(61 * 86_400)
    expect(await refresh(account)).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'reauth', action: 'reconnect' },
    })
    const other = await attach()
    played.host.fakes()[0]?.revokeAccount(other.profile.externalId)
    expect((await refresh(other)).kind).toBe('rejected')
  })

  it('keeps the connection through silence, a 5xx and a token that is too young', async () => {
    const account = await attach()
    expect((await refresh(account)).kind).toBe('unreachable')
    played.clock.advance(86_400)
    fault('server-error', '/graph/refresh_access_token')
    expect((await refresh(account)).kind).toBe('unreachable')
    fault('timeout-before', '/graph/refresh_access_token')
    expect(await refresh(account)).toMatchObject({
      kind: 'unreachable',
      failure: { code: 'timeout' },
    })
  })
})

describe('publishing', () => {
  it('publishes a text with its settings', async () => {
    const account = await attach()
    const publication = createPublication(played, {
      settings: { replyControl: 'mentioned_only', topicTag: 'осень' },
    })
    const outcome = await adapter.publish.submit(await submission(account, publication))
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    expect(outcome.post.url).toContain('/@vetrova.life/post/')
    expect(played.host.posts()).toMatchObject([
      { id: outcome.post.externalId, text: publication.text },
    ])
    const created = played.host.requests().find(({ path }) => path.endsWith('/threads'))
    expect(created?.fields).toMatchObject({
      media_type: 'TEXT',
      reply_control: 'mentioned_only',
      topic_tag: 'осень',
    })
  })

  it('waits for a video and publishes it once it is finished', async () => {
    const account = await attach()
    const publication = createPublication(played, {
      media: [createServedFile({ played, kind: 'video' })],
    })
    const start = createPublishInput({ played, account, publication })
    const created = await adapter.publish.prepare(start)
    if (created.kind !== 'step') throw new Error(created.kind)
    const waiting = await adapter.publish.prepare({ ...start, progress: created.progress })
    expect(waiting.kind).toBe('wait')
    const outcome = await adapter.publish.submit(await submission(account, publication))
    expect(outcome.kind).toBe('published')
  })

  it('publishes a carousel of pictures and video, resuming in the middle', async () => {
    const account = await attach()
    const publication = createPublication(played, {
      media: [
        createServedFile({ played, kind: 'image', altText: 'Листья' }),
        createServedFile({ played, kind: 'video' }),
        createServedFile({ played, kind: 'image', mimeType: 'image/png' }),
      ],
    })
    const start = createPublishInput({ played, account, publication })
    const first = await adapter.publish.prepare(start)
    if (first.kind !== 'step') throw new Error(first.kind)
    const rest = await submission(account, start.publication, first.progress)
    const items = played.host.requests().filter(({ fields }) => fields?.is_carousel_item)
    expect(items).toHaveLength(3)
    expect(items[0]?.fields).toMatchObject({ alt_text: 'Листья' })
    expect((await adapter.publish.submit(rest)).kind).toBe('published')
    expect(played.host.posts()[0]?.media).toHaveLength(3)
  })

  it('starts over when a container has expired', async () => {
    const account = await attach()
    const publication = createPublication(played)
    const late = await submission(account, publication)
    played.clock.advance(25 * 3600)
    const refused = await adapter.publish.submit(late)
    expect(refused).toMatchObject({ kind: 'rejected', failure: { kind: 'retryable' } })
    const again = await submission(late.account, late.publication, late.progress)
    expect((await adapter.publish.submit(again)).kind).toBe('published')
    expect(played.host.posts()).toHaveLength(1)
  })

  it('tells the reason when the media is not accepted', async () => {
    const account = await attach()
    const lost = {
      ...createServedFile({ played, kind: 'image' }),
      publicUrl: played.missingFileUrl,
    }
    const unreachable = await prepareAll({
      adapter,
      played,
      account,
      publication: createPublication(played, { media: [lost] }),
    })
    expect(unreachable).toMatchObject({
      kind: 'failed',
      failure: { kind: 'retryable', code: 'graph_9004_2207052' },
    })
    played.host.setFault({ network: 'threads', kind: 'rejected-media', times: 1 })
    const rejected = await prepareAll({
      adapter,
      played,
      account,
      publication: createPublication(played, {
        media: [createServedFile({ played, kind: 'video' })],
      }),
    })
    expect(rejected).toMatchObject({
      kind: 'failed',
      failure: { kind: 'permanent', action: 'edit' },
    })
  })

  it('refuses a text of more than 500 with the emoji counted in bytes', async () => {
    const account = await attach()
    const publication = createPublication(played, { text: `${'я'.repeat(497)}🔥` })
    const outcome = await prepareAll({ adapter, played, account, publication })
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'permanent' } })
  })

  it('finds the post when the answer to publishing was lost', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    fault('timeout-after', '/graph/v1.0/*/threads_publish')
    expect(await adapter.publish.submit(input)).toEqual({ kind: 'unknown', code: 'timeout' })
    const outcome = await adapter.publish.reconcile(input)
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    expect(outcome.post.externalId).toBe(played.host.posts()[0]?.id)
    expect(outcome.post.url).toBeTruthy()
  })

  it('says absent when the call never arrived, and a second submit makes one post', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    fault('timeout-before', '/graph/v1.0/*/threads_publish')
    expect((await adapter.publish.submit(input)).kind).toBe('unknown')
    expect(await adapter.publish.reconcile(input)).toEqual({ kind: 'absent' })
    expect((await adapter.publish.submit(input)).kind).toBe('published')
    expect(played.host.posts()).toHaveLength(1)
  })

  it('takes a 5xx for unknown and a revoked token for a certain no', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    fault('server-error', '/graph/v1.0/*/threads_publish')
    expect((await adapter.publish.submit(input)).kind).toBe('unknown')
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await adapter.publish.submit(input)).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'reauth' },
    })
  })

  it('knows when a limit of calls ends', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    played.host.setFault({
      network: 'threads',
      kind: 'rate-limited',
      retryAfterSeconds: 600,
      times: 1,
    })
    const outcome = await adapter.publish.submit(input)
    expect(outcome).toMatchObject({ kind: 'rejected', failure: { kind: 'retryable' } })
    if (outcome.kind !== 'rejected') return
    expect(Number(outcome.failure.retryAt) - Number(played.clock.now())).toBe(600_000)
  })

  it('asks for the scope that is missing', async () => {
    const account = await attach(['threads_content_publish'])
    const start = createPublishInput({ played, account, publication: createPublication(played) })
    expect(await prepareAll({ adapter, ...start, played })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'reauth', action: 'reconnect' },
    })
  })

  it('waits out "Media Not Found" of a container that is finished', async () => {
    const account = await attach()
    const input = await submission(account, createPublication(played))
    played.host.setFault({
      network: 'threads',
      path: '/graph/v1.0/*/threads_publish',
      kind: 'scripted',
      times: 1,
      reply: {
        status: 400,
        json: {
          error: {
            message: 'The requested resource does not exist',
            type: 'OAuthException',
            code: 24,
            error_subcode: 4279009,
            is_transient: false,
            error_user_title: 'Media Not Found',
          },
        },
      },
    })
    const refused = await adapter.publish.submit(input)
    expect(refused).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'retryable', action: 'retry' },
    })
    if (refused.kind !== 'rejected') return
    expect(Number(refused.failure.retryAt) - Number(played.clock.now())).toBe(30_000)
    expect((await adapter.publish.submit(input)).kind).toBe('published')
  })

  it('makes a container anew that came to an error which may pass', async () => {
    const account = await attach()
    const lost = {
      ...createServedFile({ played, kind: 'video' }),
      publicUrl: played.missingFileUrl,
    }
    const publication = createPublication(played, { media: [lost] })
    const failed = await prepareAll({ adapter, played, account, publication })
    expect(failed).toMatchObject({
      kind: 'failed',
      failure: { kind: 'retryable', code: 'failed_downloading_video' },
      progress: {},
    })
  })

  it('refuses more than five links', async () => {
    const account = await attach()
    const links = Array.from({ length: 6 }, (_, index) => `https://kadr.test/${index}`)
    const publication = createPublication(played, { text: links.join(' ') })
    const outcome = await prepareAll({ adapter, played, account, publication })
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'permanent' } })
  })

  it('removes a post, also one that is already gone', async () => {
    const account = await attach()
    const sent = await adapter.publish.submit(await submission(account, createPublication(played)))
    if (sent.kind !== 'published') throw new Error(sent.kind)
    const remove = () => adapter.publish.remove({ ctx: played.ctx, account, post: sent.post })
    expect(await remove()).toEqual({ kind: 'removed' })
    expect(played.host.posts()).toHaveLength(0)
    expect(await remove()).toEqual({ kind: 'removed' })
  })
})

describe('a chain', () => {
  const replyInput = async () => {
    const account = await attach()
    const publication = createPublication(played, {
      settings: { chain: ['Второй пост', 'Третий'] },
    })
    const sent = await adapter.publish.submit(await submission(account, publication))
    if (sent.kind !== 'published') throw new Error(sent.kind)
    const [text = ''] = adapter.publish.reply?.texts(publication) ?? []
    const { startedAt } = publication
    return {
      ctx: played.ctx,
      account,
      root: sent.post,
      parent: sent.post,
      key: 'target-1/1',
      text,
      startedAt,
    }
  }

  /** Waits for the container as the publisher does. */
  const prepared = async (input: ReplyInput): Promise<ReplyInput> => {
    let progress: Progress = {}
    for (let calls = 0; calls < 10; calls += 1) {
      const outcome = await adapter.publish.reply?.prepare?.({ ...input, progress })
      if (!outcome || outcome.kind === 'failed') throw new Error('The reply is not prepared')
      progress = outcome.progress
      if (outcome.kind === 'ready') return { ...input, progress }
      if (outcome.kind === 'wait') played.clock.advance(outcome.seconds)
    }
    throw new Error('Preparing does not come to an end')
  }

  it('is not published before its container is ready', async () => {
    const input = await replyInput()
    const created = await adapter.publish.reply?.prepare?.({ ...input, progress: {} })
    if (created?.kind !== 'step') throw new Error(created?.kind)
    const early = { ...input, progress: created.progress }
    expect((await adapter.publish.reply?.prepare?.(early))?.kind).toBe('wait')
    expect(await adapter.publish.reply?.submit(early)).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'retryable', code: 'graph_24_4279009' },
    })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('answers the post before', async () => {
    const input = await replyInput()
    expect(input.text).toBe('Второй пост')
    const outcome = await adapter.publish.reply?.submit(await prepared(input))
    expect(outcome?.kind).toBe('published')
    expect(played.host.posts().find(({ text }) => text === 'Второй пост')?.note).toContain(
      input.parent.externalId,
    )
  })

  it('is found again after a lost answer and absent before it was sent', async () => {
    const input = await prepared(await replyInput())
    expect(await adapter.publish.reply?.reconcile(input)).toEqual({ kind: 'absent' })
    fault('timeout-after', '/graph/v1.0/*/threads_publish')
    expect((await adapter.publish.reply?.submit(input))?.kind).toBe('unknown')
    expect((await adapter.publish.reply?.reconcile(input))?.kind).toBe('published')
  })
})
