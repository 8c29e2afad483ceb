import { expect, it } from 'vitest'
import { readCorner, readGesture } from './gesture.ts'

const frame = { width: 200, height: 400 }

it('reads a one-finger drag in fractions of the frame', () => {
  const change = readGesture({ from: [{ x: 10, y: 10 }], to: [{ x: 60, y: 110 }], frame })
  expect(change).toEqual({ by: { x: 0.25, y: 0.25 }, factor: 1 })
})

it('reads a pinch as a scale and a shift of its midpoint', () => {
  const from = [
    { x: 50, y: 100 },
    { x: 100, y: 100 },
  ]
  const to = [
    { x: 50, y: 140 },
    { x: 150, y: 140 },
  ]
  expect(readGesture({ from, to, frame })).toEqual({ by: { x: 0.125, y: 0.1 }, factor: 2 })
})

it('does not blow up a pinch that begins in one point', () => {
  const from = [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ]
  const to = [
    { x: 50, y: 50 },
    { x: 62, y: 50 },
  ]
  expect(readGesture({ from, to, frame }).factor).toBe(1)
})

it('reads a corner drag by its distance from the fixed centre', () => {
  const centre = { x: 100, y: 100 }
  const change = readCorner({ centre, from: { x: 140, y: 130 }, to: { x: 120, y: 115 } })
  expect(change).toEqual({ by: { x: 0, y: 0 }, factor: 0.5 })
})
