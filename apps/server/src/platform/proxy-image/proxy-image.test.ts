import { readdirSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import { createProxyImageModule, signImageUrl } from './index.ts'

const PATH = '/api/analytics/proxy-image'
const LIMIT = 30_000
const clock = createFakeClock()
let app: TestShell
let server: Server
let origin = ''
let port = 0
const hits = new Map<string, number>()
const pages = new Map<string, (response: ServerResponse) => void>()

const send = (type: string, body: Uint8Array | string) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': type, 'set-cookie': 'spy=1', 'x-powered-by': 'them' })
  response.end(body)
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f4bff' } })

/** Pixels that don't compress, so that files have a realistic size. */
const noise = (seed: number) => {
  const side = 128
  const bytes = Buffer.alloc(side * side * 3)
  let state = seed
  for (let index = 0; index < bytes.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[index] = state % 256
  }
  return sharp(bytes, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A PNG of a few kilobytes that expands to 400 million pixels. */
const bomb = () => {
  const side = 20_000
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const PATIENT_MS = 120_000
const HASTY_MS = 500

/** A host name that counts as public; in this test it resolves to our own server. */
const openShell = ({ timeoutMs }: { timeoutMs: number }) => {
  const fetch = createSafeFetch({
    ports: [port],
    isAllowed: (ip) => ip === '127.0.0.1',
    lookup: (name, _options, callback) => {
      const isKnown = name === 'pictures.example'
      callback(
        isKnown ? null : new Error('no such name'),
        isKnown ? [{ address: '127.0.0.1', family: 4 }] : [],
      )
    },
    timeoutMs,
  })
  const authenticate = async ({ token }: { token: string }) =>
    token === 'good' ? { userId: 'u', sessionId: 's' } : undefined
  const module = createProxyImageModule({ fetch, timeoutMs, cacheLimit: LIMIT })
  return createTestShell({ authenticate, modules: [module] }, { clock })
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    hits.set(path, (hits.get(path) ?? 0) + 1)
    const page = pages.get(path)
    if (page) page(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  origin = `http://pictures.example:${port}`
  app = await openShell({ timeoutMs: PATIENT_MS })
}, 60_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.stop()
})

const ask = (url: string, { token = 'good', shell = app } = {}) =>
  shell.http.inject({
    url: `${PATH}?url=${encodeURIComponent(url)}`,
    headers: { authorization: `Bearer ${token}` },
  })

const sign = (url: string) =>
  signImageUrl({ secrets: app.ctx.secrets, clock, publicUrl: app.ctx.config.publicUrl, url })

const REFUSED = {
  success: false,
  error: { code: 'IMAGE_UNAVAILABLE', message: 'Картинка недоступна' },
}

it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'draws a %s anew as webp',
  async (format) => {
    const given = await picture(2000, 500).withMetadata().toFormat(format).toBuffer()
    pages.set(`/a.${format}`, send('text/plain', given))
    const answer = await ask(`${origin}/a.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    const drawn = await sharp(answer.rawPayload).metadata()
    expect(drawn).toMatchObject({ format: 'webp', width: 1024, height: 256 })
    expect(drawn.exif).toBeUndefined()
  },
)

it('does not make a small picture larger', async () => {
  pages.set('/small', send('image/png', await picture(20, 10).png().toBuffer()))
  const { rawPayload } = await ask(`${origin}/small`)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 20, height: 10 })
})

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'
  it.each([
    ['an SVG', 'image/svg+xml', svg],
    ['an SVG called a PNG', 'image/png', svg],
    ['a page called a JPEG', 'image/jpeg', '<!doctype html><script>alert(1)</script>'],
    ['a page that begins like a GIF', 'image/gif', 'GIF89a<script>alert(1)</script>'],
    ['half a PNG', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a PDF', 'image/png', '%PDF-1.7'],
    ['nothing', 'image/png', ''],
  ])('refuses %s', async (name, type, body) => {
    const path = `/not/${encodeURIComponent(name)}`
    pages.set(path, send(type, body))
    const answer = await ask(`${origin}${path}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual(REFUSED)
    expect(answer.headers['content-type']).toContain('application/json')
  })

  it('refuses a bomb', async () => {
    const bytes = bomb()
    expect(bytes.length).toBeLessThan(100_000)
    expect(await sharp(bytes, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 20_000,
    })
    pages.set('/bomb.png', send('image/png', bytes))
    expect((await ask(`${origin}/bomb.png`)).json()).toEqual(REFUSED)
  })
})

describe('a host that behaves badly', () => {
  it('is cut off when it says it sends too much', async () => {
    pages.set('/large', (response) => {
      response.writeHead(200, { 'content-length': String(9 * 1024 * 1024) })
      response.write('x')
    })
    expect((await ask(`${origin}/large`)).json()).toEqual(REFUSED)
  })

  it('is cut off when it never stops', async () => {
    let sent = 0
    pages.set('/endless', (response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      const more = () => {
        while (!response.destroyed) {
          sent += 65_536
          if (!response.write(Buffer.alloc(65_536))) {
            response.once('drain', more)
            return
          }
        }
      }
      more()
    })
    expect((await ask(`${origin}/endless`)).json()).toEqual(REFUSED)
    expect(sent).toBeLessThan(40 * 1024 * 1024)
  })

  it('is given up when it is slow to begin or slow to end', async () => {
    const shell = await openShell({ timeoutMs: HASTY_MS })
    pages.set('/silent', () => undefined)
    pages.set('/dripping', (response) => {
      response.writeHead(200)
      response.write('\x89PNG')
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    })
    expect((await ask(`${origin}/silent`, { shell })).json()).toEqual(REFUSED)
    expect((await ask(`${origin}/dripping`, { shell })).json()).toEqual(REFUSED)
    await shell.stop()
  })

  it('is not followed to the inside, nor round and round', async () => {
    const go = (location: string) => (response: ServerResponse) =>
      void response.writeHead(302, { location }).end()
    pages.set('/to-metadata', go('http://169.254.169.254/latest/meta-data'))
    pages.set('/to-name', go(`http://inside.example:${port}/a.png`))
    pages.set('/to-port', go('http://pictures.example:6379/'))
    pages.set('/to-file', go('file:///etc/passwd'))
    pages.set('/round', go('/round'))
    for (const path of ['/to-metadata', '/to-name', '/to-port', '/to-file', '/round', '/missing']) {
      expect((await ask(`${origin}${path}`)).json(), path).toEqual(REFUSED)
    }
    expect(hits.get('/round')).toBe(4)
  })
})

describe('who may ask', () => {
  it('is whoever has a token or our signature', async () => {
    pages.set('/mine', send('image/png', await picture(8, 8).png().toBuffer()))
    const url = `${origin}/mine`
    const signed = sign(url)
    expect((await app.http.inject(signed)).statusCode).toBe(200)
    expect((await ask(url)).statusCode).toBe(200)
    expect((await ask(url, { token: 'bad' })).statusCode).toBe(401)
    const bare = await app.http.inject(`${PATH}?url=${encodeURIComponent(url)}`)
    expect(bare.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } })
    const query = new URL(signed, 'http://x').searchParams
    for (const [name, value] of [
      ['url', `${origin}/other`],
      ['exp', '99999999999'],
      ['exp', 'never'],
      ['sig', 'x'],
      ['sig', ''],
    ] as const) {
      const forged = new URLSearchParams(query)
      forged.set(name, value)
      expect((await app.http.inject(`${PATH}?${forged}`)).statusCode, name).toBe(401)
    }
  })

  it('is nobody with a signature that is too old', async () => {
    const url = `${origin}/mine`
    const signed = sign(url)
    expect(sign(url)).toBe(signed)
    clock.advance(9 * 86_400_000)
    expect((await app.http.inject(signed)).statusCode).toBe(401)
    expect(sign(url)).not.toBe(signed)
  })

  it('does not sign what is our own, or nothing', () => {
    const { secrets, config } = app.ctx
    const of = (url: string | null) =>
      signImageUrl({ secrets, clock, publicUrl: config.publicUrl, url })
    for (const url of [null, '/a.png', `${config.publicUrl}/a.png`, 'data:image/png;base64,AA==']) {
      expect(of(url)).toBe(url)
    }
  })
})

