import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Layer, Scene } from '@kadr/contract/studio/scene/scene'
import { draw } from '@kadr/scene/draw/draw'
import { createKey } from '@kadr/scene/key/create-key'
import { keyPixels } from '@kadr/scene/key/key-pixels'
import { sampleScreen } from '@kadr/scene/key/screen'
import { type Canvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { placing, styling } from '../../test/any-layers.ts'
import { bakeSceneObjects } from '../../test/golden-objects.ts'
import { GOLDEN_FOOTAGE, GOLDEN_KEY, GOLDEN_SCENES, goldenFile } from '../../test/golden-scenes.ts'
import { filmBeforeScreen, firstFrame } from '../../test/green-footage.ts'
import { type Grey, greyOf, ssim } from '../../test/ssim.ts'
import { createTestFolder, drawPhoto, filmClip, PROGRAM_PATH } from '../../test/test-media.ts'
import {
  clipLayer,
  pictureLayer,
  shapeLayer,
  TINY,
  textLayer,
  tinyScene,
} from '../../test/tiny-scene.ts'
import { registerFonts } from '../fonts.ts'
import { readPicture } from '../inputs/read-picture.ts'
import { createKernel } from '../planes/kernel.ts'
import { allocatePlanes, createKernelContext, type Planes, viewBytes } from '../planes/planes.ts'
import { createAssets, createSurface } from '../surface.ts'
import { createComposer } from './composer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const workshop = createTestFolder()
const files: Record<string, string> = {}
const context = createKernelContext(createKernel({ memoryBytes: 128 * 1024 * 1024 }))
const WIDTH = 270
const HEIGHT = 480

beforeAll(() => {
  files.photo = drawPhoto(workshop.file('photo.png'))
  files.other = drawPhoto(workshop.file('other.jpg'), { hue: 200 })
  files.wide = drawPhoto(workshop.file('wide.png'), { width: 900, height: 600, hue: 120 })
  files.clip = filmClip(workshop.file('clip.mp4'))
  files.green = filmClip(workshop.file('green.mp4'), { isGreen: true })
  files.person = workshop.file('person.mp4')
  filmBeforeScreen(files.person, GOLDEN_FOOTAGE)
})
afterAll(workshop.remove)

/** Covers part of the layers below. */
const BAND = { x: 100, y: 200, width: 800, height: 500 }

const fileOf = (asset: string) => files[asset] ?? ''

const openComposer = (scene: Scene) => {
  const { folder } = workshop
  const objectsDir = workshop.file('objects')
  return createComposer({
    context,
    scene,
    scale: TINY,
    path: PROGRAM_PATH,
    folder,
    objectsDir,
    fileOf,
  })
}

const composeMoments = async (scene: Scene, moments: readonly number[]) => {
  registerFonts(scene)
  const composer = openComposer(scene)
  const planes = allocatePlanes(context, { ...composer.size, hasAlpha: false })
  const frames: Grey[] = []
  try {
    for (const seconds of moments) {
      await composer.compose(planes, seconds)
      frames.push(lumaOf(planes))
    }
  } finally {
    await composer.close()
    context.memory.free(planes.y)
  }
  return frames
}

const lumaOf = ({ y, width, height }: Planes): Grey => ({
  width,
  height,
  values: context.kernel.bytes.slice(y, y + width * height),
})

/** First frame of a keyed clip, as the browser preview renders it. */
const keyedFrame = async () => {
  const image = await loadImage(firstFrame(files.person ?? '', workshop.file('person.png')))
  const size = { width: image.width, height: image.height }
  const surface = createSurface(size)
  surface.brush.drawImage(image, 0, 0)
  const data = surface.brush.getImageData(0, 0, size.width, size.height)
  const samples = sampleScreen({ pixels: data.data, ...size })
  keyPixels({ pixels: data.data, key: createKey({ samples, key: GOLDEN_KEY }) })
  surface.brush.putImageData(data, 0, 0)
  return surface
}

/** The scene drawn by the browser's code on Skia. */
const drawScene = async (scene: Scene, seconds: number) => {
  registerFonts(scene)
  const pictures = new Map<string, { image: Canvas; width: number; height: number }>()
  for (const asset of ['photo', 'other', 'wide']) {
    const size = { width: 540, height: 960, isWhole: false }
    pictures.set(asset, await readPicture({ path: files[asset] ?? '', asset, ...size }))
  }
  const surface = createSurface({ width: WIDTH, height: HEIGHT })
  const person = scene.layers.some(({ kind }) => kind === 'keyed') ? await keyedFrame() : undefined
  const { find } = await bakeSceneObjects(scene, workshop.file('objects'))
  const assets = createAssets({
    picture: (asset) => pictures.get(asset),
    frame: () => person,
    object: find,
  })
  draw({ brush: surface.brush, scene, seconds, assets, scale: TINY })
  return surface
}

const greyOfSurface = ({ brush }: Awaited<ReturnType<typeof drawScene>>) =>
  greyOf(brush.getImageData(0, 0, WIDTH, HEIGHT).data, WIDTH, HEIGHT)

it.each(Object.entries(GOLDEN_SCENES))(
  'composes %s as the browser draws it',
  async (_, { scene, seconds }) => {
    const [frame] = await composeMoments(scene, [seconds])
    if (!frame) throw new Error('no frame')
    expect(ssim(frame, greyOfSurface(await drawScene(scene, seconds)))).toBeGreaterThan(0.98)
  },
)

it.each(Object.entries(GOLDEN_SCENES))(
  'draws %s as it always has',
  async (name, { scene, seconds }) => {
    const surface = await drawScene(scene, seconds)
    if (!existsSync(goldenFile(name))) {
      writeFileSync(goldenFile(name), surface.image.toBuffer('image/png'))
      throw new Error('A golden frame was missing and is drawn now: look at it, then keep it')
    }
    const golden = createSurface({ width: WIDTH, height: HEIGHT })
    golden.brush.drawImage(await loadImage(readFileSync(goldenFile(name))), 0, 0)
    expect(ssim(greyOfSurface(surface), greyOfSurface(golden))).toBeGreaterThan(0.98)
  },
)

it('moves smoothly: no frame jumps further than its neighbours', async () => {
  const scene = tinyScene({ layers: [pictureLayer({ duration: 3 })] })
  const frames = await composeMoments(
    scene,
    Array.from({ length: 24 }, (_, frame) => frame / 30),
  )
  const steps = frames.slice(1).map((frame, index) => {
    const before = frames[index]?.values ?? []
    let sum = 0
    for (const [at, value] of frame.values.entries()) sum += Math.abs(value - (before[at] ?? 0))
    return sum
  })
  // Motion snapped to whole pixels alternates between no change and a jump.
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.5)
})

