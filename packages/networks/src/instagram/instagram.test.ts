import { createInstagramFake, instagramPaths } from '@kadr/sandbox/networks/instagram/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOAuth } from '../../test/oauth-contract.ts'
import { createPublication, createPublishInput, createServedFile } from '../../test/publication.ts'
import { prepareAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { REDIRECT_URI, startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account, ConnectOutcome, TokenConnect } from '../network-adapter.ts'
import type { Progress, Publication } from '../publish.ts'
import { instagram } from './index.ts'

let played: TestNetwork
const adapter = instagram

beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createInstagramFake, paths: instagramPaths })
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

describeOAuth({
  adapter,
  fake: createInstagramFake,
  paths: instagramPaths,
  tokenPath: '/api/oauth/access_token',
  sparedScope: 'instagram_business_content_publish',
  refreshes: 'no',
  canRevoke: false,
})

const attach = async (): Promise<Account> => getAccount(await signIn({ played, adapter }))

function byFacebook(): TokenConnect {
  const method = adapter.connect['facebook-business']
  if (method?.by !== 'token') throw new Error('Facebook gives a token')
  return method
}

/** What the callback page reads from the fragment. */
async function facebookTokens(personId = '10220000000000301') {
  const url = byFacebook().begin({
    ctx: played.ctx,
    redirectUri: REDIRECT_URI,
    state: 's2',
  })
  const html = await (await fetch(url)).text()
  const form = new URLSearchParams({ person: personId, decision: 'allow' })
  for (const [name, value] of new URL(url).searchParams) form.set(`request.${name}`, value)
  for (const [, scope = ''] of html.matchAll(/name="scope" value="([^"]+)"/g)) {
    form.append('scope', scope)
  }
  const reply = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const fragment = new URLSearchParams(new URL(reply.headers.get('location') ?? '').hash.slice(1))
  expect(fragment.get('state')).toBe('s2')
  return {
    accessToken: fragment.get('access_token') ?? '',
    longLivedToken: fragment.get('long_lived_token'),
  }
}

const finishFacebook = (tokens: { accessToken: string; longLivedToken: string | null }) =>
  byFacebook().finish({ ctx: played.ctx, ...tokens })

const attachByFacebook = async () => getAccount(await finishFacebook(await facebookTokens()))

const start = (account: Account, publication: Publication) =>
  createPublishInput({ played, account, publication })

const submission = async (account: Account, publication: Publication, progress: Progress = {}) => ({
  ...createPublishInput({ played, account, publication }),
  progress: await readyProgress({ adapter, played, account, publication, progress }),
})

const picture = () =>
  createPublication(played, { media: [createServedFile({ played, kind: 'image' })] })

const fault = (kind: 'timeout-before' | 'timeout-after' | 'server-error', path: string) =>
  played.host.setFault({ network: 'instagram', kind, path, times: 1 })

it('labels AI, covers, tags, place and trial of a reel', async () => {
  const account = await attach()
  const cover = createServedFile({ played, kind: 'image' })
  const publication = createPublication(played, {
    media: [createServedFile({ played, kind: 'video' })],
    cover,
    settings: {
      isAiGenerated: true,
      userTags: ['@polden.coffee'],
      locationId: '1234567',
      trial: 'MANUAL',
    },
  })
  const outcome = await adapter.publish.submit(await submission(account, publication))
  expect(outcome.kind).toBe('published')
  const created = played.host.requests().find(({ path }) => path.endsWith('/media'))
  expect(created?.fields).toMatchObject({
    media_type: 'REELS',
    is_ai_generated: 'true',
    cover_url: cover.publicUrl,
    user_tags: '[{"username":"polden.coffee"}]',
    location_id: '1234567',
    trial_params: '{"graduation_strategy":"MANUAL"}',
  })
  expect(created?.fields).not.toHaveProperty('thumb_offset')
})

