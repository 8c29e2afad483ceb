/** `npm run docs:reel`: a reel of one sentence as the moving picture of the README. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { renderScene } from '@kadr/render'
import { sentenceScene } from './sentence-scene.ts'

const FILE = resolve(import.meta.dirname, '../../docs/pictures/reel.webp')
const SENTENCE = 'Как выбрать кофе в зёрнах для дома'
const STYLE = 'riso'
const SCALE = 0.5
const WIDTH = 300
const FRAMES_A_SECOND = 12
const WEBP_QUALITY = 55
const MAX_BYTES = 1_500_000

const toMovingPicture = (video: string) => {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      ...['-nostdin', '-y', '-v', 'error', '-i', video, '-an'],
      ...['-vf', `fps=${FRAMES_A_SECOND},scale=${WIDTH}:-2:flags=lanczos`, '-loop', '0'],
      ...[
        '-c:v',
        'libwebp_anim',
        '-quality',
        String(WEBP_QUALITY),
        '-compression_level',
        '6',
        FILE,
      ],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}

const folder = mkdtempSync(join(tmpdir(), 'kadr-docs-reel-'))
mkdirSync(join(FILE, '..'), { recursive: true })
try {
  await renderScene({
    scene: await sentenceScene(SENTENCE, STYLE),
    files: {},
    path: process.env.PATH ?? '',
    tempDir: join(folder, 'temp'),
    cacheDir: join(folder, 'cache'),
    scale: SCALE,
    deliver: async ({ video }) => toMovingPicture(video),
  })
  const { size } = statSync(FILE)
  console.log(`reel: ${Math.round(size / 1000)} kB`)
  if (size > MAX_BYTES) throw new Error(`It is larger than ${MAX_BYTES} bytes`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
