import { expect, it } from 'vitest'
import { createKernel } from '../planes/kernel.ts'
import { allocatePlanes, createKernelContext, viewBytes } from '../planes/planes.ts'
import type { Placement } from './place-planes.ts'
import { createStaticLayerCache, type PlacedLayer } from './static-layer-cache.ts'

const SIZE = { width: 16, height: 16 }
const BOX = { x: 0, y: 0, ...SIZE }
const [LEFT, RIGHT] = [
  { ...BOX, width: 8 },
  { ...BOX, x: 8, width: 8 },
]
const context = createKernelContext(createKernel({ memoryBytes: 8 * 1024 * 1024 }))
const allocateFrame = () => allocatePlanes(context, { ...SIZE, hasAlpha: false })

const layer = (id: string, part: Partial<Placement> = {}, isLive = false): PlacedLayer => ({
  id,
  placed: { planes: allocateFrame(), from: BOX, to: BOX, clip: BOX, opacity: 1, ...part },
  isLive,
})

const change = (given: PlacedLayer, part: Partial<Placement>): PlacedLayer => ({
  ...given,
  placed: { ...given.placed, ...part },
})

const [low, high, top] = [layer('low'), layer('high'), layer('top')]
const moved = change(top, { to: { ...BOX, x: 1 } })

const listIds = (layers: readonly PlacedLayer[]) => layers.map(({ id }) => id).join(' ')

/** Layers drawn over the cache at each frame, and what was drawn into it. */
const runFrames = (frames: readonly (readonly PlacedLayer[])[]) => {
  const drawn: string[] = []
  const cache = createStaticLayerCache({
    context,
    size: SIZE,
    drawFromScratch: (_, layers) => drawn.push(`= ${listIds(layers)}`),
    drawOver: (_, layers) => layers.length > 0 && drawn.push(`+ ${listIds(layers)}`),
  })
  const steps = frames.map((layers) => {
    const left = cache.update(layers)
    return [left ? listIds(left) : undefined, ...drawn.splice(0)]
  })
  cache.close()
  return steps
}

it('is drawn once when at least two layers stop moving', () => {
  expect(
    runFrames([
      [low, high, moved],
      [low, high, top],
      [low, high, moved],
      [low, high],
    ]),
  ).toEqual([[undefined], ['top', '= low high'], ['top'], ['']])
})

it.each([
  ['another drawing', { planes: allocateFrame() }],
  ['another opacity', { opacity: 0.5 }],
  ['another place', { to: { ...BOX, y: 2 } }],
  ['another part of it', { from: { ...BOX, width: 8 } }],
  ['another cut', { clip: { ...BOX, height: 8 } }],
])('is not taken for one with %s', (_, part) => {
  const other = change(high, part)
  const frames = [
    [low, high],
    [low, high],
    [low, other],
    [low, other],
  ]
  expect(runFrames(frames).slice(1)).toEqual([['', '= low high'], [undefined], ['', '= low high']])
})

it('is invalidated when one of its layers ends', () => {
  expect(runFrames([[low, high, top], [low, high, top], [low, high], [high]])).toEqual([
    [undefined],
    ['', '= low high top'],
    ['', '= low high'],
    [undefined],
  ])
})

it('takes layers over moving ones only when they do not touch them', () => {
  const aside = layer('aside', { to: RIGHT })
  const over = layer('over', { to: { ...LEFT, y: 4, height: 4 } })
  const frames = [0, 1, 2].map((y) => [low, layer('moving', { to: { ...LEFT, y } }), over, aside])
  expect(runFrames(frames)).toEqual([[undefined], ['moving over', '= low aside'], ['moving over']])
})

it('never takes a clip', () => {
  const clip = layer('clip', { to: LEFT }, true)
  const aside = layer('aside', { to: RIGHT })
  expect(
    runFrames([
      [low, clip, aside],
      [low, clip, aside],
    ])[1],
  ).toEqual(['clip', '= low aside'])
})

it('adds a layer that has rested for a while without drawing the others again', () => {
  const frames = [[low, high, moved], ...Array.from({ length: 11 }, () => [low, high, top])]
  const steps = runFrames(frames)
  expect(steps.slice(1, 9)).toEqual([
    ['top', '= low high'],
    ...Array.from({ length: 7 }, () => ['top']),
  ])
  expect(steps.slice(9)).toEqual([['', '+ top'], [''], ['']])
})

it('copies the cached layers onto a frame, again only what was drawn over them', () => {
  const target = allocateFrame()
  const aside = layer('aside', { to: RIGHT })
  const used = context.memory.used()
  const cache = createStaticLayerCache({
    context,
    size: SIZE,
    drawFromScratch: (planes) => viewBytes(context, planes).fill(71),
    drawOver: () => undefined,
  })
  for (let frame = 0; frame < 2; frame += 1) cache.update([low, high])
  const bytes = viewBytes(context, target)
  const copyOver = (left: readonly PlacedLayer[]) => {
    bytes.fill(9)
    cache.copyTo(target, left)
    return bytes.filter((value) => value === 71).length
  }
  const whole = bytes.length
  expect([copyOver([aside]), copyOver([]), copyOver([])]).toEqual([whole, whole / 2, 0])
  cache.forget(target)
  expect(copyOver([])).toBe(whole)
  cache.close()
  expect(context.memory.used()).toBe(used)
})
