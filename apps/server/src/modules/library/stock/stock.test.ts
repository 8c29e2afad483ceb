import { createServer, type Server } from 'node:http'
import { resource } from '@kadr/contract/library/resources'
import * as contract from '@kadr/contract/library/stock'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { createStockSandbox } from '@kadr/sandbox/stock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { drawPicture } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader } from '../../../../test/uploads.ts'
import { composition } from '../../../app.ts'
import { parseStock } from '../../../config/stock.ts'
import { createStockModule } from './index.ts'

const KEY = 'stock-secret'
const PHOTOS = [
  { id: 11, words: 'кофе в чашке' },
  { id: 12, words: 'кофе в зёрнах' },
  { id: 13, words: 'много снега' },
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
  sandbox = createStockSandbox({ key: KEY, photos: PHOTOS, picture })
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

it('offers the libraries whose keys are configured', async () => {
  const { libraries } = z.parse(contract.listStockLibraries.data, (await ask('')).data)
  expect(libraries.map(({ name }) => name)).toEqual(['Pexels', 'Pixabay', 'Unsplash'])
  expect(parseStock({})).toEqual({})
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
      attribution: { author: 'Анна Светлова', pageUrl: expect.stringContaining('11') },
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