it.each([
  { shown: 'thumb_offset', hidden: 'cover_url', coverId: null },
  { shown: 'cover_url', hidden: 'thumb_offset', coverId: crypto.randomUUID() },
])('sends $shown of a chosen frame and the cover $coverId', async ({ shown, hidden, coverId }) => {
  const account = await attach()
  const publication = createPublication(played, {
    media: [createServedFile({ played, kind: 'video' })],
    cover: createServedFile({ played, kind: 'image' }),
    settings: { coverOffsetMs: 1500, coverId },
  })
  await submission(account, publication)
  const created = played.host.requests().find(({ path }) => path.endsWith('/media'))
  expect(created?.fields).toHaveProperty(shown)
  expect(created?.fields).not.toHaveProperty(hidden)
})

it('creates a container again after an error that may pass', async () => {
  const account = await attach()
  const lost = { ...createServedFile({ played, kind: 'video' }), publicUrl: played.missingFileUrl }
  const publication = createPublication(played, { media: [lost] })
  const failed = await prepareAll({ adapter, played, account, publication })
  expect(failed).toMatchObject({
    kind: 'failed',
    failure: { kind: 'retryable', code: 'graph_2207077' },
    progress: {},
  })
})

it('does not offer to delete without the permission for it', async () => {
  const account = await attachByFacebook()
  const { tokens } = account
  const scopes = tokens.scopes.filter((scope) => scope !== 'instagram_manage_contents')
  const limited = { ...account, tokens: { ...tokens, scopes } }
  const post = { externalId: '1', url: null, details: {} }
  const outcome = await adapter.publish.remove({ ctx: played.ctx, account: limited, post })
  expect(outcome).toEqual({ kind: 'unsupported' })
})

it('takes the id of the account, not the one that only our application sees', async () => {
  const { profile } = await attach()
  expect(profile).toMatchObject({
    externalId: '17841405000000201',
    handle: '@vetrova.life',
    details: { login: 'instagram' },
  })
})

describe('connecting by Facebook', () => {
  const idsOf = (outcome: ConnectOutcome) =>
    outcome.kind === 'granted' ? outcome.grants.map(({ profile }) => profile.externalId) : []

  it('lets a page be linked to Instagram in the window of Facebook', () => {
    const url = byFacebook().begin({ ctx: played.ctx, redirectUri: REDIRECT_URI, state: 's2' })
    expect(new URL(url).searchParams.get('extras')).toContain('"channel":"IG_API_ONBOARDING"')
  })

  it('gives every account linked to a page, page after page of the list', async () => {
    const outcome = await finishFacebook(await facebookTokens())
    expect(idsOf(outcome)).toEqual(['17841405000000201', '17841405000000202'])
    const grant = getAccount(outcome)
    expect(grant.tokens).toMatchObject({ accessExpiresAt: null, refreshToken: null })
    expect(grant.profile.details).toHaveProperty('userId', '10220000000000301')
    const profile = await adapter.profile({ ctx: played.ctx, account: grant })
    expect(profile).toMatchObject({ kind: 'found', missingScopes: [], profile: grant.profile })
  })

  it('exchanges a short token when the browser got no long one', async () => {
    const { accessToken } = await facebookTokens()
    const outcome = await finishFacebook({ accessToken, longLivedToken: null })
    expect(idsOf(outcome)).toHaveLength(2)
  })

  it('refuses a token that Facebook does not know or gave to another application', async () => {
    const invented = await finishFacebook({ accessToken: 'EAAGmade-up', longLivedToken: null })
    expect(invented).toMatchObject({ kind: 'failed', failure: { code: 'foreign_token' } })
    const tokens = await facebookTokens()
    const stranger = { ...played.ctx, app: { clientId: 'another', clientSecret: 'another-secret' } }
    const foreign = await byFacebook().finish({ ctx: stranger, ...tokens })
    expect(foreign).toMatchObject({ kind: 'failed', failure: { code: 'foreign_token' } })
  })

  it('says what to do when no page has an Instagram account', async () => {
    const outcome = await finishFacebook(await facebookTokens('10220000000000302'))
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'no_linked_account' } })
  })
})

