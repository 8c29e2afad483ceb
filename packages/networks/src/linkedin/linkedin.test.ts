import { createLinkedinFake, linkedinPaths } from '@kadr/sandbox/networks/linkedin/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOAuth } from '../../test/oauth-contract.ts'
import { createInput, prepareAll, publishAll, readyProgress } from '../../test/run-publish.ts'
import { buildAuthorizeUrl, getAccount, signIn } from '../../test/sign-in.ts'
import { createTestFile, generateBytes } from '../../test/test-media.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../network-adapter.ts'
import type { Publication } from '../publish.ts'
import { linkedin } from './index.ts'

const subject = { adapter: linkedin, fake: createLinkedinFake, paths: linkedinPaths }

describeOAuth({
  ...subject,
  tokenPath: linkedinPaths.token,
  sparedScope: 'w_member_social',
  refreshes: 'no',
})

const MIB = 1024 * 1024
const POSTS = { network: 'linkedin', method: 'POST', path: '/rest/posts' }

const publication: Publication = {
  key: 'one',
  text: 'Итоги месяца (коротко): рост * 2 [см. #итоги] и # без слова, anna_k@example.com',
  media: [],
  settings: {},
  startedAt: new Date('2026-11-15T09:00:00Z'),
}
const withImages = (count: number): Publication => ({
  ...publication,
  media: Array.from({ length: count }, (_, index) =>
    createTestFile({ kind: 'image', altText: `Снимок ${index + 1}` }),
  ),
})
const withVideo: Publication = {
  ...publication,
  media: [createTestFile({ kind: 'video', size: 9 * MIB + 3 })],
}

let played: TestNetwork
let account: Account
beforeEach(async () => {
  played = await startNetwork(subject)
  account = getAccount(await signIn({ played, adapter: linkedin }))
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})
const run = (of: Partial<{ publication: Publication }> = {}) => ({
  played,
  adapter: linkedin,
  account,
  publication,
  ...of,
})
const submit = (of = run()) => linkedin.publish.submit({ ...createInput(of), progress: {} })
const reconcile = (of = run()) => linkedin.publish.reconcile({ ...createInput(of), progress: {} })

it('has nothing to refresh with', async () => {
  expect(await linkedin.tokens.refresh({ ctx: played.ctx, account })).toEqual({
    kind: 'unsupported',
  })
})

