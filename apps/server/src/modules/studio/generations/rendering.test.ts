import { readdir } from 'node:fs/promises'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../../../test/people.ts'
import {
  addPicture,
  addReel,
  giveVideoPoints,
  queueRender,
  readGeneration,
  requestRender,
  slideshowOf,
  startRenderer,
  TINY_RENDER,
  videoPointsOf,
} from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, runAllJobs, type Uploader } from '../../../../test/uploads.ts'
import { inTransaction } from '../../../db/connection.ts'
import { replaceUses } from '../../library/resources/index.ts'
import { createFeed } from './feed.ts'
import { watchGenerations } from './watch-generations.ts'

let app: TestShell
let person: Uploader
let renderer: ReturnType<typeof startRenderer>
beforeAll(async () => {
  app = await createTestApp({ config: { render: TINY_RENDER } })
  person = await createUploader(app, 1)
  await giveVideoPoints({ app, person })
  renderer = startRenderer(app)
})
afterAll(async () => {
  await renderer.stop()
  await app.stop()
})

const waitForEnd = (id: string) =>
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
  const ready = await waitForEnd(queued.id)
  expect(ready).toMatchObject({ state: 'ready', progress: 100, failure: null, isReused: false })
  const [video] = ready.results
  expect(video).toMatchObject({ kind: 'video', name: 'Скидки осени.mp4', tags: ['рилс'] })
  expect(video?.folderId).not.toBeNull()
  const cover = await app.http.inject({ url: ready.posterUrl ?? '' })
  expect(cover.headers['content-type']).toBe('image/jpeg')
  expect(await videoPointsOf({ app, person })).toBe(before - 1)
  await app.consumeEvents()
  const { data } = await call(app, { path: '/notifications', token: person.token })
  expect(data).toMatchObject({
    items: [{ kind: 'render_ready', link: '/reels/generation-history' }],
  })
  await runAllJobs(app)
  const processed = await readGeneration({ app, person, id: queued.id })
  // Encoded once: networks get the same file as the preview.
  const preview = await app.http.inject({ url: processed.results[0]?.urls.preview ?? '' })
  const original = await app.http.inject({ url: video?.urls.original ?? '' })
  expect(preview.rawPayload.equals(original.rawPayload)).toBe(true)
})

it('gives the video that exists for an unchanged reel, at once and for nothing', async () => {
  const reel = await addReel({ app, person })
  const first = await waitForEnd((await queueRender({ app, person, id: reel.id })).id)
  const before = await videoPointsOf({ app, person })
  const again = await queueRender({ app, person, id: reel.id })
  expect(again).toMatchObject({ id: first.id, state: 'ready', isReused: true })
  const { data } = await call(app, {
    method: 'POST',
    path: `/reels/${reel.id}/duplicate`,
    token: person.token,
  })
  const copy = z.parse(z.object({ id: z.string() }), data)
  const ofCopy = await queueRender({ app, person, id: copy.id })
  expect(ofCopy).toMatchObject({ state: 'ready', cost: 0, isReused: true, results: first.results })
  expect(await videoPointsOf({ app, person })).toBe(before)
})

it('makes a carousel in the order of slides, of pictures of any type the library takes', async () => {
  const picture = await addPicture({ app, person, type: 'avif' })
  const content = slideshowOf([picture, null], { text: 'Скидки' })
  const reel = await addReel({ app, person, content, title: 'Карусель' })
  const before = await videoPointsOf({ app, person })
  const queued = await queueRender({ app, person, id: reel.id, output: 'carousel' })
  const ready = await waitForEnd(queued.id)
  // Carousel pictures cost no points, and networks accept them no taller than 4:5.
  expect(await videoPointsOf({ app, person })).toBe(before)
  expect(ready.cost).toBe(0)
  for (const { width, height } of ready.results)
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 5, 1)
  expect(ready.results.map(({ name }) => name)).toEqual(['Карусель — 1.jpg', 'Карусель — 2.jpg'])
})

it('names the file that is gone, and gives the point back', async () => {
  const before = await videoPointsOf({ app, person })
  const picture = await addPicture({ app, person })
  const reel = await addReel({
    app,
    person,
    content: slideshowOf([picture, null], { text: 'Скидки' }),
  })
  const { rows } = await app.database.pool.query('select * from resources where id = $1', [picture])
  await app.ctx.blobs.deleteFolder(`workspaces/${person.workspaceId}/${picture}`)
  const queued = await queueRender({ app, person, id: reel.id })
  const failed = await waitForEnd(queued.id)
  expect(failed).toMatchObject({ state: 'failed', cost: 0, failure: { code: 'missing' } })
  expect(failed.failure?.message).toContain(`«${rows[0].name}»`)
  expect(await videoPointsOf({ app, person })).toBe(before)
  const again = await waitForEnd((await queueRender({ app, person, id: reel.id })).id)
  expect(again).toMatchObject({ state: 'failed' })
  expect(again.id).not.toBe(failed.id)
})