it('shows the frame of a clip that belongs to the moment, and again from the start', async () => {
  const clip = clipLayer({ isLooped: true })
  const frames = await composeMoments(
    tinyScene({ layers: [clip], seconds: 2 }),
    [0, 0.4, 0.8, 1.04],
  )
  const brightness = frames.map(({ values }) => values[240 * WIDTH + 135] ?? 0)
  const [first = 0, second = 0, third = 0, again = 0] = brightness
  expect(Math.abs(second - first - 80)).toBeLessThan(14)
  expect(Math.abs(third - second - 80)).toBeLessThan(14)
  expect(Math.abs(again - first)).toBeLessThan(20)
})

const middleOf = ({ values }: Grey) => values[240 * WIDTH + 135] ?? 0

it.each([
  ['to its end', { from: 0.2, until: 1.4 }],
  ['of its middle', { from: 0.2, until: 0.6 }],
])('shows a piece of a clip over and over, %s', async (_, cut) => {
  files.long ??= filmClip(workshop.file('long.mp4'), { seconds: 1 })
  const clip = clipLayer({ asset: 'long', isLooped: true, ...cut })
  const length = Math.min(1, cut.until) - cut.from
  const moments = [0, 0.2, length + 0.04, length + 0.24, length * 2 + 0.04]
  const frames = await composeMoments(tinyScene({ layers: [clip], seconds: 4 }), moments)
  const [first = 0, second = 0, again = 0, later = 0, third = 0] = frames.map(middleOf)
  expect(second - first).toBeGreaterThan(25)
  for (const [a, b] of [
    [first, again],
    [second, later],
    [first, third],
  ] as const)
    expect(Math.abs(a - b)).toBeLessThan(20)
})

