import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeView, computeViewRect } from './motion.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const view = fc.record({ zoom: fc.double({ min: 1, max: 1.6, noNaN: true }), x: share, y: share })

it('never looks beyond the edges of a picture', () => {
  fc.assert(
    fc.property(view, view, share, (from, to, moment) => {
      const motion = { kind: 'travel', from, to, easing: 'gentle' } as const
      const rect = computeViewRect(computeView({ motion, seconds: moment * 3, duration: 3 }))
      expect(Math.min(rect.x, rect.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(rect.x, rect.y) + rect.size).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})

it('moves evenly: no step is longer than its neighbours', () => {
  const motion = {
    kind: 'travel',
    from: { zoom: 1, x: 0.5, y: 0.5 },
    to: { zoom: 1.15, x: 0.5, y: 0.485 },
    easing: 'linear',
  } as const
  const zooms = Array.from(
    { length: 90 },
    (_, frame) => computeView({ motion, seconds: frame / 30, duration: 3 }).zoom,
  )
  const steps = zooms.slice(1).map((zoom, index) => zoom - (zooms[index] ?? 0))
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-9)
})

it('pulses closest on the beat and rests before the next', () => {
  const motion = { kind: 'pulse', zoom: 1.1, every: 0.5 } as const
  const zoom = (seconds: number) => computeView({ motion, seconds, duration: 3 }).zoom
  expect(zoom(0)).toBeCloseTo(1.1)
  expect(zoom(1)).toBeCloseTo(1.1)
  expect(zoom(0.49)).toBeCloseTo(1, 3)
})
