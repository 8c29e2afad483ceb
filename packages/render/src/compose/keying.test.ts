import { createKey } from '@kadr/scene/key/create-key'
import { keyPixels } from '@kadr/scene/key/key-pixels'
import { sampleScreen } from '@kadr/scene/key/screen'
import { type Canvas, loadImage } from '@napi-rs/canvas'
import { afterAll, expect, it, vi } from 'vitest'
import { type Footage, filmBeforeScreen, firstFrame } from '../../test/green-footage.ts'
import { type Grey, greyOf, ssim } from '../../test/ssim.ts'
import { createTestFolder, drawPhoto, PROGRAM_PATH } from '../../test/test-media.ts'
import { clipLayer, pictureLayer, TINY, tinyScene } from '../../test/tiny-scene.ts'
import { encodeStill } from '../encode/still.ts'
import { createKernel } from '../planes/kernel.ts'
import { allocatePlanes, createKernelContext } from '../planes/planes.ts'
import { createSurface } from '../surface.ts'
import { createComposer } from './composer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const workshop = createTestFolder()
afterAll(workshop.remove)
const context = createKernelContext(createKernel({ memoryBytes: 64 * 1024 * 1024 }))
const SIZE = { width: 270, height: 480 }
const KEY = { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 }
const photo = drawPhoto(workshop.file('photo.png'), { ...SIZE, hue: 300 })

const HARD: Record<string, Footage> = {
  'flying dark hair': { hair: '#2b1a10', dimmest: 1, spill: 0 },
  'flying fair hair': { hair: '#d8b878', dimmest: 1, spill: 0 },
  'green light on skin and clothes': { hair: '#5a3a22', dimmest: 1, spill: 0.16 },
  'light that falls off to a half': { hair: '#2b1a10', dimmest: 0.5, spill: 0.08 },
}

const pixelsOf = (canvas: Canvas) =>
  canvas.getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height).data

const drawOnPhoto = async (above: Canvas | undefined) => {
  const surface = createSurface(SIZE)
  surface.brush.drawImage(await loadImage(photo), 0, 0)
  if (above) surface.brush.drawImage(above, 0, 0)
  return pixelsOf(surface.image)
}

/** Output of the server renderer. */
const composeClip = async (clip: string) => {
  const scene = tinyScene({
    layers: [
      pictureLayer({ motion: { kind: 'still' } }),
      { ...clipLayer({ asset: 'clip' }), kind: 'keyed', key: KEY },
    ],
  })
  const fileOf = (asset: string) => (asset === 'clip' ? clip : photo)
  const composer = createComposer({
    context,
    scene,
    scale: TINY,
    path: PROGRAM_PATH,
    folder: workshop.folder,
    objectsDir: workshop.folder,
    fileOf,
  })
  const planes = allocatePlanes(context, { ...SIZE, hasAlpha: false })
  await composer.compose(planes, 0)
  await composer.close()
  const still = createSurface(SIZE)
  still.brush.drawImage(await loadImage(await encodeStill(context, planes)), 0, 0)
  const values = context.kernel.bytes.slice(planes.y, planes.y + SIZE.width * SIZE.height)
  context.memory.free(planes.y)
  return { pixels: pixelsOf(still.image), light: { ...SIZE, values } }
}

/** Output of the browser preview. */
const previewClip = async (clip: string) => {
  const surface = createSurface(SIZE)
  surface.brush.drawImage(await loadImage(firstFrame(clip, workshop.file('frame.png'))), 0, 0)
  const image = surface.brush.getImageData(0, 0, SIZE.width, SIZE.height)
  const key = createKey({ samples: sampleScreen({ pixels: image.data, ...SIZE }), key: KEY })
  keyPixels({ pixels: image.data, key })
  surface.brush.putImageData(image, 0, 0)
  return drawOnPhoto(surface.image)
}

const grey = (pixels: Uint8ClampedArray) => greyOf(pixels, SIZE.width, SIZE.height)
/** Average excess of green over the expected picture. */
const greenOver = (made: Uint8ClampedArray, truth: Uint8ClampedArray) => {
  let sum = 0
  for (let at = 0; at < made.length; at += 4) {
    const greenness = (pixels: Uint8ClampedArray) =>
      (pixels[at + 1] ?? 0) - ((pixels[at] ?? 0) + (pixels[at + 2] ?? 0)) / 2
    sum += Math.max(0, greenness(made) - greenness(truth))
  }
  return sum / (made.length / 4)
}

/** Remaining screen colour in the worst corner, in levels. */
const hazeOf = (made: Grey, truth: Grey) => {
  let sum = 0
  let count = 0
  for (let y = 340; y < 470; y += 1) {
    for (let x = 225; x < 265; x += 1) {
      const at = y * SIZE.width + x
      sum += Math.abs((made.values[at] ?? 0) - (truth.values[at] ?? 0))
      count += 1
    }
  }
  return sum / count
}

it.each(Object.entries(HARD))('keys %s close to the ground truth', async (name, footage) => {
  const path = workshop.file(`${name}.mp4`)
  const truth = await drawOnPhoto(filmBeforeScreen(path, footage))
  const server = await composeClip(path)
  const preview = await previewClip(path)
  expect(ssim(server.light, grey(truth))).toBeGreaterThan(0.955)
  expect(hazeOf(server.light, grey(truth))).toBeLessThan(1.5)
  expect(greenOver(server.pixels, truth)).toBeLessThan(6)
  expect(ssim(server.light, grey(preview))).toBeGreaterThan(0.98)
})