describe('publishing on LinkedIn', () => {
  it('posts a text with every sign kept', async () => {
    const outcome = await publishAll(run())
    const [post, ...others] = played.host.posts()
    expect(others).toEqual([])
    expect(post?.text).toBe(publication.text)
    expect(outcome).toMatchObject({
      kind: 'published',
      post: { externalId: post?.id, url: `https://www.linkedin.com/feed/update/${post?.id}` },
    })
    const sent = played.host.requests('linkedin').at(-1)
    expect(sent?.fields?.commentary).toContain('#итоги')
    expect(sent?.fields?.commentary).toContain('\\# без')
  })

  it.each([1, 3])('posts %i pictures', async (count) => {
    expect(await publishAll(run({ publication: withImages(count) }))).toMatchObject({
      kind: 'published',
    })
    expect(played.host.posts()[0]?.media).toHaveLength(count)
    const content = played.host.requests('linkedin').at(-1)?.fields?.content
    expect(JSON.stringify(content)).toContain('Снимок 1')
  })

  it('uploads a video in the parts the network asks for', async () => {
    expect(await publishAll(run({ publication: withVideo }))).toMatchObject({ kind: 'published' })
    const url = played.host.posts()[0]?.media[0]?.url ?? ''
    const stored = await (await fetch(url)).bytes()
    expect(Buffer.compare(stored, generateBytes({ start: 0, end: 9 * MIB + 3 }))).toBe(0)
  })

  it('goes on in the middle of an upload', async () => {
    const of = run({ publication: withVideo })
    const begun = await linkedin.publish.prepare({ ...createInput(of), progress: {} })
    if (begun.kind !== 'step') throw new Error(begun.kind)
    const next = await linkedin.publish.prepare({ ...createInput(of), progress: begun.progress })
    if (next.kind !== 'step') throw new Error(next.kind)
    played.host.clearRequests()
    expect(await publishAll({ ...of, progress: next.progress })).toMatchObject({
      kind: 'published',
    })
    expect(played.host.requests().filter(({ method }) => method === 'PUT')).toHaveLength(2)
  })

  it.each(['timeout-before', 'server-error', 'cut-after'] as const)(
    'can repeat a part after %s',
    async (kind) => {
      const of = run({ publication: withVideo })
      played.host.setFault({ network: 'linkedin', method: 'PUT', kind, times: 1 })
      const failed = await prepareAll(of)
      expect(failed).toMatchObject({ kind: 'failed', failure: { kind: 'retryable' } })
      expect(await publishAll({ ...of, progress: failed.progress })).toMatchObject({
        kind: 'published',
      })
    },
  )

  it.each(['timeout-after', 'cut-after', 'server-error-after'] as const)(
    'learns the name of the post after %s',
    async (kind) => {
      played.host.setFault({ ...POSTS, kind, times: 1 })
      expect(await submit()).toMatchObject({ kind: 'unknown' })
      const [post] = played.host.posts()
      expect(await reconcile()).toMatchObject({
        kind: 'published',
        post: { externalId: post?.id },
      })
      expect(played.host.posts()).toHaveLength(1)
    },
  )

  it('makes the post while finding out, when it had been swallowed', async () => {
    played.host.setFault({ ...POSTS, kind: 'timeout-before', times: 1 })
    expect(await submit()).toMatchObject({ kind: 'unknown' })
    expect(played.host.posts()).toEqual([])
    expect(await reconcile()).toMatchObject({ kind: 'published' })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('could not find out while the network is down', async () => {
    played.host.setFault({ ...POSTS, kind: 'server-error' })
    expect(await reconcile()).toMatchObject({ kind: 'unreachable' })
  })

  it('rejects a text that was just posted', async () => {
    await submit()
    expect(await submit()).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'permanent', code: 'DUPLICATE_POST', action: 'edit' },
    })
  })

  it('waits till midnight UTC when a 429 gives no time', async () => {
    played.host.setFault({ ...POSTS, kind: 'rate-limited', times: 1 })
    expect(await submit()).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'retryable', retryAt: new Date('2026-11-16T00:00:00Z') },
    })
  })

  it('tells that a video was not accepted', async () => {
    played.host.setFault({ network: 'linkedin', path: '/rest/videos', kind: 'rejected-media' })
    expect(await prepareAll(run({ publication: withVideo }))).toMatchObject({
      failure: { kind: 'permanent', code: 'PROCESSING_FAILED' },
    })
  })

  it('refuses pictures and a video together', async () => {
    const media = [createTestFile({ kind: 'image' }), createTestFile({ kind: 'video' })]
    expect(await prepareAll(run({ publication: { ...publication, media } }))).toMatchObject({
      failure: { code: 'media_mixed' },
    })
  })

  it('refuses a text that is too long', async () => {
    expect(await submit(run({ publication: { ...publication, text: 'я'.repeat(3001) } }))).toEqual(
      expect.objectContaining({
        kind: 'rejected',
        failure: expect.objectContaining({ code: 'FIELD_LENGTH_TOO_LONG' }),
      }),
    )
  })

  it('asks for a new sign-in when the access was revoked', async () => {
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await submit()).toMatchObject({ kind: 'rejected', failure: { kind: 'reauth' } })
  })

  it('says that an old version of the API is our mistake', async () => {
    const ctx = { ...played.ctx, endpoints: { ...played.ctx.endpoints, version: '202409' } }
    expect(
      await linkedin.publish.submit({ ...createInput(run()), ctx, progress: {} }),
    ).toMatchObject({
      failure: { kind: 'permanent', code: 'NONEXISTENT_VERSION' },
    })
  })
})

/** A document reads only the headers of a JPEG. */
const JPEG = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 5, 0x46, 4, 0x38, 3, 0xff, 0xd9],
])
const withPages = (count: number, settings = {}): Publication => ({
  ...publication,
  settings: { isDocument: true, ...settings },
  media: Array.from({ length: count }, () =>
    createTestFile({
      kind: 'image',
      size: JPEG.length,
      read: async ({ start, end }) => JPEG.subarray(start, end),
    }),
  ),
})
const contentOf = () => played.host.requests('linkedin').at(-1)?.fields?.content

