import type { Box, Paint, ShapeLayer } from '@kadr/contract/studio/scene/scene'
import { paintLayer } from '@kadr/scene/paint/paint-layer'
import { expect, it } from 'vitest'
import { shapeLayer } from '../../test/tiny-scene.ts'
import { createKernel } from '../planes/kernel.ts'
import {
  allocatePlanes,
  createKernelContext,
  freePlanes,
  toPlanes,
  viewBytes,
} from '../planes/planes.ts'
import { createAssets, createSurface } from '../surface.ts'
import { placePlanes } from './place-planes.ts'
import { createShadePlanes, isShade } from './shade.ts'

const context = createKernelContext(createKernel({ memoryBytes: 8 * 1024 * 1024 }))
const SIZE = { width: 64, height: 240 }

/** The frame after blending a layer over uneven grey. */
const blendOver = (planes: Parameters<typeof placePlanes>[2]['planes'], box: Box) => {
  const frame = allocatePlanes(context, { ...SIZE, hasAlpha: false })
  viewBytes(context, frame).forEach((_, at, bytes) => {
    bytes[at] = 40 + ((at * 37) % 170)
  })
  const from = { ...box, x: 0, y: 0 }
  const clip = { x: 0, y: 0, ...SIZE }
  placePlanes(context, frame, { planes, from, to: box, clip, opacity: 1 })
  const bytes = [...viewBytes(context, frame)]
  freePlanes(context, frame)
  freePlanes(context, planes)
  return bytes
}

const drawLayer = (layer: ShapeLayer, box: Box) => {
  const { brush, image } = createSurface(box)
  brush.translate(-box.x, -box.y)
  const assets = createAssets({ picture: () => undefined, frame: () => undefined })
  paintLayer({ brush, layer, variant: '', seconds: 0, assets, scale: 1 })
  return toPlanes(context, { rgba: image.data(), width: box.width, height: box.height })
}

const whole = { x: 0, y: 0, ...SIZE }
const uneven = { x: 0, y: 33.4, width: SIZE.width, height: 150.7 }
const createGradient = (from: string, to: string, angle: number): Paint => ({
  kind: 'gradient',
  from,
  to,
  angle,
})

it.each([
  ['of one colour', { kind: 'solid', colour: '#10c04a80' }, whole, whole],
  ['that grows darker', createGradient('#00000000', '#000000b0', 0), whole, whole],
  ['that grows lighter', createGradient('#4a3aff59', '#ffd84deb', 180), whole, whole],
  [
    'that begins and ends between rows',
    createGradient('#4a3affeb', '#4a3aff59', 0),
    uneven,
    { ...whole, y: 32, height: 154 },
  ],
] as const)('counts a veil %s as the canvas draws it', (_, paint, own, box) => {
  const layer = shapeLayer({ paint, box: own })
  expect(isShade(layer)).toBe(true)
  const counted = blendOver(createShadePlanes(context, { layer, scale: 1, box }), box)
  const painted = blendOver(drawLayer(layer, box), box)
  const differences = counted.map((value, at) => Math.abs(value - (painted[at] ?? 0)))
  expect(Math.max(...differences)).toBeLessThanOrEqual(2)
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(0.4)
})

it.each([
  ['what is opaque', { paint: { kind: 'solid', colour: '#10c04a' } }],
  ['what slants', { paint: createGradient('#00000000', '#000000b0', 20) }],
  ['round corners', { radius: 8 }],
  ['an ellipse', { shape: 'ellipse' }],
] as const)('leaves %s to the canvas', (_, part) => {
  expect(isShade(shapeLayer({ paint: { kind: 'solid', colour: '#00000080' }, ...part }))).toBe(
    false,
  )
})
