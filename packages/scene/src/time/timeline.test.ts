import { expect, it } from 'vitest'
import {
  createCaptionsLayer,
  createPictureLayer,
  createScene,
  createTextLayer,
} from '../../test/scenes.ts'
import { computeTimeline } from './timeline.ts'

const at = (layers: Parameters<typeof createScene>[0], seconds: number) =>
  computeTimeline({ scene: createScene(layers), seconds })

it('shows a layer from its first moment until just before its last', () => {
  const layers = [createPictureLayer({ start: 0.5, duration: 1 })]
  expect(at({ layers }, 0.49)).toHaveLength(0)
  expect(at({ layers }, 0.5)).toHaveLength(1)
  expect(at({ layers }, 1.49)).toHaveLength(1)
  expect(at({ layers }, 1.5)).toHaveLength(0)
})

it('takes a border that sums of beats have missed by a hair for the border', () => {
  const beat = 60 / 118
  const start = beat + beat + beat
  expect(at({ layers: [createPictureLayer({ start, duration: 1 })] }, beat * 3)).toHaveLength(1)
})

it('fades in and out within its own span', () => {
  const fade = { kind: 'fade', toward: 'up', seconds: 0.5 } as const
  const layers = [createTextLayer({ opacity: 0.8, enter: fade, leave: fade })]
  expect(at({ layers }, 0.25)[0]?.opacity).toBeCloseTo(0.4)
  expect(at({ layers }, 1)[0]?.opacity).toBe(0.8)
  expect(at({ layers }, 1.75)[0]?.opacity).toBeCloseTo(0.4)
})

it('keeps a pushed slide and the one that pushes it edge to edge', () => {
  const slide = { kind: 'slide', toward: 'left', seconds: 0.6 } as const
  const layers = [
    createPictureLayer({ id: 'old', duration: 1.6, leave: slide }),
    createPictureLayer({ id: 'new', start: 1, duration: 1, enter: slide }),
  ]
  for (const seconds of [1.01, 1.2, 1.3, 1.45, 1.59]) {
    const [old, fresh] = at({ layers }, seconds)
    expect((fresh?.shift.x ?? 0) - (old?.shift.x ?? 0)).toBeCloseTo(1080, 6)
  }
})

it('wipes from one edge to the other', () => {
  const enter = { kind: 'wipe', toward: 'right', seconds: 1 } as const
  const layers = [createPictureLayer({ enter })]
  expect(at({ layers }, 0.5)[0]?.clip).toMatchObject({ x: 0, height: 1920 })
  expect(at({ layers }, 0.5)[0]?.clip?.width).toBeCloseTo(540)
  const left = [createPictureLayer({ enter: { ...enter, toward: 'left' } })]
  expect(at({ layers: left }, 0.5)[0]?.clip?.x).toBeCloseTo(540)
  expect(at({ layers }, 1)[0]?.clip).toBeNull()
})

it('shortens transitions that are longer than the layer', () => {
  const fade = { kind: 'fade', toward: 'up', seconds: 3 } as const
  const layers = [createTextLayer({ duration: 1, enter: fade, leave: fade })]
  expect(at({ layers }, 0.499)[0]?.opacity).toBeCloseTo(1, 1)
})

it('names the page and the word of captions, and shows none in silence', () => {
  const layers = [createCaptionsLayer()]
  const variant = (seconds: number) => at({ layers }, seconds)[0]?.variant
  expect(variant(0.1)).toBeUndefined()
  expect(variant(0.3)).toBe('0:0')
  expect(variant(0.6)).toBe('0:1')
  expect(variant(1)).toBe('1:0')
  expect(variant(1.9)).toBeUndefined()
})

it('draws captions without a mark only once a page', () => {
  const layers = [createCaptionsLayer({ spoken: 'none' })]
  expect(at({ layers }, 0.3)[0]?.variant).toBe(at({ layers }, 0.6)[0]?.variant)
})
