import type { Idle } from '@kadr/contract/studio/scene/motion'
import { expect, it } from 'vitest'
import { createPictureLayer, createScene } from '../../test/scenes.ts'
import { computeTimeline } from './timeline.ts'

const at = (idle: Idle, seconds: number) =>
  computeTimeline({
    scene: createScene({ layers: [createPictureLayer({ idle, duration: 4 })] }),
    seconds,
  })[0]

it('floats up and down around its place', () => {
  const idle = { kind: 'float', x: 0, y: 10, every: 2 } as const
  expect([0, 0.5, 1, 1.5].map((moment) => Math.round(at(idle, moment)?.shift.y ?? NaN))).toEqual([
    0, 10, 0, -10,
  ])
  expect(at({ ...idle, phase: 0.25 }, 0)?.shift.y).toBeCloseTo(10)
})

it('drifts evenly for its whole time', () => {
  const idle = { kind: 'drift', x: -80, y: 0 } as const
  expect(at(idle, 1)?.shift.x).toBeCloseTo(-20)
  expect(at(idle, 3)?.shift.x).toBeCloseTo(-60)
})

it('sways in steps that come again', () => {
  const idle = { kind: 'sway', degrees: 3, every: 2 } as const
  const variants = Array.from({ length: 120 }, (_, frame) => at(idle, frame / 30)?.variant)
  expect(new Set(variants).size).toBeLessThanOrEqual(25)
  expect(at(idle, 0.5)?.variant).toBe('1.000 0 3')
  expect(at(idle, 0)?.variant).toBe('')
})

it('breathes, blinks and jumps', () => {
  const breath = at({ kind: 'breathe', scale: 0.1, fade: 0.5, every: 2 }, 1)
  expect(breath?.scale).toBeCloseTo(1.1)
  expect(breath?.opacity).toBeCloseTo(0.5)
  const blink = { kind: 'blink', on: 0.5, every: 2 } as const
  expect(at(blink, 0.9)).toBeDefined()
  expect(at(blink, 1.1)).toBeUndefined()
  const jump = { kind: 'jump', x: -3, y: 0, every: 2 } as const
  expect([at(jump, 0.9)?.shift.x, at(jump, 1.1)?.shift.x]).toEqual([0, -3])
})
