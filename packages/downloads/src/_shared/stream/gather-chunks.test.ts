import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gatherChunks } from './gather-chunks.ts'

const collect = async (chunks: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = []
  for await (const chunk of gatherChunks(chunks)) all.push(chunk)
  return all
}

it('passes few large chunks on instead of many small ones, with the same bytes', async () => {
  const given = Array.from({ length: 50 }, (_, index) => Buffer.alloc(16_384, index))
  const passed = await collect(
    (async function* () {
      yield* given
    })(),
  )
  expect(passed.length).toBeLessThan(given.length / 4)
  expect(Buffer.concat(passed).equals(Buffer.concat(given))).toBe(true)
})

it('does not hold back what a slow source gave', async () => {
  const passed = await collect(
    (async function* () {
      for (let index = 0; index < 2; index += 1) {
        await wait(250)
        yield Buffer.from([index])
      }
    })(),
  )
  expect(passed.map((chunk) => [...chunk])).toEqual([[0], [1]])
})

it('fails as its source does', async () => {
  const broken = (async function* () {
    yield Buffer.alloc(10)
    throw new Error('broken off')
  })()
  await expect(collect(broken)).rejects.toThrow('broken off')
})
