import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playedSources } from '@kadr/sandbox/downloads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { engine, PATH, type Played, playSources } from '../test/played.ts'
import type { Track } from './_shared/items/item.ts'
import { createThrottle } from './_shared/stream/throttle.ts'
import { openItem } from './open-item.ts'

let played: Played
beforeAll(async () => {
  played = await playSources()
  await played.sandbox.makeFiles(['both.mp4', 'video.mp4', 'audio.m4a', 'both.ts'])
}, 180_000)
afterAll(() => played.close())

const throttle = createThrottle(1e9)
const track = (url: string, isPlaylist = false): Track => ({ url, isPlaylist, headers: {} })
const MEDIA = 'https://v.redd.it'

const open = (tracks: Track[], range?: string, signal = AbortSignal.timeout(30_000)) =>
  openItem({
    source: 'reddit' as const,
    item: { tracks, extension: 'mp4' },
    outside: played.outside,
    throttle,
    path: PATH,
    range,
    signal,
  })

const bytesOf = async (chunks: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

const streamsOf = (bytes: Buffer) => {
  const file = join(played.folder, 'joined.mp4')
  writeFileSync(file, bytes)
  const args = ['-v', 'error', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', file]
  return execFileSync('ffprobe', args, { encoding: 'utf8' }).trim().split('\n')
}

it('joins a picture and a sound that come apart', async () => {
  const { chunks, headers } = await open([
    track(`${MEDIA}/file/kadr00/video.mp4`),
    track(`${MEDIA}/file/kadr00/audio.m4a`),
  ])
  expect(headers).toEqual({})
  expect(streamsOf(await bytesOf(chunks))).toEqual(['video', 'audio'])
})

it('makes one file of a playlist', async () => {
  const { chunks } = await open([track(`${MEDIA}/kadr00/HLSPlaylist.m3u8`, true)])
  expect(streamsOf(await bytesOf(chunks))).toEqual(['video', 'audio'])
})

it('passes a range on, so that a download is resumed', async () => {
  const url = `${MEDIA}/file/kadr00/both.mp4`
  const whole = await bytesOf((await open([track(url)])).chunks)
  const rest = await open([track(url)], 'bytes=1000-')
  expect(rest.status).toBe(206)
  expect(rest.headers['content-range']).toBe(`bytes 1000-${whole.length - 1}/${whole.length}`)
  expect((await bytesOf(rest.chunks)).equals(whole.subarray(1000))).toBe(true)
})

it('uses an open connection to the source again', async () => {
  const url = `${MEDIA}/file/kadr00/audio.m4a`
  await bytesOf((await open([track(url)])).chunks)
  const before = played.sandbox.countConnections()
  await bytesOf((await open([track(url)])).chunks)
  expect(played.sandbox.countConnections()).toBe(before)
})

it('fails where the source breaks off, alone and joined', async () => {
  const broken = track(`${MEDIA}/broken/kadr16/video.mp4`)
  await expect(open([broken]).then(({ chunks }) => bytesOf(chunks))).rejects.toThrow()
  const both = [broken, track(`${MEDIA}/file/kadr16/audio.m4a`)]
  await expect(open(both).then(({ chunks }) => bytesOf(chunks))).rejects.toThrow()
})

it.each([
  ['a track is gone', 'removed', track(`${MEDIA}/file/kadr00/none.mp4`)],
  ['a track is no video', 'source-down', track(`${MEDIA}/kadr00/HLSPlaylist.m3u8`)],
])('refuses a joined file before its first byte: %s', async (_, code, picture) => {
  const sound = track(`${MEDIA}/file/kadr00/audio.m4a`)
  await expect(open([picture, sound])).rejects.toMatchObject({ name: 'DownloadRefusedError', code })
})

it('ends its ffmpeg when the person leaves', async () => {
  const controller = new AbortController()
  const tracks = [track(`${MEDIA}/file/kadr00/video.mp4`), track(`${MEDIA}/file/kadr00/audio.m4a`)]
  const { chunks } = await open(tracks, undefined, controller.signal)
  for await (const _ of chunks) break
  controller.abort()
  const children = execFileSync('ps', ['-o', 'comm=', '--ppid', `${process.pid}`], {
    encoding: 'utf8',
  })
  expect(children).not.toContain('ffmpeg')
})

it.skipIf(!engine)('asks hosts of the source alone [needs yt-dlp]', async () => {
  played.sandbox.calls.length = 0
  await played.read(playedSources.tiktok?.linkTo('00') ?? '')
  const hosts = new Set(played.sandbox.calls.map(({ host }) => host))
  expect([...hosts].every((host) => /tiktok/.test(host))).toBe(true)
})
