import { createServer, request, type Server } from 'node:http'
import { playedSources } from '@kadr/sandbox/downloads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine, type Played, playSources } from '../test/played.ts'
import { withGuard } from './_shared/guard/guard-proxy.ts'
import { createOutside } from './_shared/outside.ts'
import { readTrack } from './_shared/stream/open-track.ts'

const HOSTS = ['tiktok.com', 'redd.it']
let played: Played
let inside: Server
let port = 0
let hits = 0

beforeAll(async () => {
  played = await playSources()
  inside = createServer((_request, response) => {
    hits += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const address = inside.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  inside.close()
  played.close()
})

/** Allowed host names that resolve to internal addresses. */
const NAMES: Record<string, string[]> = {
  'loopback.tiktok.com': ['127.0.0.1'],
  'mixed.tiktok.com': ['93.184.216.34', '10.0.0.1'],
  'meta.tiktok.com': ['169.254.169.254'],
  'six.tiktok.com': ['::1'],
  'mapped.tiktok.com': ['::ffff:127.0.0.1'],
}
const outside = createOutside({
  lookup: (name, _options, callback) =>
    callback(
      null,
      (NAMES[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
})

const CLOSED = [
  '127.0.0.1:443',
  'localhost:443',
  '169.254.169.254:443',
  '10.0.0.1:443',
  'example.com:443',
  'tiktok.com.evil.example:443',
  'www.tiktok.com:22',
  ...Object.keys(NAMES).map((name) => `${name}:443`),
]

type ProxyRequest = { proxy: string; target: string; method?: 'CONNECT' | 'GET'; hasKey?: boolean }

const ask = ({ proxy, target, method = 'CONNECT', hasKey = true }: ProxyRequest) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port: proxyPort, username, password } = new URL(proxy)
    const key = Buffer.from(`${username}:${password}`).toString('base64')
    const sent = request({
      host: hostname,
      port: proxyPort,
      method,
      path: target,
      agent: false,
      headers: hasKey ? { 'proxy-authorization': `Basic ${key}` } : {},
    })
    sent.once('connect', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    sent.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.once('error', reject)
    sent.end()
  })

describe('the guard of the engine', () => {
  it.each(CLOSED)('is closed to %s', async (target) => {
    const status = await withGuard({
      outside,
      hosts: HOSTS,
      run: ({ url }) => ask({ proxy: url, target }),
    })
    expect(status).toBe(403)
  })

  it('passes no plain request and nobody without its key', async () => {
    hits = 0
    const statuses = await withGuard({
      outside,
      hosts: HOSTS,
      run: ({ url }) =>
        Promise.all([
          ask({ proxy: url, target: `http://127.0.0.1:${port}/`, method: 'GET' }),
          ask({ proxy: url, target: 'www.tiktok.com:443', hasKey: false }),
        ]),
    })
    expect(statuses).toEqual([403, 407])
    expect(hits).toBe(0)
  })

  it('opens a listed host', async () => {
    const status = await withGuard({
      outside: played.outside,
      hosts: HOSTS,
      run: ({ url }) => ask({ proxy: url, target: 'www.tiktok.com:443' }),
    })
    expect(status).toBe(200)
  })
})

const readAll = async (url: string, isPlaylist: boolean) => {
  const track = { url, isPlaylist, headers: {} }
  const signal = AbortSignal.timeout(5000)
  for await (const _ of readTrack({
    fetch: outside.fetchFrom(HOSTS),
    track,
    signal,
    maxBytes: 1e6,
  })) {
    // Expected: no response.
  }
}

describe('files', () => {
  it.each([
    `http://127.0.0.1:${1}/`,
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/',
    'https://loopback.tiktok.com/a.mp4',
    'https://example.com/a.mp4',
    'file:///etc/passwd',
  ])('are not fetched from %s', async (url) => {
    await expect(readAll(url, false)).rejects.toThrow()
    await expect(readAll(url, true)).rejects.toThrow()
  })
})

/** Works of the sandbox whose page, manifest, file or picture points to this machine. */
describe.skipIf(!engine)('works that lead inside [needs yt-dlp]', () => {
  const linkTo = (source: string, end: string) => playedSources[source]?.linkTo(end) ?? ''

  it.each(['tiktok', 'facebook', 'linkedin'])(
    'a redirect of %s ends at the guard',
    async (source) => {
      await expect(played.read(linkTo(source, '11'))).rejects.toMatchObject({
        name: 'DownloadRefusedError',
      })
    },
  )

  it('a manifest gives no track inside', async () => {
    const { items } = await played.read(linkTo('reddit', '12'))
    const hosts = items.flatMap(({ tracks }) => tracks.map(({ url }) => new URL(url).hostname))
    expect(hosts.every((host) => host.endsWith('redd.it'))).toBe(true)
  })

  it('a picture inside is not offered, nor a file', async () => {
    const { items } = await played.read(linkTo('twitter', '13'))
    expect(items.map(({ kind }) => kind)).toEqual(['video', 'video'])
    await expect(played.read(linkTo('twitter', '14'))).rejects.toMatchObject({ code: 'too-large' })
  })
})
