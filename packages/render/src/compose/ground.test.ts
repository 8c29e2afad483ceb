import { expect, it } from 'vitest'
import { createKernel } from '../planes/kernel.ts'
import { bytesOf, createStudio, takePlanes } from '../planes/planes.ts'
import { createGround } from './ground.ts'
import type { Placed } from './place-planes.ts'

const SIZE = { width: 16, height: 16 }
const BOX = { x: 0, y: 0, ...SIZE }
const studio = createStudio(createKernel({ memoryBytes: 8 * 1024 * 1024 }))
const take = () => takePlanes(studio, { ...SIZE, hasAlpha: false })

const layer = (part: Partial<Placed> = {}): Placed => ({
  planes: take(),
  from: BOX,
  to: BOX,
  clip: BOX,
  opacity: 1,
  ...part,
})

const [low, high, top] = [layer(), layer(), layer()]

/** How many layers lie ready at each frame, and how many were drawn for it. */
const follow = (frames: readonly (readonly Placed[])[]) => {
  const ground = createGround(studio, SIZE)
  const steps = frames.map((layers) => {
    let drawn = 0
    const ready = ground.prepare(layers, (_, count) => {
      drawn = count
    })
    return [ready, drawn]
  })
  ground.close()
  return steps
}

it('is drawn once, when two layers or more have come to rest', () => {
  const moved = layer({ planes: top.planes, to: { ...BOX, x: 1 } })
  expect(
    follow([
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
  ['another drawing', { planes: take() }],
  ['another opacity', { opacity: 0.5 }],
  ['another place', { to: { ...BOX, y: 2 } }],
  ['another part of it', { from: { ...BOX, width: 8 } }],
  ['another cut', { clip: { ...BOX, height: 8 } }],
])('is not taken for one with %s', (_, part) => {
  const other = { ...high, ...part }
  const [, before, after, later] = follow([
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

it('is forgotten when one of its layers goes', () => {
  expect(follow([[low, high, top], [low, high, top], [low, high], [high]])).toEqual([
    [0, 0],
    [3, 3],
    [2, 2],
    [0, 0],
  ])
})

it('puts what was drawn on a frame, and gives its memory back', () => {
  const target = take()
  const used = studio.memory.used()
  const ground = createGround(studio, SIZE)
  for (let frame = 0; frame < 2; frame += 1)
    ground.prepare([low, high], (planes) => bytesOf(studio, planes).fill(frame + 70))
  ground.put(target)
  expect(new Set(bytesOf(studio, target))).toEqual(new Set([71]))
  ground.close()
  expect(studio.memory.used()).toBe(used)
})
