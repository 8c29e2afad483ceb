import { createYoutubeFake, youtubePaths } from '@kadr/sandbox/networks/youtube/index'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createInput, prepareAll, publishAll } from '../../test/run-publish.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { createTestFile } from '../../test/test-media.ts'
import { startNetwork, type TestNetwork } from '../../test/test-network.ts'
import type { Publication } from '../publish.ts'
import { youtube } from './index.ts'

const adapter = youtube
let played: TestNetwork
beforeEach(async () => {
  played = await startNetwork({ adapter, fake: createYoutubeFake, paths: youtubePaths })
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const publication: Publication = {
  key: 'one',
  text: 'Утро в студии',
  media: [createTestFile({ kind: 'video' })],
  settings: {},
  startedAt: new Date('2026-11-15T09:00:00Z'),
}
const cover = createTestFile({ kind: 'image', size: 5000 })
const publish = async (of: Partial<Publication>, personId?: string) => {
  const account = getAccount(await signIn({ played, adapter, ...(personId && { personId }) }))
  const outcome = await publishAll({
    played,
    adapter,
    account,
    publication: { ...publication, ...of },
  })
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  return outcome.post
}
const lock = () =>
  played.host
    .fakes()[0]
    ?.actions?.find(({ id }) => id === 'switch-isUnaudited')
    ?.run({ value: 'on' })

it('tells of a video that YouTube locked as private', async () => {
  lock()
  expect((await publish({})).notice).toContain('YouTube запер видео')
  expect((await publish({ settings: { privacy: 'private' } })).notice).toBeUndefined()
})

it('sets the thumbnail, and tells when the channel may not', async () => {
  expect((await publish({ cover })).notice).toBeUndefined()
  const set = played.host.requests('youtube').find(({ path }) => path.endsWith('/thumbnails/set'))
  expect(set?.reply).toMatchObject({ status: 200 })
  const refused = await publish({ cover }, 'UCkadrKitchen0000000002B')
  expect(refused.notice).toContain('youtube.com/verify')
})

it('comments on no video that only its author sees', () => {
  const settings = { privacy: 'private', firstComment: 'Ссылка' }
  expect(adapter.publish.reply?.texts({ ...publication, settings })).toEqual([])
})

it('waits for the next day of Google when the uploads of the day are used up', async () => {
  const account = getAccount(await signIn({ played, adapter }))
  const run = { played, adapter, account, publication }
  for (let uploads = 0; uploads < 100; uploads += 1) await prepareAll(run)
  const refused = await prepareAll(run)
  expect(refused).toMatchObject({ kind: 'failed', failure: { code: 'quotaExceeded' } })
  // Midnight in Los Angeles.
  expect(refused.kind === 'failed' && refused.failure.retryAt?.toISOString()).toBe(
    '2026-11-16T08:00:00.000Z',
  )
})

const RECIPES = 'PLkadrRecipes0000000000000000001'
const itemsOf = () =>
  played.host
    .requests('youtube')
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/playlistItems'))

it('offers the playlists of the channel and adds the video to the chosen one once', async () => {
  const account = getAccount(await signIn({ played, adapter }))
  expect(await adapter.accountOptions?.({ ctx: played.ctx, account })).toEqual({
    kind: 'found',
    options: {
      playlists: [
        { id: RECIPES, title: 'Рецепты' },
        { id: expect.any(String), title: 'За кадром' },
      ],
    },
  })
  const run = {
    played,
    adapter,
    account,
    publication: { ...publication, settings: { playlistId: RECIPES } },
  }
  const outcome = await publishAll(run)
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  expect(outcome.post.notice).toBeUndefined()
  // A worker that was killed after the call retries.
  const again = { ...createInput(run), progress: { videoId: outcome.post.externalId } }
  expect(await adapter.publish.status(again)).toMatchObject({ kind: 'published' })
  expect(itemsOf()).toHaveLength(1)
})

it('tells of a playlist that was deleted meanwhile', async () => {
  const { notice } = await publish({ settings: { playlistId: 'PLgone' } })
  expect(notice).toContain('плейлиста больше нет')
})

it('uploads a video as private and has YouTube open it later', async () => {
  const settings = { opensAfterHours: 3, firstComment: 'Ссылка' }
  const { notice, externalId } = await publish({ settings })
  expect(notice).toBeUndefined()
  expect(adapter.publish.reply?.texts({ ...publication, settings })).toEqual([])
  const opened = played.host.requests('youtube').find(({ path }) => path.endsWith('/videos'))
  expect(opened?.fields?.status).toMatchObject({
    privacyStatus: 'private',
    publishAt: '2026-11-15T12:00:00.000Z',
  })
  const note = () => played.host.posts().find(({ id }) => id === externalId)?.note
  expect(note()).toBe('private')
  played.clock.advance(4 * 3600)
  expect(note()).toBe('public')
})
