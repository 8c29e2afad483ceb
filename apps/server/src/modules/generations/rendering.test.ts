import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../../test/people.ts'
import {
  addPicture,
  addReel,
  askRender,
  queueRender,
  readGeneration,
  slideshowOf,
  startRenderer,
  TINY_RENDER,
  videoPointsOf,
} from '../../../test/reels.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { createUploader, runAllJobs, type Uploader } from '../../../test/uploads.ts'

let app: TestShell
let person: Uploader
let renderer: ReturnType<typeof startRenderer>
beforeAll(async () => {
  app = await createTestApp({ config: { render: TINY_RENDER } })
  person = await createUploader(app, 1)
  renderer = startRenderer(app)
})
afterAll(async () => {
  await renderer.stop()
  await app.stop()
})

const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const found = await readGeneration({ app, person, id })
      expect(['ready', 'failed', 'cancelled']).toContain(found.state)
      return found
    },
    { timeout: 40_000, interval: 200 },
  )

it('renders a reel to a video in the library, for one point, and tells its author', async () => {
  const before = await videoPointsOf({ app, person })
  const picture = await addPicture({ app, person })
  const content = slideshowOf([picture, null], { text: 'Скидка' })
  const reel = await addReel({ app, person, content, title: 'Скидки осени' })
  const queued = await queueRender({ app, person, id: reel.id })
  expect(queued).toMatchObject({ state: 'queued', ahead: 0, cost: 1, results: [] })
  const ready = await ended(queued.id)
  expect(ready).toMatchObject({ state: 'ready', progress: 100, failure: null, isReused: false })
  const [video] = ready.results
  expect(video).toMatchObject({ kind: 'video', name: 'Скидки осени.mp4', tags: ['рилс'] })
  expect(video?.folderId).not.toBeNull()
  const cover = await app.http.inject({ url: ready.posterUrl ?? '' })
  expect(cover.headers['content-type']).toBe('image/jpeg')
  expect(await videoPointsOf({ app, person })).toBe(before - 1)
  const { data } = await call(app, { path: '/notifications', token: person.token })
  expect(data).toMatchObject({
    notifications: [{ kind: 'render_ready', link: '/reels/generation-history' }],
  })
  await runAllJobs(app)
})

it('gives the video that exists for an unchanged reel, at once and for nothing', async () => {
  const reel = await addReel({ app, person })
  const first = await ended((await queueRender({ app, person, id: reel.id })).id)
  const before = await videoPointsOf({ app, person })
  const again = await queueRender({ app, person, id: reel.id })
  expect(again).toMatchObject({ id: first.id, state: 'ready', isReused: true })
  const { data } = await call(app, {
    ...{ method: 'POST', path: `/reels/${reel.id}/duplicate`, token: person.token },
  })
  const copy = z.parse(z.object({ id: z.string() }), data)
  const ofCopy = await queueRender({ app, person, id: copy.id })
  expect(ofCopy).toMatchObject({ state: 'ready', cost: 0, isReused: true, results: first.results })
  expect(await videoPointsOf({ app, person })).toBe(before)
})

it('makes a carousel of pictures in their order', async () => {
  const reel = await addReel({ app, person, title: 'Карусель' })
  const queued = await queueRender({ app, person, id: reel.id, output: 'carousel' })
  const ready = await ended(queued.id)
  expect(ready.results.map(({ name }) => name)).toEqual(['Карусель — 1.jpg', 'Карусель — 2.jpg'])
})

it('names the file that is gone, and gives the point back', async () => {
  const before = await videoPointsOf({ app, person })
  const picture = await addPicture({ app, person })
  const reel = await addReel({ app, person, content: slideshowOf([picture, null]) })
  const { rows } = await app.database.pool.query('select * from resources where id = $1', [picture])
  await app.ctx.blobs.deleteFolder(`workspaces/${person.workspaceId}/${picture}`)
  const queued = await queueRender({ app, person, id: reel.id })
  const failed = await ended(queued.id)
  expect(failed).toMatchObject({ state: 'failed', cost: 0, failure: { code: 'missing' } })
  expect(failed.failure?.message).toContain(`«${rows[0].name}»`)
  expect(await videoPointsOf({ app, person })).toBe(before)
  expect(await askRender({ app, person, id: reel.id })).toMatchObject({ status: 200 })
})
