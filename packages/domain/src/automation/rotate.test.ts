import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankLeastRecentlyUsed, type Use } from './rotate.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e']

const play = ({ keys, runs, horizon }: { keys: string[]; runs: number; horizon: number }) => {
  const uses: Use[] = []
  for (let run = 0; run < runs; run++) {
    const [key] = rankLeastRecentlyUsed({ keys, uses, run, horizon })
    if (key !== undefined) uses.push({ key, run })
  }
  return uses
}

it('uses everything once before anything again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
      const keys = Array.from({ length: count }, (_, index) => `k${index}`)
      const uses = play({ keys, runs: count * 3, horizon: 0 })
      for (let round = 0; round < 3; round++) {
        const used = uses.slice(round * count, (round + 1) * count).map(({ key }) => key)
        expect(new Set(used).size).toBe(count)
      }
    }),
    { numRuns: 60 },
  )
})

it('repeats nothing within the horizon, and rather has nothing to use', () => {
  const uses = play({ keys: KEYS, runs: 40, horizon: 7 })
  for (const [index, use] of uses.entries()) {
    const before = uses.slice(0, index).filter(({ key }) => key === use.key)
    for (const earlier of before) expect(use.run - earlier.run).toBeGreaterThan(7)
  }
  // Five keys in eight runs: three runs of each eight have none.
  expect(uses).toHaveLength(25)
})

it('takes what was never used in the order of its source, then what was used longest ago', () => {
  const rank = (uses: Use[]) => rankLeastRecentlyUsed({ keys: KEYS, uses, run: 9, horizon: 0 })
  expect(rank([])).toEqual(KEYS)
  expect(rank([{ key: 'a', run: 1 }])).toEqual(['b', 'c', 'd', 'e', 'a'])
  const uses = KEYS.toReversed().map((key, run) => ({ key, run }))
  expect(rank(uses)).toEqual(KEYS.toReversed())
})
