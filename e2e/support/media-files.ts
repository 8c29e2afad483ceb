import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeNoise, encodePng } from './png.ts'

export type MediaFile = { name: string; mimeType: string; buffer: Buffer }

/** A unique small picture. */
export const makePhoto = (name: string): MediaFile => {
  const [red = 0, green = 0, blue = 0] = randomBytes(3)
  const pixel = (x: number, y: number) => [(red + x) % 256, (green + y) % 256, blue]
  const buffer = encodePng({ width: 320, height: 240, pixel })
  return { name, mimeType: 'image/png', buffer }
}

/** About 5 MB. */
export const makeHeavyPhoto = (name: string): MediaFile => ({
  name,
  mimeType: 'image/png',
  buffer: encodeNoise({ width: 1330, height: 1330 }),
})

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

const encode = (name: string, settings: string[]) => {
  const path = join(mkdtempSync(join(tmpdir(), 'kadr-media-')), name)
  const { status, stderr } = spawnSync('ffmpeg', ['-loglevel', 'error', ...settings, path])
  if (status !== 0) throw new Error(String(stderr))
  return readFileSync(path)
}

const TINY = 's=180x320:d=2:r=10'

export const makeClip = (name: string, source = TINY): MediaFile => ({
  name,
  mimeType: 'video/mp4',
  buffer: encode(name, [
    ...['-f', 'lavfi', '-i', `testsrc2=${source}`],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
  ]),
})

/** As long, large and smooth as every network demands. */
export const makePublishableClip = (name: string): MediaFile => makeClip(name, 's=360x640:d=4:r=25')

/** A red figure in front of a green screen. */
export const makeClipOnGreen = (name: string): MediaFile => ({
  name,
  mimeType: 'video/mp4',
  buffer: encode(name, [
    ...['-f', 'lavfi', '-i', 'color=c=0x10c04a:s=180x320:d=1:r=10'],
    ...['-vf', 'drawbox=x=50:y=100:w=80:h=160:c=0xd02020:t=fill'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
  ]),
})

export const makeSound = (name: string): MediaFile => ({
  name,
  mimeType: 'audio/mpeg',
  buffer: encode(name, ['-f', 'lavfi', '-i', `sine=f=${300 + (Date.now() % 200)}:d=2`]),
})

/** A playlist with a video extension: a careless reader would open files of the server. */
export const makeDisguisedPlaylist = (name: string): MediaFile => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n'),
})
