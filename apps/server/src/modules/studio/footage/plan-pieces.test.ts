import { expect, it } from 'vitest'
import { planPieces } from './plan-pieces.ts'

const quietAt = (...seconds: number[]) =>
  seconds.map((at) => ({ from: at * 1000 - 200, to: at * 1000 + 200 }))
const ALL = [{ from: 0, to: 400_000 }]

it('parts a long source where nobody speaks and leaves nothing out', () => {
  const sound = { quiet: quietAt(10, 60, 80, 150, 171), speech: ALL }
  const pieces = planPieces({ from: 0, until: 200_000, sound })
  expect(pieces.map(({ until }) => until)).toEqual([80_000, 150_000, 200_000])
  expect(pieces.map(({ from }) => from)).toEqual([0, 80_000, 150_000])
})

it('parts without a quiet place where the longest piece ends', () => {
  const pieces = planPieces({ from: 0, until: 100_000, sound: { quiet: [], speech: ALL } })
  expect(pieces.map(({ from, until }) => [from, until])).toEqual([
    [0, 90_000],
    [90_000, 100_000],
  ])
})

it('goes on after a killed run with the same parts', () => {
  const sound = { quiet: quietAt(60, 130, 190), speech: ALL }
  const whole = planPieces({ from: 0, until: 300_000, sound })
  expect(planPieces({ from: whole[0]?.until ?? 0, until: 300_000, sound })).toEqual(whole.slice(1))
})

it('knows the parts without speech', () => {
  const speech = [{ from: 95_000, to: 99_000 }]
  const pieces = planPieces({ from: 0, until: 100_000, sound: { quiet: quietAt(85), speech } })
  expect(pieces.map(({ isSilent }) => isSilent)).toEqual([true, false])
})