describe('keeping alive', () => {
  const refresh = (account: Account) => adapter.tokens.refresh({ ctx: played.ctx, account })

  it('swaps a token that is a day old', async () => {
    const account = await attach()
    played.clock.advance(86_400)
    const outcome = await refresh(account)
    if (outcome.kind !== 'refreshed') throw new Error(outcome.kind)
    expect(outcome.tokens.accessToken).not.toBe(account.tokens.accessToken)
    expect(outcome.tokens.scopes).toEqual(account.tokens.scopes)
  })

  it('tells a refusal from silence', async () => {
    const account = await attach()
    played.clock.advance(86_400)
    fault('server-error', '/graph/refresh_access_token')
    expect((await refresh(account)).kind).toBe('unreachable')
    fault('timeout-before', '/graph/refresh_access_token')
    expect((await refresh(account)).kind).toBe('unreachable')
    played.host.fakes()[0]?.expireAccess(account.profile.externalId)
    expect((await refresh(account)).kind).toBe('rejected')
  })

  it('has nothing to refresh for the token of a page', async () => {
    expect((await refresh(await attachByFacebook())).kind).toBe('unsupported')
  })
})

describe.each([
  ['Instagram', () => attach()],
  ['Facebook', () => attachByFacebook()],
])('publishing by %s', (_name, connect) => {
  it('publishes a picture with its caption and alt text', async () => {
    const publication = createPublication(played, {
      media: [createServedFile({ played, kind: 'image', altText: 'Листья' })],
    })
    const outcome = await adapter.publish.submit(await submission(await connect(), publication))
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    expect(outcome.post.url).toContain('/p/')
    expect(played.host.posts()[0]).toMatchObject({
      id: outcome.post.externalId,
      text: publication.text,
    })
    const created = played.host
      .requests()
      .find(({ method, path }) => method === 'POST' && path.endsWith('/media'))
    expect(created?.fields).toMatchObject({ alt_text: 'Листья' })
  })

  it('finds the post when the answer to publishing was lost', async () => {
    const input = await submission(await connect(), picture())
    fault('timeout-after', '*/media_publish')
    expect((await adapter.publish.submit(input)).kind).toBe('unknown')
    const outcome = await adapter.publish.reconcile(input)
    if (outcome.kind !== 'published') throw new Error(outcome.kind)
    expect(outcome.post.externalId).toBe(played.host.posts()[0]?.id)
  })
})

