import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { playedSources } from '@kadr/sandbox/downloads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isHostOf } from './_shared/hosts.ts'
import type { Outside } from './_shared/outside.ts'
import { readTrack } from './_shared/stream/open-track.ts'
import { allSources } from './all-sources.ts'
import { findLink } from './find-link.ts'
import { readDetails } from './read-work.ts'

/** Spellings of an address of our own network, a foreign host or a foreign port. */
const INNER = [
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://www.tiktok.com@127.0.0.1/',
  'https://www.tiktok.com.evil.example/',
  'https://evil-tiktok.com/',
  'https://www.tiktok.com:8443/',
  'https://www.tiktok.com:22/',
]

let server: Server
/** Target of all responses of the source. */
let inner = ''
/** Every connection that was allowed. */
const called: string[] = []

const PLAYLISTS: Record<string, () => string> = {
  variant: () => `#EXT-X-STREAM-INF:BANDWIDTH=1\n${inner}`,
  segment: () => `#EXTINF:1,\n${inner}`,
  key: () => `#EXT-X-KEY:METHOD=AES-128,URI="${inner}"\n#EXTINF:1,\n/a.ts`,
  beginning: () => `#EXT-X-MAP:URI="${inner}"\n#EXTINF:1,\n/a.ts`,
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const playlist = PLAYLISTS[/^\/playlist\/(\w+)/.exec(request.url ?? '')?.[1] ?? '']
    if (playlist) response.end(`#EXTM3U\n${playlist()}\n#EXT-X-ENDLIST`)
    else if (request.url === '/a.ts') response.end(Buffer.alloc(16))
    else response.writeHead(302, { location: inner }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  called.length = 0
})

/** The rules of production; allowed connections are recorded and reach one local server. */
const outside: Outside = {
  certificateFile: null,
  dial: () => Promise.reject(new Error('No engine here')),
  fetchFrom: (hosts) =>
    createSafeFetch({
      ports: [443],
      isHostAllowed: (host) => isHostOf(hosts, host),
      connector:
        () =>
        ({ hostname, port }, callback) => {
          called.push(`${hostname}:${port || 443}`)
          const { port: played } = server.address() as AddressInfo
          const socket = connect({ host: '127.0.0.1', port: played })
          socket.once('connect', () => callback(null, socket))
        },
    }),
}

const hosts = [...allSources.tiktok.hosts, ...allSources.tiktok.mediaHosts]
const MEDIA = 'www.tiktok.com'

const download = async (url: string, isPlaylist: boolean) => {
  const track = { url, isPlaylist, headers: {} }
  const fetch = outside.fetchFrom(hosts)
  const signal = AbortSignal.timeout(5000)
  for await (const _ of readTrack({ fetch, track, signal, maxBytes: 1e6 })) {
    // Expected: no response.
  }
}

describe.each(INNER)('%s', (address) => {
  beforeEach(() => {
    inner = address
  })

  it('is not opened as a link', async () => {
    await expect(findLink({ text: address, outside })).rejects.toThrow()
    expect(called).toEqual([])
  })

  it('is not opened behind a short link', async () => {
    await expect(findLink({ text: 'https://vm.tiktok.com/ZMabc123/', outside })).rejects.toThrow()
    expect(called).toEqual(['vm.tiktok.com:443'])
  })

  it.each(Object.keys(PLAYLISTS))('is not opened as the %s of a manifest', async (kind) => {
    await expect(download(`https://${MEDIA}/playlist/${kind}`, true)).rejects.toThrow()
    expect(new Set(called)).toEqual(new Set([`${MEDIA}:443`]))
  })

  it('is not opened as a file or a picture, nor behind one', async () => {
    const fetch = outside.fetchFrom(hosts)
    await expect(download(address, false)).rejects.toThrow()
    await expect(fetch(address)).rejects.toThrow()
    expect(called).toEqual([])
    await expect(download(`https://${MEDIA}/video.mp4`, false)).rejects.toThrow()
    await expect(fetch(`https://${MEDIA}/cover.jpg`)).rejects.toThrow()
    expect(new Set(called)).toEqual(new Set([`${MEDIA}:443`]))
  })

  it.each(Object.keys(playedSources))('is not opened behind a page of %s', async (name) => {
    const found = await findLink({ text: playedSources[name]?.linkTo('00') ?? '', outside })
    called.length = 0
    const { photos, thumbnailUrl } = await readDetails({ outside, found })
    expect({ photos, thumbnailUrl }).toEqual({ photos: [], thumbnailUrl: null })
    const own = found.source.hosts.map((host) => new RegExp(`(^|\\.)${host}:443$`))
    expect(called.filter((place) => !own.some((host) => host.test(place)))).toEqual([])
  })
})
