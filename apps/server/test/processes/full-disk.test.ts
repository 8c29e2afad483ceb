import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createRhvoice } from '@kadr/speech'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawPicture, makeSound, makeVideo } from '../media.ts'
import { call } from '../people.ts'
import {
  addReel,
  giveVideoPoints,
  queueRender,
  readGeneration,
  startRenderer,
  TINY_RENDER,
  videoPointsOf,
} from '../reels.ts'
import { createTestApp } from '../test-app.ts'
import type { TestShell } from '../test-shell.ts'
import {
  beginUpload,
  continueUpload,
  createUploader,
  listStoredFiles,
  outcomeOf,
  runAllJobs,
  type Uploader,
  upload,
} from '../uploads.ts'
import { mountSmallDisk } from './small-disk.ts'

const disk = mountSmallDisk()
const hasVoices = createRhvoice({ tempDir: '/tmp' }).listVoices().length > 0
const FULL = { status: 507, error: { code: 'STORAGE_FULL' } }

describe.skipIf(!disk)('on a disk that is full [needs root, to mount a small one]', () => {
  if (!disk) return
  let app: TestShell
  let person: Uploader
  let renderer: ReturnType<typeof startRenderer>
  beforeAll(async () => {
    app = await createTestApp({ config: { render: TINY_RENDER, dataDir: disk.path } })
    person = await createUploader(app, 1)
    await giveVideoPoints({ app, person })
    renderer = startRenderer(app)
  })
  afterEach(() => disk.empty())
  afterAll(async () => {
    await renderer.stop()
    await app.stop()
    disk.unmount()
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
  const tempFolders = () => readdirSync(app.ctx.media.tempDir)
  const render = async (reelId: string) =>
    ended((await queueRender({ app, person, id: reelId })).id)

  it('a reel fails at once with its point given back, and is made when there is room', async () => {
    const before = disk.freeBytes()
    expect((await render((await addReel({ app, person })).id)).state).toBe('ready')
    await runAllJobs(app)
    const points = await videoPointsOf({ app, person })
    const taken = before - disk.freeBytes()
    const reel = await addReel({ app, person })
    const stored = listStoredFiles(app)
    // No room to render; then enough to render, but not to keep what was made.
    for (const leave of [0, taken / 2]) {
      disk.fill(leave)
      const failed = await render(reel.id)
      expect(failed).toMatchObject({ state: 'failed', cost: 0, failure: { code: 'space' } })
      expect(failed.failure?.message).toMatch(/^На сервере закончилось место/)
      expect(await videoPointsOf({ app, person })).toBe(points)
      expect(tempFolders()).toEqual([])
      expect(listStoredFiles(app)).toEqual(stored)
    }
    disk.empty()
    expect((await render(reel.id)).state).toBe('ready')
    expect(await videoPointsOf({ app, person })).toBe(points - 1)
  })

  it('an upload is refused with a reason, leaves nothing, and goes when there is room', async () => {
    const content = await drawPicture({ width: 1200, height: 1200, type: 'png' })
    const order = { ...person, filename: 'фото.png', size: content.length }
    const stored = listStoredFiles(app)
    disk.fill()
    expect(await beginUpload(app, order)).toMatchObject(FULL)
    disk.empty()
    const { id } = await beginUpload(app, order)
    disk.fill()
    const sent = await continueUpload(app, { ...person, id, body: content })
    expect(sent).toMatchObject(FULL)
    expect(sent.error?.message).toMatch(/^На сервере закончилось место. Попробуйте позже/)
    expect(listStoredFiles(app)).toEqual(stored)
    expect(await continueUpload(app, { ...person, id, method: 'HEAD' })).toMatchObject({
      status: 404,
    })
    const { rows } = await app.database.pool.query(
      "select id from resource_uploads where state = 'uploading'",
    )
    expect(rows).toEqual([])
    disk.empty()
    expect((await upload(app, { ...order, content })).state).toBe('accepted')
  })

  it('a file that can not be kept is refused with the reason', async () => {
    const content = await drawPicture({ width: 900, height: 900, type: 'png', seed: 9 })
    const order = { ...person, filename: 'фото.png', size: content.length }
    const stored = listStoredFiles(app)
    const { id } = await beginUpload(app, order)
    await continueUpload(app, { ...person, id, body: content })
    disk.fill()
    await runAllJobs(app)
    const { state, refusal } = await outcomeOf(app, { ...person, id })
    expect(state).toBe('refused')
    expect(refusal).toMatch(/^На сервере закончилось место/)
    expect(listStoredFiles(app)).toEqual(stored)
  })

  it('a file that can not be processed is kept, and not taken for a broken one', async () => {
    const content = makeVideo()
    const { id } = await beginUpload(app, {
      ...person,
      filename: 'видео.mp4',
      size: content.length,
    })
    await continueUpload(app, { ...person, id, body: content })
    disk.fill(content.length + 65_536)
    await runAllJobs(app)
    const { state, resource } = await outcomeOf(app, { ...person, id })
    expect({ state, processed: resource?.state }).toEqual({
      state: 'accepted',
      processed: 'failed',
    })
    expect(resource?.failure).toMatch(/^На сервере закончилось место/)
    const original = await app.http.inject({ url: resource?.urls.original ?? '' })
    expect(original.rawPayload.equals(content)).toBe(true)
    expect(tempFolders()).toEqual([])
  })

  it('a voice is refused with a reason and leaves no drafts', async () => {
    const content = makeSound('voice.wav', 2)
    const { resource } = await upload(app, { ...person, filename: 'voice.wav', content })
    disk.fill()
    const answer = await call(app, {
      method: 'POST',
      path: '/speech/recordings',
      token: person.token,
      body: { resourceId: resource?.id, script: 'Раз два', arePausesTrimmed: true },
    })
    expect(answer).toMatchObject(FULL)
    expect(tempFolders()).toEqual([])
    expect(readdirSync(disk.path)).not.toContain('voices')
  })

  it.skipIf(!hasVoices)(
    'a voice of the server is refused with the same reason [needs librhvoice5 and rhvoice-russian]',
    async () => {
      disk.fill()
      const answer = await call(app, {
        method: 'POST',
        path: '/speech',
        token: person.token,
        body: { script: 'Раз два', voice: 'rhvoice/anna', speed: 1 },
      })
      expect(answer).toMatchObject(FULL)
      expect(tempFolders()).toEqual([])
    },
  )

  it('is told as not ready, and files of people stop at the reserve of the database', async () => {
    const isRoomy = async () => (await app.http.inject('/ready')).json().disk
    expect(await isRoomy()).toBe(true)
    disk.fill()
    expect(await isRoomy()).toBe(false)
    disk.fill(700_000)
    const put = app.ctx.blobs.put({ key: 'x/z', body: Readable.from([Buffer.alloc(1000)]) })
    await expect(put).rejects.toThrow(/no space left/)
    expect(statSync(join(disk.path, 'blobs')).mode & 0o777).toBe(0o700)
  })

  it('a blob that did not fit leaves no draft', async () => {
    disk.fill()
    const put = app.ctx.blobs.put({
      key: 'x/y',
      body: Readable.from([Buffer.alloc(100_000)]),
    })
    await expect(put).rejects.toThrow(/no space left/)
    expect(readdirSync(join(disk.path, 'blobs', '.drafts'))).toEqual([])
  })
})
