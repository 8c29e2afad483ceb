import { expect, it } from 'vitest'
import { listPauses, listWordStates } from './cut-states.ts'

const WORDS = [0, 1, 2, 3].map((at) => ({
  text: `слово${at}`,
  from: at * 1000,
  to: at * 1000 + 400,
}))
const cut = (from: number, to: number, why: 'filler' | 'hand' | 'pause' = 'hand') => ({
  from,
  to,
  why,
})

it('tells which words are cut and why', () => {
  const cuts = [cut(900, 1450, 'filler'), cut(2150, 2600), cut(3300, 3900), cut(950, 1300)]
  expect(listWordStates(WORDS, cuts)).toEqual([null, 'hand', 'hand', null])
  expect(listWordStates(WORDS, [cut(900, 1450, 'filler')])[1]).toBe('filler')
  expect(listWordStates(WORDS, [])).toEqual([null, null, null, null])
})

it('tells the pauses that are cut between words', () => {
  const cuts = [
    cut(450, 950, 'pause'),
    cut(1450, 1500, 'pause'),
    cut(2450, 2950),
    cut(3500, 5000, 'pause'),
  ]
  expect(listPauses(WORDS, cuts)).toEqual([0, 500, 0, 0, 1500])
})