describe('publishing', () => {
  it('makes a reel of one video and waits until it is processed', async () => {
    const account = await attach()
    const publication = createPublication(played, {
      media: [createServedFile({ played, kind: 'video' })],
      settings: { shareToFeed: false, coverOffsetMs: 1500, collaborators: ['polden.coffee'] },
    })
    const outcome = await adapter.publish.submit(await submission(account, publication))
    expect(outcome.kind).toBe('published')
    const created = played.host
      .requests()
      .find(({ method, path }) => method === 'POST' && path.endsWith('/media'))
    expect(created?.fields).toMatchObject({
      media_type: 'REELS',
      share_to_feed: 'false',
      thumb_offset: '1500',
      collaborators: '["polden.coffee"]',
    })
  })

  it('makes a carousel, resuming in the middle', async () => {
    const account = await attach()
    const media = [
      createServedFile({ played, kind: 'image' }),
      createServedFile({ played, kind: 'video' }),
      createServedFile({ played, kind: 'image' }),
    ]
    const begin = start(account, createPublication(played, { media }))
    const first = await adapter.publish.prepare(begin)
    if (first.kind !== 'step') throw new Error(first.kind)
    const rest = await submission(account, begin.publication, first.progress)
    expect((await adapter.publish.submit(rest)).kind).toBe('published')
    const items = played.host.requests().filter(({ fields }) => fields?.is_carousel_item)
    expect(items).toHaveLength(3)
    expect(played.host.posts()[0]?.media).toHaveLength(3)
  })

  it('makes a story without a caption', async () => {
    const account = await attach()
    const publication = { ...picture(), settings: { format: 'story' } }
    const outcome = await adapter.publish.submit(await submission(account, publication))
    expect(outcome.kind).toBe('published')
    expect(played.host.posts()[0]?.text).toBe('')
  })

  it('tells what is wrong with the media', async () => {
    const account = await attach()
    const failureOf = async (media: Publication['media']) => {
      const begin = start(account, createPublication(played, { media }))
      const outcome = await prepareAll({ adapter, ...begin, played })
      return outcome.kind === 'failed' ? outcome.failure : undefined
    }
    const png = createServedFile({ played, kind: 'image', mimeType: 'image/png' })
    expect(await failureOf([png])).toMatchObject({
      kind: 'permanent',
      code: 'graph_36001_2207005',
      action: 'edit',
    })
    const lost = {
      ...createServedFile({ played, kind: 'image' }),
      publicUrl: played.missingFileUrl,
    }
    expect(await failureOf([lost])).toMatchObject({ kind: 'retryable' })
    played.host.setFault({ network: 'instagram', kind: 'rejected-media', times: 1 })
    expect(await failureOf([createServedFile({ played, kind: 'video' })])).toMatchObject({
      kind: 'permanent',
      code: 'graph_2207026',
    })
  })

  it('says absent when the call never arrived, and a second submit makes one post', async () => {
    const input = await submission(await attach(), picture())
    fault('timeout-before', '*/media_publish')
    expect((await adapter.publish.submit(input)).kind).toBe('unknown')
    expect(await adapter.publish.reconcile(input)).toEqual({ kind: 'absent' })
    expect((await adapter.publish.submit(input)).kind).toBe('published')
    expect(played.host.posts()).toHaveLength(1)
  })

  it('waits out a limit of calls and stops at a revoked token', async () => {
    const account = await attach()
    const input = await submission(account, picture())
    played.host.setFault({
      network: 'instagram',
      kind: 'rate-limited',
      retryAfterSeconds: 300,
      times: 1,
    })
    const limited = await adapter.publish.submit(input)
    if (limited.kind !== 'rejected') throw new Error(limited.kind)
    expect(Number(limited.failure.retryAt) - Number(played.clock.now())).toBe(300_000)
    played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
    expect(await adapter.publish.submit(input)).toMatchObject({
      kind: 'rejected',
      failure: { kind: 'reauth' },
    })
  })

  it('starts over when a container has expired', async () => {
    const late = await submission(await attach(), picture())
    played.clock.advance(25 * 3600)
    expect((await adapter.publish.submit(late)).kind).toBe('rejected')
    const again = await submission(late.account, late.publication, late.progress)
    expect((await adapter.publish.submit(again)).kind).toBe('published')
  })
})

describe('the first comment', () => {
  it('is sent once and found after a lost answer', async () => {
    const account = await attach()
    const publication = { ...picture(), settings: { firstComment: 'Ссылка в профиле' } }
    const sent = await adapter.publish.submit(await submission(account, publication))
    if (sent.kind !== 'published') throw new Error(sent.kind)
    const [text = ''] = adapter.publish.reply?.texts(publication) ?? []
    const { startedAt } = publication
    const input = {
      ctx: played.ctx,
      account,
      root: sent.post,
      parent: sent.post,
      key: 'target-1/1',
      text,
      startedAt,
    }
    expect(await adapter.publish.reply?.reconcile(input)).toEqual({ kind: 'absent' })
    fault('timeout-after', '*/comments')
    expect((await adapter.publish.reply?.submit(input))?.kind).toBe('unknown')
    expect((await adapter.publish.reply?.reconcile(input))?.kind).toBe('published')
    expect(played.host.posts()[0]?.note).toBe('Комментарий: Ссылка в профиле')
  })
})

describe('removing', () => {
  it('works for accounts by Facebook only', async () => {
    const account = await attachByFacebook()
    const sent = await adapter.publish.submit(await submission(account, picture()))
    if (sent.kind !== 'published') throw new Error(sent.kind)
    const remove = (by: Account) =>
      adapter.publish.remove({ ctx: played.ctx, account: by, post: sent.post })
    expect(await remove(await attach())).toEqual({ kind: 'unsupported' })
    expect(await remove(account)).toEqual({ kind: 'removed' })
    expect(played.host.posts()).toHaveLength(0)
    expect(await remove(account)).toEqual({ kind: 'removed' })
  })
})