it.each([
  ['a clip', { duration: 1.15 }, 1],
  ['a piece of a clip', { duration: 0.7, from: 0.2, until: 0.8 }, 0.6],
] as const)('decodes %s anew that hardly comes again', async (_, part, length) => {
  const clip = clipLayer({ isLooped: true, ...part })
  const moments = [0, 0.04, length + 0.001, length + 0.041]
  const frames = await composeMoments(tinyScene({ layers: [clip], seconds: 2 }), moments)
  const [first = 0, second = 0, again = 0, later = 0] = frames.map(middleOf)
  expect(second - first).toBeGreaterThan(3)
  expect(Math.abs(again - first)).toBeLessThan(4)
  expect(Math.abs(later - second)).toBeLessThan(4)
})

it('shows identical frames in every loop of a clip', async () => {
  const clip = clipLayer({ isLooped: true, until: 0.5 })
  const moments = Array.from({ length: 45 }, (_, frame) => frame / 30)
  const frames = await composeMoments(tinyScene({ layers: [clip], seconds: 2 }), moments)
  for (const [at, { values }] of frames.entries())
    expect(values.every((value, i) => value === frames[at % 15]?.values[i])).toBe(true)
})

it('holds the last frame of a piece that is not repeated', async () => {
  const clip = clipLayer({ from: 0.2, until: 0.6 })
  const moments = [0.36, 0.5, 1.5]
  const frames = await composeMoments(tinyScene({ layers: [clip], seconds: 2 }), moments)
  const [last = 0, after = 0, long = 0] = frames.map(middleOf)
  expect(Math.abs(after - last)).toBeLessThan(9)
  expect(long).toBe(after)
})

it.each([
  ['ends before its layer', {}],
  ['is repeated', { isLooped: true }],
  ['is repeated piece by piece', { isLooped: true, from: 0.2, until: 0.5 }],
  ['fades away', { leave: { kind: 'fade', toward: 'up', seconds: 0.4 } }],
  ['begins between frames', { start: 0.05 }],
] as const)('draws on the frames of a clip that %s as on copies of them', async (_, part) => {
  const scene = tinyScene({
    seconds: 1.6,
    layers: [clipLayer({ duration: 1.5, ...part }), textLayer({ id: 'words', text: 'Слова' })],
  })
  const moments = Array.from({ length: 48 }, (_, frame) => frame / 30)
  const copied = await composeMoments(scene, moments)
  const before = context.memory.used()
  const composer = openComposer(scene)
  const ring = [0, 1].map(() => allocatePlanes(context, { ...composer.size, hasAlpha: false }))
  for (const [at, seconds] of moments.entries()) {
    const planes = await composer.composeNext(ring[at % 2] ?? assert.fail(), seconds)
    ring[at % 2] = planes
    expect(lumaOf(planes).values.every((value, i) => value === copied[at]?.values[i])).toBe(true)
  }
  await composer.close()
  for (const { y } of ring) context.memory.free(y)
  expect(context.memory.used()).toBe(before)
})

const createEntering = (kind: 'fade' | 'slide') => ({ kind, toward: 'up', seconds: 0.4 }) as const

it.each([
  ['nothing', []],
  ['a clip', [clipLayer({ box: BAND, isLooped: true })]],
  ['what comes and goes', [shapeLayer({ id: 'late', box: BAND, start: 0.3, duration: 0.4 })]],
  ['what fades in', [shapeLayer({ id: 'soft', box: BAND, enter: createEntering('fade') })]],
  ['what slides in', [shapeLayer({ id: 'fast', box: BAND, enter: createEntering('slide') })]],
  ['a picture that drifts', [pictureLayer({ id: 'drift', box: BAND })]],
] as const)('composes what stands on %s the same whatever came before', async (_, below) => {
  const scene = tinyScene({
    seconds: 1.2,
    layers: [
      pictureLayer({ motion: { kind: 'still' } }),
      ...below,
      shapeLayer({ id: 'veil', box: BAND, opacity: 0.4 }),
      textLayer({ id: 'words', text: 'Слова' }),
    ],
  })
  const moments = Array.from({ length: 36 }, (_, frame) => frame / 30)
  const inARow = await composeMoments(scene, moments)
  for (const at of [0, 1, 5, 10, 14, 20, 23, 30, 35]) {
    const [alone] = await composeMoments(scene, [at / 30])
    expect(alone?.values.every((value, i) => value === inARow[at]?.values[i])).toBe(true)
  }
})

