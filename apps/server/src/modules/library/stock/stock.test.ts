import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { resource } from '@kadr/contract/library/resources'
import * as contract from '@kadr/contract/library/stock'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import { createStockSandbox } from '@kadr/sandbox/stock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { drawPicture, makeVideo } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader } from '../../../../test/uploads.ts'
import { composition } from '../../../app.ts'
import { parseStock } from '../../../config/stock.ts'
import { probeMedia } from '../../../platform/media/probe.ts'
import { createStockModule } from './index.ts'

const KEY = 'stock-secret'
const PHOTOS = [
  { id: 11, words: 'кофе в чашке' },
  { id: 12, words: 'кофе в зёрнах' },
  ...Array.from({ length: 31 }, (_, index) => ({ id: 100 + index, words: 'много снега' })),
]
const CLIPS = [
  { id: 21, words: 'кофе льётся', seconds: 12, isWide: true },
  { id: 22, words: 'кофе и пар', seconds: 8 },
]

let app: TestShell
let server: Server
let sandbox: ReturnType<typeof createStockSandbox>
let person: Uploader

const portOf = (listening: Server) => {
  const address = listening.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

beforeAll(async () => {
  const picture = await drawPicture({ width: 600, height: 900 })
  const clip = makeVideo({ seconds: 2, size: '108x192' })
  sandbox = createStockSandbox({
    key: KEY,
    photos: PHOTOS,
    clips: CLIPS,
    readPicture: () => picture,
    readClip: () => clip,
  })
  server = createServer(sandbox.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${portOf(server)}`
  const fetch = createSafeFetch({ isAllowed: () => true, ports: [portOf(server)] })
  const modules = composition.modules.filter(({ name }) => name !== 'stock')
  app = await createTestShell(
    { ...composition, modules: [...modules, createStockModule({ fetch })] },
    {
      config: {
        stock: parseStock({
          PEXELS_KEY: KEY,
          PEXELS_API_URL: `${base}/pexels`,
          PIXABAY_KEY: KEY,
          PIXABAY_API_URL: `${base}/pixabay`,
          UNSPLASH_KEY: KEY,
          UNSPLASH_API_URL: `${base}/unsplash`,
        }),
      },
    },
  )
  person = await createUploader(app, 1)
})
afterAll(async () => {
  await app.stop()
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, method: 'GET' | 'POST' = 'GET') =>
  call(app, { method, path: `/stock${path}`, token: person.token })
const search = async (library: string, query: string, page = 1) => {
  const answer = await ask(`/${library}/photos?query=${encodeURIComponent(query)}&page=${page}`)
  return z.parse(contract.searchStockPhotos.data, answer.data)
}

/** What the stored file holds. */
const probeStored = (url: string) =>
  withTempFolder({
    tempDir: app.ctx.media.tempDir,
    async run(folder) {
      const path = join(folder, 'stored')
      const { rawPayload } = await app.http.inject({ method: 'GET', url })
      await writeFile(path, rawPayload)
      return probeMedia({ tools: app.ctx.media, path, demuxer: 'mov' })
    },
  })

it('offers the libraries whose keys are configured', async () => {
  const { libraries } = z.parse(contract.listStockLibraries.data, (await ask('')).data)
  expect(libraries.map(({ name }) => name)).toEqual(['Pexels', 'Pixabay', 'Unsplash'])
  expect(libraries.map(({ hasVideos }) => hasVideos)).toEqual([true, true, false])
  expect(parseStock({})).toEqual({})
})

it('plays a library for a key of the sandbox, and only there', () => {
  const env = { PEXELS_KEY: 'sandbox-stock', PIXABAY_KEY: 'real' }
  const config = parseStock(env, { sandboxUrl: 'http://localhost:3000' })
  expect(config.pexels?.apiUrl).toBe('http://localhost:3000/sandbox/stock/pexels')
  expect(config.pixabay?.apiUrl).toBe('https://pixabay.com/api')
  expect(parseStock(env).pexels?.apiUrl).toBe('https://api.pexels.com')
})

describe.each(['pexels', 'pixabay', 'unsplash'])('%s', (library) => {
  it('finds photos with their authors, page by page', async () => {
    const { photos, hasMore } = await search(library, 'кофе')
    expect(photos.map(({ id }) => id)).toEqual(['11', '12'])
    expect(photos[0]).toMatchObject({
      author: 'Анна Светлова',
      authorUrl: expect.stringContaining(`${library}.com/`),
      alt: 'кофе в чашке',
    })
    expect(photos[0]?.pageUrl).toMatch(new RegExp(`^https://(www\\.)?${library}\\.com/photos?/`))
    expect(hasMore).toBe(false)
    expect((await search(library, 'много')).hasMore).toBe(true)
    expect((await search(library, 'много', 2)).hasMore).toBe(false)
  })

  it('makes a photo a resource with its attribution, once', async () => {
    const first = z.parse(resource, (await ask(`/${library}/photos/11`, 'POST')).data)
    expect(first).toMatchObject({
      kind: 'image',
      attribution: {
        author: 'Анна Светлова',
        // The same file is the resource of whoever brought it first.
        authorUrl: expect.stringMatching(/^https:\/\/\S+svetlova$/),
        pageUrl: expect.stringContaining('11'),
      },
    })
    const again = z.parse(resource, (await ask(`/${library}/photos/11`, 'POST')).data)
    expect(again.id).toBe(first.id)
  })

  it('says so when a photo is gone or the library fails', async () => {
    expect((await ask(`/${library}/photos/99`, 'POST')).status).toBe(404)
    sandbox.failWith(429)
    try {
      const { status, error } = await ask(`/${library}/photos?query=snow`)
      expect(status).toBe(503)
      expect(error).toMatchObject({ code: 'UNAVAILABLE' })
    } finally {
      sandbox.failWith(undefined)
    }
  })
})

