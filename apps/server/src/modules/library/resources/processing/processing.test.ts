import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, makeMedia, makeSound, makeVideo } from '../../../../../test/media.ts'
import { call } from '../../../../../test/people.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import {
  createUploader,
  listStoredFiles,
  runAllJobs,
  type Uploader,
  upload,
} from '../../../../../test/uploads.ts'
import { publicMediaUrl } from '../../../../platform/storage/media-urls.ts'
import { processJob } from '../declared-jobs.ts'
import { ensureRendition, getResources } from '../index.ts'

let app: TestShell
let person: Uploader
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
})
afterAll(() => app.stop())

const keep = async (filename: string, content: Buffer) => {
  const { resource, refusal } = await upload(app, { ...person, filename, content })
  if (!resource) throw new Error(`${filename}: ${refusal}`)
  const [row] = await getResources({ ctx: app.ctx, ...person, ids: [resource.id] })
  if (!row) throw new Error('no row')
  return row
}

const fetchVariant = async (row: Parameters<typeof publicMediaUrl>[0]['row'], variant: string) => {
  const expires = new Date(Date.now() + 60_000)
  const url = new URL(publicMediaUrl({ ctx: app.ctx, row, variant, expires }))
  const answer = await app.http.inject(`${url.pathname}${url.search}`)
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    body: answer.rawPayload,
  }
}

const probe = (content: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-probe-'))
  const path = join(folder, 'file')
  writeFileSync(path, content)
  const { stdout } = spawnSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', path])
  rmSync(folder, { recursive: true })
  return JSON.parse(String(stdout))
}

describe('a picture', () => {
  it('is measured for where its subject is and where words may stand', async () => {
    const subject = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#c02020' },
    })
      .png()
      .toBuffer()
    const content = await sharp({
      create: { width: 900, height: 1600, channels: 3, background: '#b4c8dc' },
    })
      .composite([{ input: subject, left: 300, top: 300 }])
      .jpeg()
      .toBuffer()
    const { composition } = await keep('red.jpg', content)
    expect(composition).toMatchObject({ calm: 'bottom' })
    expect(composition?.focus.y).toBeLessThan(0.45)
  })

  it('is turned as its camera meant and loses everything but its pixels', async () => {
    const content = await sharp(await drawPicture({ width: 3000, height: 2000 }))
      .withExif({ IFD0: { Copyright: 'секрет' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const row = await keep('turned.jpg', content)
    expect(row).toMatchObject({ state: 'ready', progress: 100, width: 2000, height: 3000 })
    expect(row.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(row.placeholder?.length).toBeLessThan(1000)
    for (const [need, width] of [
      ['webp-320', 320],
      ['webp-1080', 1080],
      ['webp-2048', 2000],
    ] as const) {
      const { body, type } = await fetchVariant(row, need)
      expect(type).toBe('image/webp')
      const { exif, orientation, ...made } = await sharp(body).metadata()
      expect(made).toMatchObject({ width, height: width * 1.5, format: 'webp' })
      expect({ exif, orientation }).toEqual({})
    }
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('is taken as %s', async (type) => {
    const content = await drawPicture({ seed: 20 + type.length, type })
    const row = await keep(`a.${type}`, content)
    expect(row).toMatchObject({ state: 'ready', mimeType: `image/${type}`, width: 640 })
  })

  it.skipIf(spawnSync('heif-enc', ['--help']).error !== undefined)(
    'is taken as HEIC, as phones make it [needs heif-enc]',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'kadr-heic-'))
      const source = join(folder, 'a.png')
      writeFileSync(source, await drawPicture({ width: 800, height: 600, type: 'png', seed: 30 }))
      spawnSync('heif-enc', ['-o', join(folder, 'a.heic'), source])
      const row = await keep('IMG_1.HEIC', readFileSync(join(folder, 'a.heic')))
      rmSync(folder, { recursive: true })
      expect(row).toMatchObject({ state: 'ready', mimeType: 'image/heic', width: 800, height: 600 })
      expect((await sharp((await fetchVariant(row, 'webp-320')).body).metadata()).width).toBe(320)
    },
  )

  it('is cut to an exact size around its middle when a network asks for one', async () => {
    const row = await keep('c.png', await drawPicture({ width: 900, type: 'png', seed: 42 }))
    const { workspaceId } = person
    await ensureRendition({ ctx: app.ctx, workspaceId, resourceId: row.id, need: 'jpeg-320x400' })
    await runAllJobs(app)
    const { body } = await fetchVariant(row, 'jpeg-320x400')
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 400, format: 'jpeg' })
  })

  it('is made as a network needs it once, and again only after a replacement', async () => {
    const row = await keep('a.png', await drawPicture({ width: 2000, type: 'png', seed: 40 }))
    const ask = () =>
      ensureRendition({
        ctx: app.ctx,
        workspaceId: person.workspaceId,
        resourceId: row.id,
        need: 'jpeg-1440',
      })
    const asked = await Promise.all([ask(), ask(), ask()])
    expect(asked.map(({ state }) => state)).toEqual(['making', 'making', 'making'])
    expect(await app.runDueJobs()).toBe(1)
    expect(await ask()).toEqual({ state: 'ready', failure: null })
    const { body, type } = await fetchVariant(row, 'jpeg-1440')
    expect(type).toBe('image/jpeg')
    expect((await sharp(body).metadata()).width).toBe(1440)

    const content = await drawPicture({ width: 2000, type: 'png', seed: 41 })
    await upload(app, { ...person, filename: 'b.png', content, metadata: { replaces: row.id } })
    expect((await fetchVariant(row, 'jpeg-1440')).status).toBe(404)
    expect(await ask()).toMatchObject({ state: 'making' })
    await runAllJobs(app)
    expect(await ask()).toMatchObject({ state: 'ready' })
  })
})