describe('documents on LinkedIn', () => {
  it('are made of pictures, a page for each', async () => {
    const pages = withPages(3, { documentTitle: 'Три шага' })
    expect(await publishAll(run({ publication: pages }))).toMatchObject({ kind: 'published' })
    const [post] = played.host.posts()
    const pdf = await (await fetch(post?.media[0]?.url ?? '')).text()
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).toContain('/Count 3')
    expect(contentOf()).toEqual({
      media: { id: expect.stringMatching(/^urn:li:document:/), title: 'Три шага' },
    })
  })

  it('are named by the first line of the text', async () => {
    const text = 'Как мы печём\nПо шагам'
    await publishAll(run({ publication: { ...withPages(1), text } }))
    expect(contentOf()).toMatchObject({ media: { title: 'Как мы печём' } })
  })

  it('may be refused after the upload', async () => {
    played.host.setFault({ network: 'linkedin', path: '/rest/documents', kind: 'rejected-media' })
    expect(await prepareAll(run({ publication: withPages(2) }))).toMatchObject({
      failure: { kind: 'permanent', code: 'PROCESSING_FAILED' },
    })
  })
})

describe('a post of a member whose reply was lost', () => {
  it('is not taken for an older one with the same words', async () => {
    expect((await submit()).kind).toBe('published')
    played.clock.advance(3600)
    const later = { ...publication, startedAt: played.clock.now() }
    expect(await reconcile(run({ publication: later }))).toEqual({ kind: 'absent' })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('is looked for, not sent again, where the member allowed to read posts', async () => {
    const endpoints = { ...played.ctx.endpoints, extraScopes: 'r_member_social' }
    const reading = { ...played, ctx: { ...played.ctx, endpoints } }
    account = getAccount(await signIn({ played: reading, adapter: linkedin }))
    expect(await reconcile()).toEqual({ kind: 'absent' })
    expect(played.host.posts()).toEqual([])
    played.host.setFault({ ...POSTS, kind: 'cut-after', times: 1 })
    expect((await submit()).kind).toBe('unknown')
    expect(await reconcile()).toMatchObject({ kind: 'published' })
    expect(played.host.posts()).toHaveLength(1)
  })
})

it('asks for no e-mail, which nobody reads', () => {
  const url = new URL(buildAuthorizeUrl({ played, adapter: linkedin }))
  expect(url.searchParams.get('scope')).toBe('openid profile w_member_social')
})

describe('after publishing on LinkedIn', () => {
  const published = async () => {
    const outcome = await publishAll(run({ publication: withImages(1) }))
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    return outcome.post
  }

  it('adds the first comment, and leaves silence to a person', async () => {
    const root = await published()
    const input = {
      ctx: played.ctx,
      account,
      root,
      parent: root,
      key: 'c',
      text: 'Ссылка (в комментарии)',
      startedAt: publication.startedAt,
    }
    expect(await linkedin.publish.reply?.submit(input)).toMatchObject({ kind: 'published' })
    expect(played.host.posts()[0]?.note).toBe('Ссылка (в комментарии)')
    expect(await linkedin.publish.reply?.reconcile(input)).toEqual({ kind: 'undecidable' })
  })

  it('says what is true where LinkedIn lets the application post, but not comment', async () => {
    const root = await published()
    const actions = played.host.fakes()[0]?.actions ?? []
    actions.find(({ id }) => id.endsWith('needsFeedScope'))?.run({ value: 'on' })
    const outcome = await linkedin.publish.reply?.submit({
      ctx: played.ctx,
      account,
      root,
      parent: root,
      key: 'c',
      text: 'Ссылка',
      startedAt: publication.startedAt,
    })
    expect(outcome).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'permanent', action: 'open_network', code: 'comment_not_allowed' },
    })
    expect(played.host.posts()).toHaveLength(1)
  })

  it('removes a post, also one that is gone already', async () => {
    const post = await published()
    for (const _time of [1, 2]) {
      expect(await linkedin.publish.remove({ ctx: played.ctx, account, post })).toEqual({
        kind: 'removed',
      })
    }
    expect(played.host.posts()).toEqual([])
  })

  it('prepares an album without showing it', async () => {
    await readyProgress(run({ publication: withImages(2) }))
    expect(played.host.posts()).toEqual([])
  })
})
