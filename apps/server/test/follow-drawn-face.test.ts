import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeIdleFootageWorkers, watchFootage } from '@kadr/footage'
import { createStillDrawer } from '@kadr/render/draw-still'
import { filmFootage } from '@kadr/scene/footage/camera'
import { computeCameraCrop, findCameraView } from '@kadr/scene/footage/camera-view'
import { listPieces } from '@kadr/scene/footage/pieces'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { getSafeBox } from '@kadr/scene/geometry/safe-zones'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { afterAll, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 180_000 })
const folder = mkdtempSync(join(tmpdir(), 'kadr-face-test-'))
afterAll(() => {
  closeIdleFootageWorkers()
  rmSync(folder, { recursive: true })
})

const SECONDS = 16
const SIZE = { width: 1280, height: 720 }
const FACE_FROM_MIDDLE = { x: 0.5, y: 0.4 }
const STILL = { width: 405, height: 720 }

/** A drawn presenter walks to and fro before a plain wall. */
const filmWalk = async (): Promise<string> => {
  const scene = talkingHead.toScene({
    facts: new Map(),
    form: createTalkingForm({
      script: 'Проверка.',
      captions: { style: 'none', preset: null, position: 'bottom', accent: null },
    }),
  })
  const draw = await createStillDrawer({ scene, scale: STILL.width / 1080, folder })
  const picture = join(folder, 'anna.png')
  writeFileSync(picture, draw(0.5).image.toBuffer('image/png'))
  const film = join(folder, 'walk.mp4')
  execFileSync('ffmpeg', [
    ...[
      '-nostdin',
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      `color=c=0x8899aa:s=1280x720:r=30:d=${SECONDS}`,
    ],
    ...['-loop', '1', '-framerate', '30', '-i', picture, '-filter_complex'],
    ...["[0:v][1:v]overlay=x='437+330*sin(t/2)':y=0:shortest=1,format=yuv420p", '-t', `${SECONDS}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', film],
  ])
  return film
}

const middleAt = (seconds: number) => ({
  x: (437 + 330 * Math.sin(seconds / 2) + STILL.width * FACE_FROM_MIDDLE.x) / SIZE.width,
  y: FACE_FROM_MIDDLE.y,
})

it('keeps a drawn face that walks inside the safe box in 97 % of the frames', async () => {
  const film = await filmWalk()
  const faces = await watchFootage({
    input: ['-i', film],
    path: '/usr/local/bin:/usr/bin:/bin',
    size: SIZE,
    span: { from: 0, to: SECONDS * 1000 },
    folder,
  })
  const seen = faces.looks.flatMap((face, index) =>
    face ? [{ face, at: (index * faces.every) / 1000 }] : [],
  )
  expect(seen.length / faces.looks.length).toBeGreaterThan(0.9)
  const off = seen.map(({ face, at }) => Math.abs(face.x + face.width / 2 - middleAt(at).x))
  expect(off.toSorted((one, other) => one - other)[Math.floor(off.length * 0.9)]).toBeLessThan(0.03)
  const form = createOwnVideoForm({
    source: { asset: 'a', ms: SECONDS * 1000, ...SIZE, hasSound: false },
  })
  const { camera } = filmFootage(form, { faces, pieces: listPieces(form, 900) })
  const box = getCanvasSize('9:16')
  const safe = getSafeBox('9:16')
  const [width] = seen
    .map(({ face }) => face.width)
    .toSorted((one, other) => one - other)
    .slice(seen.length >> 1)
  let inside = 0
  for (let frame = 0; frame < SECONDS * 30; frame += 1) {
    const crop = computeCameraCrop({ picture: SIZE, box, view: findCameraView(camera, frame / 30) })
    const scale = box.width / crop.width
    const left = ((middleAt(frame / 30).x - (width ?? 0) / 2) * SIZE.width - crop.x) * scale
    const right = left + (width ?? 0) * SIZE.width * scale
    if (left >= safe.x && right <= safe.x + safe.width) inside += 1
  }
  expect(inside / (SECONDS * 30)).toBeGreaterThan(0.97)
})