describe('a video', () => {
  it.each([
    ['clip.mp4', {}, 'video/mp4'],
    ['clip.mov', {}, 'video/quicktime'],
    ['clip.mkv', {}, 'video/x-matroska'],
    ['clip.webm', { codecs: ['-c:v', 'libvpx', '-c:a', 'libopus'] }, 'video/webm'],
  ])('%s gets a poster and a preview that plays everywhere', async (name, options, mimeType) => {
    const row = await keep(name, makeVideo({ name, seconds: 1, ...options }))
    expect(row).toMatchObject({ state: 'ready', mimeType, kind: 'video', width: 320, height: 240 })
    expect(row.durationSeconds).toBeCloseTo(1, 0)
    expect((await fetchVariant(row, 'poster')).type).toBe('image/jpeg')
    const { body, type } = await fetchVariant(row, 'mp4-h264-1080')
    expect(type).toBe('video/mp4')
    expect(body.indexOf('moov')).toBeLessThan(body.indexOf('mdat'))
    const { streams } = probe(body)
    expect(streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', r_frame_rate: '30/1', avg_frame_rate: '30/1' },
      { codec_name: 'aac', sample_rate: '48000', channels: 2 },
    ])
  })

  it('is made smaller by its short side and stands as it was filmed', async () => {
    const content = makeVideo({
      size: '2560x1440',
      seconds: 0.2,
      extra: ['-metadata:s:v', 'rotate=90'],
    })
    const row = await keep('tall.mp4', content)
    const [video] = probe((await fetchVariant(row, 'mp4-h264-1080')).body).streams
    expect([video.width, video.height].sort()).toEqual([1080, 1920])
    expect(row.width && row.height && row.width < row.height).toBe(video.width < video.height)
  })

  it('without sound stays without it', async () => {
    const content = makeMedia('mute.mp4', [
      ...['-f', 'lavfi', '-i', 'testsrc2=size=160x120:rate=25:duration=1', '-pix_fmt', 'yuv420p'],
    ])
    const row = await keep('mute.mp4', content)
    expect(probe((await fetchVariant(row, 'mp4-h264-1080')).body).streams).toHaveLength(1)
  })
})

describe('a sound', () => {
  it.each([
    ['a.mp3', 'audio/mpeg'],
    ['a.wav', 'audio/wav'],
    ['a.m4a', 'audio/mp4'],
    ['a.aac', 'audio/aac'],
    ['a.ogg', 'audio/ogg'],
    ['a.flac', 'audio/flac'],
  ])('%s gets a picture of its shape and a preview', async (name, mimeType) => {
    const codecs = name === 'a.ogg' ? ['-c:a', 'libopus'] : []
    const row = await keep(name, makeSound(name, 1, codecs))
    expect(row).toMatchObject({ state: 'ready', mimeType, kind: 'audio', width: null })
    const { body, type } = await fetchVariant(row, 'waveform')
    expect(type).toBe('image/png')
    expect(await sharp(body).metadata()).toMatchObject({ width: 640, height: 200 })
    expect(probe((await fetchVariant(row, 'm4a-aac')).body).streams).toMatchObject([
      { codec_name: 'aac', sample_rate: '48000' },
    ])
  })

  it('with a cover is still a sound', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kadr-cover-'))
    writeFileSync(join(folder, 'c.jpg'), await drawPicture({ seed: 50 }))
    const content = makeMedia('covered.mp3', [
      ...['-f', 'lavfi', '-i', 'sine=duration=1', '-i', join(folder, 'c.jpg')],
      ...['-map', '0', '-map', '1', '-c:v', 'copy', '-disposition:v', 'attached_pic'],
    ])
    rmSync(folder, { recursive: true })
    expect(await keep('covered.mp3', content)).toMatchObject({ kind: 'audio', state: 'ready' })
  })
})

it('may be run any number of times and leaves no draft', async () => {
  const row = await keep('again.mp4', makeVideo({ seconds: 1, size: '160x120' }))
  const files = listStoredFiles(app)
  for (const state of ['processing', 'processing']) {
    await app.database.pool.query('update resources set state = $2 where id = $1', [row.id, state])
    const data = { resourceId: row.id, fileId: row.fileId }
    await app.ctx.jobs.enqueue(processJob, data)
    await runAllJobs(app)
  }
  expect(listStoredFiles(app)).toEqual(files)
  const { data } = await call(app, { path: `/resources/${row.id}`, token: person.token })
  expect(data).toMatchObject({ state: 'ready' })
})
