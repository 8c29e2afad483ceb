import { readdirSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { createTestFolder } from '../../test/test-media.ts'
import { clipLayer } from '../../test/tiny-scene.ts'
import { createLoopCache, findCacheableLoop } from './loop-cache.ts'

const workshop = createTestFolder()
afterAll(workshop.remove)

const BYTES = 64

const fillCache = async ({ frames, kept }: { frames: number; kept: number }) => {
  const round = createLoopCache({ folder: workshop.folder, frames })
  for (let value = 0; value < kept; value += 1)
    await round.append(new Uint8Array(BYTES).fill(value))
  const seenAt = async (frame: number) => {
    const target = new Uint8Array(BYTES).fill(99)
    expect(await round.read(target, frame)).toBe(true)
    expect(new Set(target).size).toBe(1)
    return target[0]
  }
  return { round, seen: (frames: readonly number[]) => Promise.all(frames.map(seenAt)) }
}

it('returns frames in the same order in every loop', async () => {
  const { round, seen } = await fillCache({ frames: 4, kept: 4 })
  expect([round.isRepeated(3), round.isRepeated(4)]).toEqual([false, true])
  expect(await seen([4, 5, 6, 7, 8, 403])).toEqual([0, 1, 2, 3, 0, 3])
  await round.close()
})

it('begins again where the clip does, also between two frames', async () => {
  const { round, seen } = await fillCache({ frames: 4.5, kept: 5 })
  expect(await seen([5, 6, 8, 9, 13, 14])).toEqual([0, 1, 3, 0, 4, 0])
  await round.close()
})

it('holds the last picture of a file whose sound goes on', async () => {
  const { round, seen } = await fillCache({ frames: 6, kept: 4 })
  expect(await seen([4, 5, 6, 9, 11, 12])).toEqual([3, 3, 0, 3, 3, 0])
  await round.close()
})

it('returns nothing while it is empty', async () => {
  const round = createLoopCache({ folder: workshop.folder, frames: 3 })
  expect(await round.read(new Uint8Array(BYTES), 0)).toBe(false)
  await round.close()
})

it('leaves no file in the folder, not even while it is in use', async () => {
  const { round } = await fillCache({ frames: 2, kept: 2 })
  expect(readdirSync(workshop.folder)).toEqual([])
  await round.close()
})

const FULL = (1080 * 1920 * 3) / 2

it.each([
  ['a clip of four seconds', { isLooped: true }, 4, 120],
  ['one that is a thousandth longer than its frames', { isLooped: true }, 4.0001, 120],
  ['what is left of it', { isLooped: true, from: 1 }, 4, 90],
  ['a piece of it', { isLooped: true, from: 1, until: 1.5 }, 4, 15],
  ['a piece that is longer than the file', { isLooped: true, from: 1, until: 9 }, 4, 90],
  ['a piece of a file of unknown length', { isLooped: true, until: 0.5 }, null, 15],
  ['not what is seen once', {}, 4, null],
  ['not what hardly comes again', { isLooped: true, duration: 4.5 }, 4, null],
  ['not what is too long', { isLooped: true, duration: 60 }, 20, null],
  ['not what may be of any length', { isLooped: true }, null, null],
] as const)('keeps %s', (_, part, seconds, frames) => {
  expect(findCacheableLoop({ layer: clipLayer(part), seconds, frameBytes: FULL })).toBe(frames)
})
