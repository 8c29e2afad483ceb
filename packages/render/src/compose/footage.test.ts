import type { FootageLayer } from '@kadr/contract/studio/scene/scene'
import { draw } from '@kadr/scene/draw/draw'
import { findFootageSecond } from '@kadr/scene/footage/footage-time'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  brightnessOf,
  filmCounter,
  filmTravel,
  frameAt,
  HEVC,
  HIGH_RANGE,
  isWritten,
  UNEVEN,
} from '../../test/film-talk.ts'
import { type Grey, greyOf, ssim } from '../../test/ssim.ts'
import { createTestFolder, PROGRAM_PATH } from '../../test/test-media.ts'
import { footageLayer, TINY, tinyScene } from '../../test/tiny-scene.ts'
import { createKernel } from '../planes/kernel.ts'
import { allocatePlanes, createKernelContext, viewBytes } from '../planes/planes.ts'
import { createAssets, createSurface } from '../surface.ts'
import { createComposer } from './composer.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const workshop = createTestFolder()
const files: Record<string, string> = {}
const context = createKernelContext(createKernel({ memoryBytes: 128 * 1024 * 1024 }))
const SIZE = { width: 270, height: 480 }

beforeAll(() => {
  files.talk = filmCounter(workshop.file('talk.mp4'))
  files.travel = filmTravel(workshop.file('travel.mp4'))
})
afterAll(workshop.remove)

const sceneOf = (layer: FootageLayer) => tinyScene({ layers: [layer], seconds: layer.duration })

/** All frames in order, as a render composes them. */
const composeAll = async (layer: FootageLayer, frames: number): Promise<Grey[]> => {
  const composer = createComposer({
    context,
    scene: sceneOf(layer),
    scale: TINY,
    path: PROGRAM_PATH,
    folder: workshop.folder,
    objectsDir: workshop.file('objects'),
    fileOf: (asset) => files[asset] ?? '',
  })
  let planes = allocatePlanes(context, { ...composer.size, hasAlpha: false })
  const shown: Grey[] = []
  for (let frame = 0; frame < frames; frame += 1) {
    planes = await composer.composeNext(planes, frame / 30)
    const { y, width, height } = planes
    shown.push({ width, height, values: context.kernel.bytes.slice(y, y + width * height) })
  }
  expect(viewBytes(context, planes).length).toBe((SIZE.width * SIZE.height * 3) / 2)
  await composer.close()
  context.memory.free(planes.y)
  return shown
}

const PIECES = [
  { from: 0.5, until: 1.5 },
  { from: 2.1, until: 2.5 },
  { from: 8, until: 9 },
]
const framesOf = (pieces: readonly { from: number; until: number }[]) =>
  Math.round(pieces.reduce((sum, { from, until }) => sum + until - from, 0) * 30)

const middleOf = ({ width, height, values }: Grey) =>
  values[Math.floor(height / 2) * width + Math.floor(width / 2)] ?? 0

/** The kept frames with the numbers they have in the source. */
const composePieces = async (asset: string) => {
  const frames = framesOf(PIECES)
  const layer = footageLayer({ asset, pieces: PIECES, duration: frames / 30 })
  const shown = await composeAll(layer, frames)
  const numbers = shown.map((_, frame) => Math.round(findFootageSecond(PIECES, frame / 30) * 30))
  return { shown, numbers }
}

const expectEveryFrame = async (asset: string) => {
  const { shown, numbers } = await composePieces(asset)
  const off = shown.map((grey, frame) =>
    Math.abs(middleOf(grey) - brightnessOf(numbers[frame] ?? 0)),
  )
  expect(off.filter((by) => by > 1)).toEqual([])
}

it('shows every kept frame of the source, in order, and nothing that was cut', () =>
  expectEveryFrame('talk'))

it('shows the same of a picture that a phone has turned', async () => {
  files.turned = filmCounter(workshop.file('turned.mp4'), { isTurned: true })
  await expectEveryFrame('turned')
})

it('shows the same of HEVC [needs libx265]', async () => {
  files.hevc = filmCounter(workshop.file('hevc.mp4'), {
    codec: HEVC,
  })
  await expectEveryFrame('hevc')
})

/** Above it the highlights of a high range are gathered below white. */
const SHOULDER = 150

