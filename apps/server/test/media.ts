import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture with visible content; every seed gives different bytes. */
export const drawPicture = ({
  width = 640,
  height = 480,
  seed = 1,
  type = 'jpeg',
}: {
  width?: number
  height?: number
  seed?: number
  type?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
} = {}): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 151) % 256 },
    },
  })
    .composite([
      {
        input: Buffer.alloc(60 * 40 * 3, (seed * 53) % 256),
        raw: { width: 60, height: 40, channels: 3 },
        left: seed % 200,
        top: (seed * 3) % 200,
      },
    ])
    .toFormat(type)
    .toBuffer()

/** The output of ffmpeg with these arguments. */
export const makeMedia = (name: string, args: readonly string[]): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-media-'))
  try {
    const path = join(folder, name)
    const made = spawnSync('ffmpeg', ['-nostdin', '-v', 'error', ...args, '-y', path])
    if (made.status !== 0) throw new Error(`ffmpeg: ${made.stderr}`)
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const picture = (seconds: number, size: string) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${seconds}`],
]
const sound = (seconds: number) => [
  ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
]
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

export const makeVideo = ({
  name = 'video.mp4',
  seconds = 2,
  size = '320x240',
  codecs = [...H264, '-c:a', 'aac'],
  extra = [],
}: {
  name?: string
  seconds?: number
  size?: string
  codecs?: readonly string[]
  extra?: readonly string[]
} = {}): Buffer =>
  makeMedia(name, [...picture(seconds, size), ...sound(seconds), ...codecs, '-shortest', ...extra])

export const makeSound = (name: string, seconds = 2, codecs: readonly string[] = []): Buffer =>
  makeMedia(name, [...sound(seconds), ...codecs])
