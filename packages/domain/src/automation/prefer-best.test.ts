import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderByShares, sharesOf } from './prefer-best.ts'

const views = fc.array(fc.nat(1_000_000), { maxLength: 8 })

it('gives every key a part, all of them one together', () => {
  fc.assert(
    fc.property(fc.array(views, { minLength: 1, maxLength: 12 }), (all) => {
      const shares = [...sharesOf(all.map((one, at) => ({ key: `${at}`, views: one }))).values()]
      expect(Math.min(...shares)).toBeGreaterThan(0)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }),
  )
})

it('takes what works more often, and the rest still', () => {
  const tried = [
    { key: 'good', views: [4000, 5000, 4500, 5200] },
    { key: 'usual', views: [1000, 1100, 900] },
    { key: 'new', views: [] },
  ]
  const firsts = new Map<string, number>()
  for (let run = 0; run < 600; run++) {
    const [first = ''] = orderByShares({ keys: ['good', 'usual', 'new'], tried, seed: `${run}` })
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
  }
  const of = (key: string) => firsts.get(key) ?? 0
  expect(of('good')).toBeGreaterThan(of('new'))
  expect(of('new')).toBeGreaterThan(of('usual'))
  expect(of('usual')).toBeGreaterThan(20)
})

it('the order is the same for the same seed, regardless of the order of the keys', () => {
  const order = (keys: string[]) => orderByShares({ keys, tried: [], seed: 'rule' })
  expect(order(['a', 'b', 'c'])).toEqual(order(['c', 'b', 'a']))
})