it('shows the same of a turned picture in high dynamic range [needs libx265]', async () => {
  files.high = filmCounter(workshop.file('high.mp4'), { ...HIGH_RANGE, isTurned: true })
  const { shown, numbers } = await composePieces('high')
  const off = shown.flatMap((grey, frame) => {
    const wanted = brightnessOf(numbers[frame] ?? 0)
    return wanted < SHOULDER ? [Math.abs(middleOf(grey) - wanted)] : []
  })
  expect(off.length).toBeGreaterThan(30)
  expect(off.filter((by) => by > 2)).toEqual([])
})

it('shows at each moment what was filmed then where a phone slows down [needs libx264]', async () => {
  files.uneven = filmCounter(workshop.file('uneven.mp4'), UNEVEN)
  const { shown, numbers } = await composePieces('uneven')
  const off = shown.filter((grey, at) => {
    const number = numbers[at] ?? 0
    const near = [number - 2, number - 1, number, number + 1].filter(isWritten)
    const written = isWritten(number) ? [number] : near
    return !written.some((frame) => Math.abs(middleOf(grey) - brightnessOf(frame)) <= 1)
  })
  expect(off).toEqual([])
})

it('holds the last frame where a file is shorter than it says', async () => {
  const pieces = [{ from: 11.5, until: 13 }]
  const shown = await composeAll(footageLayer({ pieces, duration: 1.5 }), 45)
  const [there, held] = [shown[14], shown[44]]
  if (!there || !held) throw new Error('no frames')
  expect(middleOf(held)).toBe(middleOf(there))
})

/** The scene as the browser's code draws it, of the source's own frame. */
const drawFrame = async (layer: FootageLayer, seconds: number): Promise<Grey> => {
  const second = findFootageSecond(layer.pieces, seconds)
  const path = workshop.file('frame.png')
  const image = await loadImage(frameAt(files[layer.asset] ?? '', { second, path }))
  const picture = createSurface(image)
  picture.brush.drawImage(image, 0, 0)
  const surface = createSurface(SIZE)
  const assets = createAssets({
    picture: () => undefined,
    frame: () => picture,
    object: () => undefined,
  })
  draw({ brush: surface.brush, scene: sceneOf(layer), seconds, assets, scale: TINY })
  return greyOf(
    surface.brush.getImageData(0, 0, SIZE.width, SIZE.height).data,
    SIZE.width,
    SIZE.height,
  )
}

/** Rows of a frame. */
const cutRows = ({ width, values }: Grey, from: number, to: number): Grey => ({
  width,
  height: to - from,
  values: values.slice(from * width, to * width),
})

const differenceOf = (one: Grey, other: Grey): number => {
  let sum = 0
  for (let at = 0; at < one.values.length; at += 1)
    sum += Math.abs((one.values[at] ?? 0) - (other.values[at] ?? 0))
  return sum / one.values.length
}

const pan = (at: number, x: number, zoom = 1) => ({ at, x, y: 0.5, zoom })

it.each([
  ['a camera that rests', { camera: [pan(0, 0.4)] }],
  ['a camera that travels', { camera: [pan(0, 0.3), pan(2, 0.7)] }],
  ['a nearer shot', { camera: [pan(0, 0.5), pan(1, 0.5), pan(1, 0.5, 1.07), pan(2, 0.5, 1.07)] }],
])('composes %s as the browser draws it', async (_, part) => {
  const pieces = [
    { from: 0.2, until: 1.2 },
    { from: 2, until: 3 },
  ]
  const layer = footageLayer({ asset: 'travel', pieces, duration: 2, ...part })
  const shown = await composeAll(layer, 60)
  for (const frame of [0, 17, 29, 30, 45]) {
    const drawn = await drawFrame(layer, frame / 30)
    const composed = shown[frame]
    if (!composed) throw new Error('no frame')
    expect(ssim(composed, drawn), `frame ${frame}`).toBeGreaterThan(0.97)
  }
})

it('composes the whole picture on its blur as the browser draws it', async () => {
  const layer = footageLayer({
    asset: 'travel',
    pieces: [{ from: 0.2, until: 1.2 }],
    duration: 1,
    fit: 'blurred',
  })
  const [composed] = await composeAll(layer, 1)
  const drawn = await drawFrame(layer, 0)
  if (!composed) throw new Error('no frame')
  expect(ssim(cutRows(composed, 170, 310), cutRows(drawn, 170, 310))).toBeGreaterThan(0.97)
  for (const [from, to] of [
    [0, 160],
    [320, 480],
  ] as const)
    expect(differenceOf(cutRows(composed, from, to), cutRows(drawn, from, to))).toBeLessThan(6)
})