it('mirrors a clip', async () => {
  const clip = clipLayer({ asset: 'person' })
  const [plain] = await composeMoments(tinyScene({ layers: [clip] }), [0])
  const [flipped] = await composeMoments(tinyScene({ layers: [{ ...clip, isFlipped: true }] }), [0])
  if (!plain || !flipped) throw new Error('no frame')
  const mirrored = plain.values.map((_, at) => {
    const x = at % WIDTH
    return plain.values[at - x + WIDTH - 1 - x] ?? 0
  })
  expect(ssim(flipped, { ...plain, values: mirrored })).toBeGreaterThan(0.98)
})

it('keys the screen out and keeps the foreground', async () => {
  const clip = clipLayer({ asset: 'green' })
  const key = { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 }
  const keyed: Layer = { ...clip, kind: 'keyed', key }
  const still = pictureLayer({ motion: { kind: 'still' } })
  const [plain] = await composeMoments(tinyScene({ layers: [still] }), [0.2])
  const [over] = await composeMoments(tinyScene({ layers: [still, keyed] }), [0.2])
  const difference = (x: number, y: number) =>
    Math.abs((plain?.values[y * WIDTH + x] ?? 0) - (over?.values[y * WIDTH + x] ?? 0))
  for (const [x, y] of [
    [20, 30],
    [240, 60],
    [30, 420],
    [250, 460],
  ] as const)
    expect(difference(x, y)).toBeLessThan(6)
  const [unkeyed] = await composeMoments(tinyScene({ layers: [clip] }), [0.2])
  const middle = 260 * WIDTH + 135
  expect(Math.abs((over?.values[middle] ?? 0) - (unkeyed?.values[middle] ?? 255))).toBeLessThan(3)
})

it.each([
  ['below', 'up', { x: 300, y: 1720, width: 400, height: 500 }],
  ['beside', 'left', { x: 900, y: 600, width: 500, height: 400 }],
] as const)('draws nothing of a layer whose visible part lies %s the canvas', async (...given) => {
  const [, toward, box] = given
  const enter = { kind: 'reveal', toward, seconds: 2, easing: 'linear' } as const
  const shape = shapeLayer({ box, paint: { kind: 'solid', colour: '#ff4020' }, enter })
  const planes = allocatePlanes(context, { width: WIDTH, height: HEIGHT, hasAlpha: false })
  const after = context.memory.allocate(WIDTH * HEIGHT)
  const composeBytes = async (layers: Layer[]) => {
    const composer = openComposer(tinyScene({ layers }))
    await composer.compose(planes, 0.5)
    await composer.close()
    const behind = context.kernel.bytes.subarray(after, after + WIDTH * HEIGHT)
    return Buffer.concat([viewBytes(context, planes), behind])
  }
  const bare = await composeBytes([])
  expect(bare.equals(await composeBytes([shape]))).toBe(true)
  for (const at of [planes.y, after]) context.memory.free(at)
})

it('frees all its memory', async () => {
  const before = context.memory.used()
  for (const { scene, seconds } of Object.values(GOLDEN_SCENES))
    await composeMoments(scene, [0, seconds, 20])
  expect(context.memory.used()).toBe(before)
})

it('composes whatever the schema allows, and leaves memory as it was', async () => {
  const before = context.memory.used()
  const moment = fc.double({ min: 0, max: 2, noNaN: true })
  await fc.assert(
    fc.asyncProperty(placing, placing, styling, moment, async (first, second, style, seconds) => {
      const { words, line, framing } = style
      const { fit: _, asset: __, ...drawing } = second
      const layers = [
        pictureLayer({ ...first, duration: 2, ...framing }),
        textLayer({ ...drawing, duration: 2, text: 'Слово *за словом* 🔥', ...words }),
        shapeLayer({ id: 'line', ...drawing, duration: 2, ...line }),
        { ...clipLayer({ id: 'film', ...drawing, duration: 2 }), asset: 'clip' },
      ]
      await composeMoments(tinyScene({ layers, seconds: 2 }), [seconds])
      expect(context.memory.used()).toBe(before)
    }),
    { numRuns: 12, seed: 7 },
  )
})
