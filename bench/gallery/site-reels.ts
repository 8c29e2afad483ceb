/** `npm run site:reels`: films of the four kinds for the landing, short, small and without sound, with their posters. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { renderScene } from '@kadr/render'
import { OTHER_KINDS } from './other-kinds.ts'
import { sentenceScene } from './sentence-scene.ts'

const FOLDER = resolve(import.meta.dirname, '../../apps/web/public/films')
const TOPIC = 'Как выбрать кофе в зёрнах для дома'
const SCALE = 0.5
const SECONDS = 10
const MAX_BYTES = 300_000
const WEBP_QUALITY = 62

const sceneOf = (kind: string, style: string, seed: number): Scene => {
  const found = OTHER_KINDS.find(({ name }) => name === kind)
  if (!found) throw new Error(`No kind ${kind}`)
  return found.sceneOf(style, seed, new Map())
}

/** `posterAt`: seconds when all words of the first page have entered. */
const FILMS: readonly { name: string; posterAt: number; scene: () => Scene | Promise<Scene> }[] = [
  { name: 'slideshow', posterAt: 2, scene: () => sentenceScene(TOPIC, 'riso') },
  { name: 'product-demo', posterAt: 2, scene: () => sceneOf('product-demo', 'studio', 0) },
  { name: 'talking-head', posterAt: 2, scene: () => sceneOf('talking-head', 'cuts', 0) },
  { name: 'greenscreen-meme', posterAt: 2, scene: () => sceneOf('greenscreen-meme', 'night', 1) },
]

const ffmpeg = (args: string[]) => {
  const { status, stderr } = spawnSync('ffmpeg', ['-nostdin', '-y', '-v', 'error', ...args], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

/** H.264 is played by every browser; the index stands first, so that the film starts while it is loading. */
const shrinkFilm = (video: string, file: string) =>
  ffmpeg([
    ...['-i', video, '-t', String(SECONDS), '-an', '-vf', 'scale=480:-2,fps=25'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high'],
    ...['-crf', '29', '-maxrate', '260k', '-bufsize', '700k', '-pix_fmt', 'yuv420p'],
    ...['-map_metadata', '-1', '-movflags', '+faststart', file],
  ])

const drawPoster = (film: string, at: number, file: string) =>
  ffmpeg([
    ...['-ss', String(at), '-i', film, '-frames:v', '1'],
    ...['-c:v', 'libwebp', '-quality', String(WEBP_QUALITY), '-compression_level', '6', file],
  ])

const folder = mkdtempSync(join(tmpdir(), 'kadr-site-reels-'))
mkdirSync(FOLDER, { recursive: true })
const wanted = process.argv.slice(2)
try {
  for (const { name, posterAt, scene } of FILMS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const file = join(FOLDER, `${name}.mp4`)
    await renderScene({
      scene: await scene(),
      files: {},
      path: process.env.PATH ?? '',
      tempDir: join(folder, 'temp'),
      cacheDir: join(folder, 'cache'),
      scale: SCALE,
      deliver: async ({ video }) => shrinkFilm(video, file),
    })
    drawPoster(file, posterAt, join(FOLDER, `${name}.webp`))
    const { size } = statSync(file)
    console.log(`${name}: ${Math.round(size / 1000)} kB`)
    if (size > MAX_BYTES) throw new Error(`${name} is larger than ${MAX_BYTES} bytes`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