const renderFolders = async () =>
  (await readdir(app.ctx.media.tempDir)).filter((name) => name.startsWith('render-'))

const longReel = () =>
  addReel({
    app,
    person,
    content: slideshowOf([null, null, null, null], { seconds: 15, text: newId() }),
  })

const waitForStart = (id: string) =>
  vi.waitFor(
    async () => {
      const found = await readGeneration({ app, person, id })
      expect(found.progress).toBeGreaterThan(0)
      return found
    },
    { timeout: 40_000, interval: 100 },
  )

it('lets go of a render that is cancelled, and of its folder', async () => {
  const before = await videoPointsOf({ app, person })
  const { id } = await queueRender({ app, person, id: (await longReel()).id })
  await waitForStart(id)
  const path = `/generations/${id}/cancel`
  const { data } = await call(app, { method: 'POST', path, token: person.token })
  expect(data).toMatchObject({ state: 'cancelled' })
  await vi.waitFor(async () => expect(await renderFolders()).toEqual([]), { timeout: 20_000 })
  expect(await videoPointsOf({ app, person })).toBe(before)
})

it('stops when somebody else has taken the render over, and ends in one result', async () => {
  const reel = await addReel({
    app,
    person,
    content: slideshowOf([null, null], { seconds: 4, text: newId() }),
  })
  const { id } = await queueRender({ app, person, id: reel.id })
  const before = await waitForStart(id)
  // As if this process was suspended past its lease, another one claimed the generation and died.
  await app.database.pool.query(
    "update generations set lease_owner = gen_random_uuid(), lease_until = now() - interval '1 second' where id = $1",
    [id],
  )
  const ready = await waitForEnd(id)
  expect(ready).toMatchObject({ state: 'ready', progress: 100 })
  expect(ready.results).toHaveLength(1)
  expect(ready.progress).toBeGreaterThanOrEqual(before.progress)
  const { rows } = await app.database.pool.query('select attempts from generations where id = $1', [
    id,
  ])
  expect(rows[0].attempts).toBe(2)
})

it('tells every change to whoever watches, beginning with what is under way', async () => {
  const leaving = new AbortController()
  const { id } = await queueRender({ app, person, id: (await addReel({ app, person })).id })
  const states: string[] = []
  const { workspaceId } = person
  const events = watchGenerations({
    ctx: app.ctx,
    feed: createFeed(app.ctx),
    workspaceId,
    signal: leaving.signal,
  })
  for await (const event of events) {
    if (event.type !== 'changed' || event.generation.id !== id) continue
    states.push(event.generation.state)
    if (event.generation.state === 'ready') break
  }
  leaving.abort()
  expect(['queued', 'rendering']).toContain(states[0])
  expect(states.at(-1)).toBe('ready')
})

it('deletes the files with the line of the history, unless something uses them', async () => {
  const remove = (id: string) =>
    call(app, { method: 'DELETE', path: `/generations/${id}`, token: person.token })
  const isListed = async (id: string | undefined) =>
    (await call(app, { path: `/resources/${id}`, token: person.token })).status === 200
  const unused = await waitForEnd(
    (await queueRender({ app, person, id: (await addReel({ app, person })).id })).id,
  )
  const used = await waitForEnd(
    (await queueRender({ app, person, id: (await addReel({ app, person })).id })).id,
  )
  await inTransaction(app.ctx.db, (tx) =>
    replaceUses({
      ctx: app.ctx,
      tx,
      workspaceId: person.workspaceId,
      kind: 'post',
      usedBy: newId(),
      title: 'Пост',
      resourceIds: used.results.map(({ id }) => id),
    }),
  )
  expect(await remove(unused.id)).toMatchObject({ status: 200 })
  expect(await remove(used.id)).toMatchObject({ status: 200 })
  expect(await isListed(unused.results[0]?.id)).toBe(false)
  expect(await isListed(used.results[0]?.id)).toBe(true)
})

it('puts what it has in hand back into the line when it is told to stop', async () => {
  const { id } = await queueRender({ app, person, id: (await longReel()).id })
  await waitForStart(id)
  await renderer.stop()
  expect(await readGeneration({ app, person, id })).toMatchObject({ state: 'queued', ahead: 0 })
  expect(await renderFolders()).toEqual([])
  await call(app, { method: 'POST', path: `/generations/${id}/cancel`, token: person.token })
  renderer = startRenderer(app)
})

it('says what to install where there is no ffmpeg, and keeps reels editable', async () => {
  const bare = await createTestApp({ config: { programPath: '/nonexistent' } })
  try {
    const somebody = await createUploader(bare, 9)
    const reel = await addReel({ app: bare, person: somebody })
    const { status, error } = await requestRender({ app: bare, person: somebody, id: reel.id })
    expect({ status, code: error?.code }).toEqual({ status: 503, code: 'UNAVAILABLE' })
    expect(error?.message).toContain('apt-get install ffmpeg')
  } finally {
    await bare.stop()
  }
})
