import type { ShapeLayer, Transition } from '@kadr/contract/studio/scene/scene'
import { expect, it } from 'vitest'
import { createPictureLayer, createScene } from '../../test/scenes.ts'
import { computeTimeline } from './timeline.ts'

const box = { x: 100, y: 400, width: 200, height: 100 }
const { asset: _, fit: __, focus: ___, motion: ____, ...fields } = createPictureLayer({ box })
const shape = (part: Partial<ShapeLayer>): ShapeLayer => ({
  ...fields,
  kind: 'shape',
  shape: 'rectangle',
  radius: 0,
  paint: { kind: 'solid', colour: '#ffffff' },
  ...part,
})
const enterAt = (
  transition: Partial<Transition>,
  seconds: number,
  part: Partial<ShapeLayer> = {},
) => {
  const enter = { kind: 'fade', toward: 'right', seconds: 1, ...transition } as const
  const layers = [shape({ enter, ...part })]
  return computeTimeline({ scene: createScene({ layers }), seconds })[0]
}

it('is hidden while its entrance waits, and enters after', () => {
  expect(enterAt({ delay: 0.5 }, 0.4)).toBeUndefined()
  expect(enterAt({ delay: 0.5 }, 1)?.opacity).toBeCloseTo(0.5)
  expect(enterAt({ delay: 0.5 }, 1.6)?.opacity).toBe(1)
})

it('reveals inside its own bounds', () => {
  const clip = enterAt({ kind: 'reveal', easing: 'linear' }, 0.25)?.clip
  expect(clip).toEqual({ x: 100, y: 400, width: 50, height: 100 })
  const stroke = { colour: '#ffffff', width: 20, cap: 'butt', join: 'round' } as const
  const wide = enterAt({ kind: 'reveal', easing: 'linear' }, 0.5, { stroke })?.clip
  expect(wide?.x).toBeLessThan(100)
})

it('rises from behind the edge of its bounds', () => {
  const frame = enterAt({ kind: 'rise', toward: 'up', easing: 'linear' }, 0.5)
  expect(frame?.shift).toEqual({ x: 0, y: 50 })
  expect(frame?.clip).toEqual(box)
})

it('travels as far as it is told and passes its place by its overshoot', () => {
  const half = enterAt({ kind: 'slide', travel: 80, easing: 'linear' }, 0.5)
  expect(half?.shift.x).toBeCloseTo(-40)
  expect(half?.opacity).toBe(1)
  const farthest = (overshoot: number) =>
    Math.max(
      ...Array.from(
        { length: 30 },
        (_, frame) =>
          enterAt({ kind: 'drop', toward: 'down', travel: 100, overshoot }, frame / 30)?.shift.y ??
          0,
      ),
    )
  expect(farthest(0)).toBeLessThanOrEqual(1e-9)
  expect(farthest(1.7)).toBeGreaterThan(8)
  expect(farthest(3)).toBeGreaterThan(farthest(1.7))
})

it('slams from above its size and springs from below it', () => {
  expect(enterAt({ kind: 'slam' }, 0)?.opacity).toBeUndefined()
  expect(enterAt({ kind: 'slam' }, 0.1)?.scale).toBeGreaterThan(1.05)
  expect(enterAt({ kind: 'pop', scale: 0.2 }, 0.05)?.scale).toBeLessThan(0.6)
})

it('draws a stroke by its length, and reveals what has none', () => {
  const path = { d: 'M0 0H100' }
  const stroke = { colour: '#ffffff', width: 20, cap: 'butt', join: 'round' } as const
  const line = { shape: 'path', path, stroke, paint: { kind: 'none' } } as const
  expect(enterAt({ kind: 'draw' }, 0.5, line)?.variant).toBe('0.500 0 0')
  expect(enterAt({ kind: 'draw' }, 0.5, line)?.clip).toBeNull()
  expect(enterAt({ kind: 'draw' }, 1.5, line)?.variant).toBe('')
  expect(enterAt({ kind: 'draw' }, 0.5)?.clip).toBeTruthy()
})

it('redraws a shape a few times a second, for as long as it is told', () => {
  const redraw = { amount: 4, perSecond: 8, seconds: 0.5 }
  const variants = Array.from(
    { length: 30 },
    (_, frame) => enterAt({ seconds: 0.05 }, frame / 30, { redraw })?.variant,
  )
  expect(new Set(variants.slice(1)).size).toBe(3)
  expect(new Set(variants.slice(15))).toEqual(new Set(['']))
})
