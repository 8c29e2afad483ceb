import { expect, it } from 'vitest'
import { createKernel } from '../planes/kernel.ts'
import { allocatePlanes, createKernelContext, viewBytes } from '../planes/planes.ts'
import type { Placement } from './place-planes.ts'
import { createStaticLayerCache } from './static-layer-cache.ts'

const SIZE = { width: 16, height: 16 }
const BOX = { x: 0, y: 0, ...SIZE }
const context = createKernelContext(createKernel({ memoryBytes: 8 * 1024 * 1024 }))
const allocateFrame = () => allocatePlanes(context, { ...SIZE, hasAlpha: false })

const layer = (part: Partial<Placement> = {}): Placement => ({
  planes: allocateFrame(),
  from: BOX,
  to: BOX,
  clip: BOX,
  opacity: 1,
  ...part,
})

const [low, high, top] = [layer(), layer(), layer()]

/** Number of cached layers at each frame, and number of layers drawn for it. */
const runFrames = (frames: readonly (readonly Placement[])[]) => {
  const ground = createStaticLayerCache(context, SIZE)
  const steps = frames.map((layers) => {
    let drawn = 0
    const ready = ground.update(layers, (_, count) => {
      drawn = count
    })
    return [ready, drawn]
  })
  ground.close()
  return steps
}

it('is drawn once when at least two layers stop moving', () => {
  const moved = layer({ planes: top.planes, to: { ...BOX, x: 1 } })
  expect(
    runFrames([
      [low, high, moved],
      [low, high, top],
      [low, high, moved],
      [low, high],
    ]),
  ).toEqual([
    [0, 0],
    [2, 2],
    [2, 0],
    [2, 0],
  ])
})

it.each([
  ['another drawing', { planes: allocateFrame() }],
  ['another opacity', { opacity: 0.5 }],
  ['another place', { to: { ...BOX, y: 2 } }],
  ['another part of it', { from: { ...BOX, width: 8 } }],
  ['another cut', { clip: { ...BOX, height: 8 } }],
])('is not taken for one with %s', (_, part) => {
  const other = { ...high, ...part }
  const [, before, after, later] = runFrames([
    [low, high],
    [low, high],
    [low, other],
    [low, other],
  ])
  expect([before, after, later]).toEqual([
    [2, 2],
    [0, 0],
    [2, 2],
  ])
})

it('is invalidated when one of its layers ends', () => {
  expect(runFrames([[low, high, top], [low, high, top], [low, high], [high]])).toEqual([
    [0, 0],
    [3, 3],
    [2, 2],
    [0, 0],
  ])
})

it('copies the cached layers onto a frame and frees its memory', () => {
  const target = allocateFrame()
  const used = context.memory.used()
  const ground = createStaticLayerCache(context, SIZE)
  for (let frame = 0; frame < 2; frame += 1)
    ground.update([low, high], (planes) => viewBytes(context, planes).fill(frame + 70))
  ground.copyTo(target)
  expect(new Set(viewBytes(context, target))).toEqual(new Set([71]))
  ground.close()
  expect(context.memory.used()).toBe(used)
})
