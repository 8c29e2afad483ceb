import { expect, it } from 'vitest'
import { footageLayer } from '../../test/tiny-scene.ts'
import { listRuns, planFootage } from './footage-plan.ts'

const LANDSCAPE = { width: 1920, height: 1080 }
const CANVAS = { x: 0, y: 0, width: 1080, height: 1920 }
const moment = (at: number, x: number, zoom = 1) => ({ at, x, y: 0.5, zoom })

it('reads near pieces with one decoder and seeks over a long gap', () => {
  const pieces = [
    { from: 0, until: 2 },
    { from: 3, until: 4 },
    { from: 600, until: 601 },
  ]
  expect(listRuns({ pieces })).toEqual([
    {
      first: 0,
      kept: [
        { from: 0, to: 59 },
        { from: 90, to: 119 },
      ],
      frames: 90,
    },
    { first: 18_000, kept: [{ from: 0, to: 29 }], frames: 30 },
  ])
})

it('decodes what the camera sees, in the size of the canvas where it rests', () => {
  const still = footageLayer({ camera: [moment(0, 0.5)] })
  const { region, size } = planFootage(still, { picture: LANDSCAPE, box: CANVAS })
  expect(region).toMatchObject({ width: 608, height: 1080 })
  expect(size).toEqual({ width: 1080, height: 1920 })
})

it('decodes in the size of the source where the camera travels', () => {
  const moving = footageLayer({ camera: [moment(0, 0.2), moment(4, 0.8)] })
  const { region, size } = planFootage(moving, { picture: LANDSCAPE, box: CANVAS })
  expect(size).toEqual({ width: region.width, height: region.height })
  expect(region.width).toBeGreaterThan(1700)
})

it('never decodes more of a large source than the canvas can show', () => {
  const moving = footageLayer({ camera: [moment(0, 0.4), moment(4, 0.6)] })
  const { size } = planFootage(moving, { picture: { width: 3840, height: 2160 }, box: CANVAS })
  expect(size.height).toBe(1920)
})
