import { Readable } from 'node:stream'
import { adapters } from '@kadr/networks'
import { expect, it } from 'vitest'
import { drawPicture } from '../../../../test/media.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { storeFile } from '../../library/resources/index.ts'
import { warmMediaJob } from './publisher.jobs.ts'
import { resourceMedia } from './resource-media.ts'

const play = setUpPublishing({ networks: ['telegram'] })

const JPEG = [0xff, 0xd8]

/** A resource right after its upload, without any variants. */
const upload = async (seed: number) => {
  const picture = await drawPicture({ width: 3000, height: 2400, type: 'png', seed })
  const { row } = await storeFile({
    ctx: play.app.ctx,
    workspaceId: play.workspaceId,
    name: `picture-${seed}.png`,
    source: { stream: Readable.from([picture]) },
  })
  return row.id
}

const chooseFor = (network: 'instagram' | 'telegram', resourceIds: string[]) =>
  resourceMedia.choose({
    ctx: play.app.ctx,
    workspaceId: play.workspaceId,
    adapter: adapters[network],
    settings: {},
    resourceIds,
  })

it('requests the rendition a network accepts, and waits for it', async () => {
  const id = await upload(1)
  expect(await chooseFor('instagram', [id])).toEqual({ kind: 'making' })
  while ((await play.app.runDueJobs()) > 0);
  expect(await chooseFor('instagram', [id])).toEqual({ kind: 'making' })
  while ((await play.app.runDueJobs()) > 0);
  const chosen = await chooseFor('instagram', [id])
  if (chosen.kind !== 'ready') throw new Error(chosen.kind)
  const [file] = chosen.files
  expect(file).toMatchObject({ kind: 'image', mimeType: 'image/jpeg', width: 1440, height: 1152 })
  if (!file) throw new Error('No file')
  const opened = resourceMedia.open({ ctx: play.app.ctx, file })
  expect([...(await opened.read({ start: 0, end: 2 }))]).toEqual(JPEG)
  expect((await opened.read({ start: 0, end: file.size })).length).toBe(file.size)
  expect(opened.publicUrl).toContain(play.app.ctx.config.publicUrl)
})

it('says that a file is gone', async () => {
  const gone = '00000000-0000-4000-8000-00000000dead'
  expect(await chooseFor('telegram', [gone])).toMatchObject({ kind: 'refused' })
})

it('publishes a picture of the library, waiting for it to be ready', async () => {
  const id = await upload(2)
  const { id: targetId, text } = await play.plan({ network: 'telegram', mediaIds: [id] })
  const worker = play.worker({ media: resourceMedia })
  await play.work(worker)
  expect((await play.targetOf(targetId)).state).toBe('claimed')
  while ((await play.app.runDueJobs()) > 0);
  await play.settle(worker)
  expect((await play.targetOf(targetId)).state).toBe('published')
  const [post] = play.host.posts().filter((one) => one.text.includes(text))
  expect(post?.media).toHaveLength(1)
})

it('requests renditions ahead of targets that are due soon', async () => {
  const id = await upload(3)
  while ((await play.app.runDueJobs()) > 0);
  await play.plan({
    network: 'instagram',
    connectionId: play.connectionOf('telegram'),
    mediaIds: [id],
    inMs: play.minutes(30),
  })
  await play.app.ctx.jobs.enqueue(warmMediaJob, {})
  while ((await play.app.runDueJobs()) > 0);
  expect(await chooseFor('instagram', [id])).toMatchObject({ kind: 'ready' })
})
