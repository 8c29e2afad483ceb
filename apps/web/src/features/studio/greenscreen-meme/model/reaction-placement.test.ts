import { expect, it } from 'vitest'
import {
  computeVisibleBox,
  dragPosition,
  extentOf,
  keepInReach,
  nudgePosition,
} from './reaction-placement.ts'

const WHOLE = { width: 1, height: 1 }
const start = { x: 0.3, y: 0.7, scale: 0.5 }
const still = { x: 0, y: 0 }

it('moves by the distance of the drag', () => {
  const moved = dragPosition({ start, by: { x: 0.1, y: -0.35 }, factor: 1, extent: WHOLE })
  expect(moved).toEqual({ x: 0.4, y: 0.35, scale: 0.5 })
})

it('snaps to the centre on each axis separately', () => {
  const by = { x: 0.185, y: 0.1 }
  expect(dragPosition({ start, by, factor: 1, extent: WHOLE })).toMatchObject({ x: 0.5, y: 0.8 })
  const past = { x: 0.225, y: 0.1 }
  expect(dragPosition({ start, by: past, factor: 1, extent: WHOLE }).x).toBe(0.525)
})

it('leaves a place near the middle alone when only the size changes', () => {
  const near = { ...start, x: 0.51 }
  expect(dragPosition({ start: near, by: still, factor: 1.5, extent: WHOLE })).toEqual({
    x: 0.51,
    y: 0.7,
    scale: 0.75,
  })
})

it('keeps a part of the reaction inside the canvas', () => {
  const far = dragPosition({ start, by: { x: 5, y: -5 }, factor: 1, extent: WHOLE })
  expect(far).toEqual({ x: 1.1, y: -0.1, scale: 0.5 })
  const { width, height } = computeVisibleBox({ place: far, extent: WHOLE })
  expect(width).toBeCloseTo(0.15)
  expect(height).toBeCloseTo(0.15)
})

it('keeps the whole of a reaction that is smaller than that part', () => {
  const small = keepInReach({ x: -1, y: 2, scale: 0.15 }, { width: 1, height: 0.5 })
  expect(small).toEqual({ x: 0.075, y: 0.963, scale: 0.15 })
})

it('stays within what the sliders reach, however large', () => {
  expect(keepInReach({ x: -1, y: 2, scale: 9 }, WHOLE)).toEqual({ x: -0.2, y: 1.2, scale: 2 })
  expect(keepInReach({ ...start, scale: 0.01 }, WHOLE).scale).toBe(0.15)
})

it('moves by arrows without being drawn to the middle', () => {
  const nudge = (key: string, isFar = false) =>
    nudgePosition({ start: { ...start, x: 0.5 }, key, isFar, extent: WHOLE })
  expect(nudge('ArrowRight')).toEqual({ x: 0.51, y: 0.7, scale: 0.5 })
  expect(nudge('ArrowUp', true)).toEqual({ x: 0.5, y: 0.6, scale: 0.5 })
  expect(nudge('-')?.scale).toBe(0.48)
  expect(nudge('Enter')).toBeUndefined()
})

it('knows how much of the canvas a clip of another shape takes', () => {
  const extent = extentOf({ clip: { width: 1080, height: 1080 }, aspect: '9:16' })
  expect(extent.width).toBe(1)
  expect(extent.height).toBeCloseTo(0.5625)
  expect(extentOf({ clip: undefined, aspect: '9:16' })).toEqual(WHOLE)
})

it('shows only what is inside the canvas', () => {
  const box = computeVisibleBox({ place: { x: 0, y: 0.5, scale: 0.5 }, extent: WHOLE })
  expect(box).toEqual({ x: 0, y: 0.25, width: 0.25, height: 0.5 })
})