describe('what was fetched', () => {
  it('is fetched once, however many ask', async () => {
    let release = () => {}
    const bytes = await picture(9, 9).png().toBuffer()
    pages.set('/popular', (response) => {
      release = () => send('image/png', bytes)(response)
    })
    const asked = Array.from({ length: 10 }, () => ask(`${origin}/popular`))
    await expect.poll(() => hits.get('/popular')).toBe(1)
    release()
    for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(200)
    await ask(`${origin}/popular`)
    expect(hits.get('/popular')).toBe(1)
  })

  it('is fetched again after a day, and shown on when that fails', async () => {
    const bytes = await picture(7, 7).png().toBuffer()
    pages.set('/daily', send('image/png', bytes))
    await ask(`${origin}/daily`)
    clock.advance(86_400_000)
    await ask(`${origin}/daily`)
    expect(hits.get('/daily')).toBe(2)
    clock.advance(86_400_000)
    pages.delete('/daily')
    expect((await ask(`${origin}/daily`)).statusCode).toBe(200)
    expect(hits.get('/daily')).toBe(3)
  })

  it('takes no more room than it may, the least used leaving first', async () => {
    const folder = join(app.ctx.config.dataDir, 'cache', 'images')
    for (let index = 0; index < 8; index += 1) {
      pages.set(`/noise/${index}`, send('image/png', await noise(index + 1)))
      await ask(`${origin}/noise/${index}`)
      await ask(`${origin}/noise/0`)
    }
    const size = readdirSync(folder).reduce(
      (sum, name) => sum + statSync(join(folder, name)).size,
      0,
    )
    expect(size).toBeLessThanOrEqual(LIMIT)
    expect(size).toBeGreaterThan(0)
    expect(hits.get('/noise/0')).toBe(1)
    await ask(`${origin}/noise/1`)
    expect(hits.get('/noise/1')).toBe(2)
  })
})
