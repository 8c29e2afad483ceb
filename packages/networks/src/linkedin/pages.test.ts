import { createLinkedinFake, linkedinPaths } from '@kadr/sandbox/networks/linkedin/index'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInput, publishAll, readyProgress } from '../../test/run-publish.ts'
import { buildAuthorizeUrl, getAccount, signIn } from '../../test/sign-in.ts'
import { createTestFile } from '../../test/test-media.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../network-adapter.ts'
import type { Publication } from '../publish.ts'
import { linkedin } from './index.ts'

const adapter = linkedin
const MIB = 1024 * 1024
let played: TestNetwork
beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createLinkedinFake, paths: linkedinPaths })
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const publication: Publication = {
  key: 'one',
  text: 'Открываем вторую пекарню (скоро)',
  media: [],
  settings: {},
  startedAt: new Date('2026-11-15T09:00:00Z'),
}
const video = createTestFile({ kind: 'video', size: 5 * MIB })

const PAGES_APP = { clientId: 'kadr-app-pages', clientSecret: 'kadr-app-pages-secret' }
/** The application whose only product is Community Management. */
const onPages = (extra = 'none'): TestNetwork => {
  const endpoints = { ...played.ctx.endpoints, pagesExtraScopes: extra }
  return { ...played, ctx: { ...played.ctx, app: PAGES_APP, endpoints } }
}
const asOwner = (extra?: string) =>
  signIn({ played: onPages(extra), adapter, method: 'pages', personId: 'kadrMember2' })
const attachPage = async (): Promise<Account> => getAccount(await asOwner())
const closeVideoStatus = () => {
  const action = played.host.fakes()[0]?.actions?.find(({ id }) => id.endsWith('hidesVideoStatus'))
  action?.run({ value: 'on' })
}

describe('pages of organizations', () => {
  it('are granted by an application of their own, without the member', async () => {
    const outcome = await asOwner()
    if (outcome.kind !== 'granted') throw new Error(outcome.kind)
    expect(outcome.grants.map(({ profile }) => profile.title)).toEqual([
      'Пекарня «Рассвет»',
      'Рассвет Обучение',
    ])
    const page = await attachPage()
    expect(await adapter.profile({ ctx: played.ctx, account: page })).toEqual({
      kind: 'found',
      profile: page.profile,
      missingScopes: [],
    })
    expect(adapter.requiredScopesOf?.(page.profile)).not.toContain('openid')
  })

  it('are refused as a whole where an application has other products', async () => {
    const url = buildAuthorizeUrl({ played, adapter, method: 'pages' })
    const reply = await fetch(url, { redirect: 'manual' })
    expect(new URL(reply.headers.get('location') ?? '').searchParams.get('error')).toBe(
      'unauthorized_scope_error',
    )
    const mixed = buildAuthorizeUrl({ played: onPages(), adapter })
    expect((await fetch(mixed, { redirect: 'manual' })).status).toBe(302)
    expect((await fetch(buildAuthorizeUrl({ played, adapter }))).status).toBe(200)
  })

  it('are said to be missing to somebody without any', async () => {
    expect(await signIn({ played: onPages(), adapter, method: 'pages' })).toMatchObject({
      kind: 'failed',
      failure: { code: 'no_pages', kind: 'permanent' },
    })
  })

  it('come with the profile where the application may write for members', async () => {
    const outcome = await asOwner('w_member_social')
    if (outcome.kind !== 'granted') throw new Error(outcome.kind)
    const member = outcome.grants.at(-1)
    expect(member?.profile).toMatchObject({ title: 'Пётр Ильин', handle: 'petr-ilin' })
    if (!member) return
    expect(await adapter.profile({ ctx: played.ctx, account: member })).toMatchObject({
      kind: 'found',
      missingScopes: [],
    })
  })

  it('publish in their own name, to everybody', async () => {
    const account = await attachPage()
    const settings = { visibility: 'CONNECTIONS' }
    const media = [createTestFile({ kind: 'image' })]
    const outcome = await publishAll({
      played,
      adapter,
      account,
      publication: { ...publication, settings, media },
    })
    expect(outcome.kind).toBe('published')
    expect(played.host.posts()[0]?.author?.name).toBe('Пекарня «Рассвет»')
  })

  it('are searched for a post whose reply was lost, without sending it again', async () => {
    const account = await attachPage()
    const input = { ...createInput({ played, adapter, account, publication }), progress: {} }
    expect(await adapter.publish.reconcile(input)).toEqual({ kind: 'absent' })
    expect(played.host.posts()).toEqual([])
    played.host.setFault({
      network: 'linkedin',
      method: 'POST',
      path: '/rest/posts',
      kind: 'cut-after',
      times: 1,
    })
    expect((await adapter.publish.submit(input)).kind).toBe('unknown')
    expect(await adapter.publish.reconcile(input)).toMatchObject({
      kind: 'published',
      post: { externalId: played.host.posts()[0]?.id },
    })
  })
})

describe('what LinkedIn does to uploads', () => {
  it('starts over when the addresses of an upload have expired', async () => {
    const account = getAccount(await signIn({ played, adapter }))
    const input = createInput({
      played,
      adapter,
      account,
      publication: { ...publication, media: [video] },
    })
    const begun = await adapter.publish.prepare({ ...input, progress: {} })
    if (begun.kind !== 'step') throw new Error(begun.kind)
    played.clock.advance(2 * 3600)
    const late = await adapter.publish.prepare({ ...input, progress: begun.progress })
    expect(late).toMatchObject({
      kind: 'failed',
      failure: { kind: 'retryable', code: 'upload_expired' },
      progress: {},
    })
  })

  it('publishes a video whose status is closed to the application', async () => {
    closeVideoStatus()
    const account = getAccount(await signIn({ played, adapter }))
    const from = played.clock.now().getTime()
    const outcome = await publishAll({
      played,
      adapter,
      account,
      publication: { ...publication, media: [video] },
    })
    expect(outcome.kind).toBe('published')
    expect(played.clock.now().getTime() - from).toBe(90_000)
  })
})

it('shows a link as a card with its picture', async () => {
  const account = getAccount(await signIn({ played, adapter }))
  const linkCard = { uri: 'https://kadr.test/bakery', title: '', description: 'Печём ночью' }
  const card: Publication = {
    ...publication,
    cover: createTestFile({ kind: 'image' }),
    settings: { linkCard },
  }
  const of = { played, adapter, account, publication: card }
  expect((await readyProgress(of)).thumbnail).toMatch(/^urn:li:image:/)
  expect((await publishAll(of)).kind).toBe('published')
  const sent = played.host.requests('linkedin').findLast(({ path }) => path === '/rest/posts')
  expect(sent?.fields?.content).toMatchObject({
    article: {
      source: 'https://kadr.test/bakery',
      title: 'kadr.test',
      description: 'Печём ночью',
      thumbnail: expect.stringMatching(/^urn:li:image:/),
    },
  })
})
