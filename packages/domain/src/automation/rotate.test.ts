import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankLeastRecentlyUsed, type Use } from './rotate.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e']

const play = ({
  keys,
  runs,
  horizon,
  seed,
}: {
  keys: string[]
  runs: number
  horizon: number
  seed: string
}) => {
  const uses: Use[] = []
  for (let run = 0; run < runs; run++) {
    const [key] = rankLeastRecentlyUsed({ keys, uses, run, horizon, seed })
    if (key !== undefined) uses.push({ key, run })
  }
  return uses
}

it('uses everything once before anything again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.string(), (count, seed) => {
      const keys = Array.from({ length: count }, (_, index) => `k${index}`)
      const uses = play({ keys, runs: count * 3, horizon: 0, seed })
      for (let round = 0; round < 3; round++) {
        const used = uses.slice(round * count, (round + 1) * count).map(({ key }) => key)
        expect(new Set(used).size).toBe(count)
      }
    }),
    { numRuns: 60 },
  )
})

it('repeats nothing within the horizon, and rather has nothing to use', () => {
  const uses = play({ keys: KEYS, runs: 40, horizon: 7, seed: 'x' })
  for (const [index, use] of uses.entries()) {
    const before = uses.slice(0, index).filter(({ key }) => key === use.key)
    for (const earlier of before) expect(use.run - earlier.run).toBeGreaterThan(7)
  }
  // Five keys in eight runs: three runs of each eight have none.
  expect(uses).toHaveLength(25)
})

it('is the same for the same inputs in whatever order, and another by another seed', () => {
  const of = (seed: string, keys: string[]) =>
    rankLeastRecentlyUsed({ keys, uses: [{ key: 'b', run: 1 }], run: 3, horizon: 0, seed })
  expect(of('rule-1', KEYS)).toEqual(of('rule-1', KEYS.toReversed()))
  expect(of('rule-1', KEYS).at(-1)).toBe('b')
  const orders = new Set(Array.from({ length: 20 }, (_, rule) => of(`rule-${rule}`, KEYS).join('')))
  expect(orders.size).toBeGreaterThan(5)
})
