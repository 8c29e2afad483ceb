import { createTiktokFake, tiktokPaths } from '@kadr/sandbox/networks/tiktok/index'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPublication, createServedFile } from '../../test/publication.ts'
import { awaitStatus, createInput, prepareAll, readyProgress } from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { createTestFile } from '../../test/test-media.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Account } from '../network-adapter.ts'
import type { Progress, Publication } from '../publish.ts'
import { tiktok } from './index.ts'

const adapter = tiktok
let played: TestNetwork
let account: Account
beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createTiktokFake, paths: tiktokPaths })
  account = getAccount(await signIn({ played, adapter }))
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const switchOn = (name: string) =>
  played.host
    .fakes()[0]
    ?.actions?.find(({ id }) => id === `switch-${name}`)
    ?.run({ value: 'on' })
const publicly = { privacy: 'PUBLIC_TO_EVERYONE' }
const video = (settings: object = publicly): Publication =>
  createPublication(played, { media: [createTestFile({ kind: 'video' })], settings })
const photos = (publicUrl?: string): Publication => {
  const file = createServedFile({ played, kind: 'image' })
  const media = [publicUrl ? { ...file, publicUrl } : file]
  return createPublication(played, { media, settings: publicly })
}
const run = (publication: Publication, progress?: Progress) => ({
  played,
  adapter,
  account,
  publication,
  ...(progress && { progress }),
})
const submit = async (publication: Publication) => {
  const progress = await readyProgress(run(publication))
  const outcome = await adapter.publish.submit({ ...createInput(run(publication)), progress })
  return { outcome, progress }
}

it('finds the id of a post that is still being moderated', async () => {
  const publication = video()
  const { progress } = await submit(publication)
  const done = await awaitStatus(run(publication, progress))
  if (done.kind !== 'published') throw new Error(done.kind)
  expect(done.post).toMatchObject({ url: null, externalId: done.post.details.publishId })
  const locate = () =>
    adapter.publish.locate?.({ ...createInput(run(publication)), progress, post: done.post })
  expect(await locate()).toEqual({ kind: 'later' })
  played.clock.advance(60)
  expect(await locate()).toMatchObject({
    kind: 'found',
    post: {
      externalId: expect.stringMatching(/^\d{19}$/),
      url: expect.stringContaining('/video/'),
    },
  })
})

it('expects no id of a post that others do not see', async () => {
  const publication = video({ privacy: 'SELF_ONLY' })
  const { progress } = await submit(publication)
  const done = await awaitStatus(run(publication, progress))
  if (done.kind !== 'published') throw new Error(done.kind)
  const input = { ...createInput(run(publication)), progress, post: done.post }
  expect(await adapter.publish.locate?.(input)).toEqual({ kind: 'never' })
})

it('starts again after a failure that may pass', async () => {
  const publication = photos(played.missingFileUrl)
  const { outcome } = await submit(publication)
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind)
  expect(await awaitStatus(run(publication, outcome.progress))).toMatchObject({
    kind: 'failed',
    failure: { kind: 'retryable', code: 'photo_pull_failed' },
    progress: {},
  })
})

it('has photos pulled from a domain that was verified by a file only', async () => {
  switchOn('requiresDomain')
  expect((await submit(photos())).outcome).toMatchObject({
    kind: 'rejected',
    failure: { kind: 'permanent', code: 'url_ownership_unverified' },
  })
  expect((await submit(photos('http://example.com/a.jpg'))).outcome.kind).toBe('rejected')
})

it('says what is allowed before the audit', async () => {
  switchOn('isUnaudited')
  expect(await prepareAll(run(video()))).toMatchObject({
    kind: 'failed',
    failure: { action: 'edit', message: expect.stringContaining('Только я') },
  })
  expect((await prepareAll(run(video({ privacy: 'SELF_ONLY' })))).kind).toBe('ready')
})

it('waits for the next day when the creator has posted too much', async () => {
  for (let posts = 0; posts < 15; posts += 1) {
    await submit(video())
    played.clock.advance(60)
  }
  const capped = await prepareAll(run(video()))
  if (capped.kind !== 'failed') throw new Error(capped.kind)
  expect(capped.failure).toMatchObject({ kind: 'retryable', code: 'spam_risk_too_many_posts' })
  expect(Number(capped.failure.retryAt) - Number(played.clock.now())).toBe(86_400_000)
})

it('slows down at six posts a minute', async () => {
  for (let posts = 0; posts < 6; posts += 1) await submit(video())
  expect(await prepareAll(run(video()))).toMatchObject({
    kind: 'failed',
    failure: { kind: 'retryable', code: 'rate_limited' },
  })
})