describe.each(['pexels', 'pixabay'])('videos of %s', (library) => {
  const find = async (shape: string) => {
    const path = `/${library}/videos?query=${encodeURIComponent('кофе')}&shape=${shape}`
    return z.parse(contract.searchStockVideos.data, (await ask(path)).data)
  }

  it('finds upright ones first, with their authors and lengths', async () => {
    const { videos } = await find('upright')
    expect(videos[0]).toMatchObject({
      id: '22',
      seconds: 8,
      author: 'Анна Светлова',
      authorUrl: expect.stringContaining(`${library}.com/`),
      pageUrl: expect.stringContaining('22'),
    })
    expect(videos[0]?.previewUrl).toMatch(/22\.jpg$/)
    expect(JSON.stringify(videos)).not.toContain('.mp4')
    expect((await find('any')).videos.map(({ id }) => id)).toEqual(['21', '22'])
  })

  it('stores the smallest file that fills the canvas, without sound, once', async () => {
    const path = `/${library}/videos/22`
    const first = z.parse(resource, (await ask(path, 'POST')).data)
    expect(first).toMatchObject({ kind: 'video', attribution: { author: 'Анна Светлова' } })
    expect(sandbox.taken.at(-1)).toBe('22-1080x1920.mp4')
    const again = z.parse(resource, (await ask(path, 'POST')).data)
    expect(again.id).toBe(first.id)
    expect(await probeStored(first.urls.original)).toMatchObject({
      hasVideo: true,
      hasAudio: false,
      width: 108,
    })
  })

  it('says so when a video is gone, and when a wide one is all there is', async () => {
    expect((await ask(`/${library}/videos/99`, 'POST')).status).toBe(404)
    expect((await ask(`/${library}/videos/21`, 'POST')).status).toBe(200)
    const wide = library === 'pexels' ? '21-3840x2160.mp4' : '21-2560x1440.mp4'
    expect(sandbox.taken.at(-1)).toBe(wide)
  })
})

it('has no videos of a library of photos', async () => {
  const { status, error } = await ask(`/unsplash/videos?query=snow`)
  expect(status).toBe(404)
  expect(error).toMatchObject({ message: 'В фотобанке Unsplash нет видео' })
})

it('asks a library for the same words once a day', async () => {
  await search('pixabay', 'Кофе')
  const before = sandbox.calls.length
  await search('pixabay', 'кофе')
  expect(sandbox.calls.length).toBe(before)
})

it('reports the use of a photo to Unsplash alone', () => {
  const reports = sandbox.calls.filter(({ path }) => path.includes('/download'))
  expect(reports.length).toBeGreaterThan(0)
  expect(reports.every(({ path, key }) => path.startsWith('/unsplash/') && key === KEY)).toBe(true)
  expect(reports[0]?.path).toContain('ixid=1')
})
