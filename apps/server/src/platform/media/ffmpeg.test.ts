import { expect, it } from 'vitest'
import { createLanes, type Lane } from './ffmpeg.ts'

const startMany = (cores: number) => {
  const runIn = createLanes(cores)
  const running = { short: 0, long: 0 }
  const ends: (() => void)[] = []
  const start = (lane: Lane) =>
    runIn(lane, async () => {
      running[lane] += 1
      await new Promise<void>((resolve) => ends.push(resolve))
      running[lane] -= 1
    })
  return { running, start, endFirst: () => ends.shift()?.() }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it.each([
  { cores: 1, long: 1, short: 1 },
  { cores: 2, long: 1, short: 1 },
  { cores: 5, long: 2, short: 3 },
])('runs $long long and $short short programs on $cores cores', async ({ cores, long, short }) => {
  const { running, start } = startMany(cores)
  for (let count = 0; count < 8; count += 1)
    for (const lane of ['long', 'short'] as const) void start(lane)
  await settle()
  expect(running).toEqual({ long, short })
})

it('starts the next of a lane when one ends', async () => {
  const { running, start, endFirst } = startMany(2)
  const first = start('long')
  void start('long')
  await settle()
  endFirst()
  await first
  await settle()
  expect(running.long).toBe(1)
})
