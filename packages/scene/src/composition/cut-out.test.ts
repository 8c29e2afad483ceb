import { describe, expect, it } from 'vitest'
import { cutOut } from './cut-out.ts'
import type { Pixels } from './tile-map.ts'

const SIDE = 120

type Colour = readonly [number, number, number]

/** A square picture, drawn point by point. */
const draw = (colourAt: (x: number, y: number) => Colour): Pixels => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) data.set([...colourAt(x, y), 255], (y * SIDE + x) * 4)
  return { data, width: SIDE, height: SIDE }
}

/** The same noise each time, within `amount`. */
const noise = (x: number, y: number, amount: number) =>
  ((((x * 73_856_093) ^ (y * 19_349_663)) >>> 3) % (amount * 2 + 1)) - amount

const isInDisc = (x: number, y: number, r = 34) => Math.hypot(x - 60, y - 60) <= r

/** A lit wall: lighter to one side, with the noise of a camera. */
const wall = (x: number, y: number): Colour => {
  const light = 236 - x * 0.25 - y * 0.1 + noise(x, y, 2)
  return [light, light - 2, light - 6]
}

const RED: Colour = [196, 40, 52]

const cut = (pixels: Pixels) => {
  const made = cutOut(pixels)
  if (typeof made === 'string') throw new Error(made)
  return made
}
const alphaAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3]
const middle = ({ width, height }: Pixels) => [width >> 1, height >> 1] as const

describe('a thing on a plain ground', () => {
  const made = cut(draw((x, y) => (isInDisc(x, y) ? RED : wall(x, y))))

  it('is cropped to itself, whole inside and clear outside', () => {
    expect(made.width).toBeGreaterThan(66)
    expect(made.width).toBeLessThan(76)
    expect(alphaAt(made, ...middle(made))).toBe(255)
    expect(alphaAt(made, 0, 0)).toBe(0)
    expect(alphaAt(made, made.width - 1, made.height - 1)).toBe(0)
  })

  it('keeps no light of the ground along its edge', () => {
    for (let at = 0; at < made.data.length; at += 4) {
      if ((made.data[at + 3] ?? 0) < 40) continue
      expect(made.data[at + 1]).toBeLessThan(90)
    }
  })
})

it('leaves the soft shadow of a thing behind', () => {
  const made = cut(
    draw((x, y) => {
      if (isInDisc(x, y, 30)) return RED
      const dark = Math.max(0, 50 - Math.hypot((x - 66) * 0.8, y - 92) * 2)
      const [r, g, b] = wall(x, y)
      const dim = 1 - dark / 236
      return [r * dim, g * dim, b * dim]
    }),
  )
  expect(made.height).toBeLessThan(70)
})

it('keeps what has the colour of the ground inside of a thing', () => {
  const made = cut(draw((x, y) => (isInDisc(x, y) && !isInDisc(x, y, 10) ? RED : wall(x, y))))
  expect(alphaAt(made, ...middle(made))).toBe(255)
})

it('keeps a thing that stands on the lower border', () => {
  const made = cut(
    draw((x, y) => (Math.abs(x - 60) < 22 && y > 40 ? RED : wall(x, y))),
  )
  expect(alphaAt(made, made.width >> 1, made.height - 1)).toBe(255)
  expect(made.height).toBeGreaterThan(76)
})

it('refuses a ground that is not plain', () => {
  const forest = draw((x, y) => [
    120 + noise(x, y, 60),
    110 + noise(y, x, 70),
    60 + noise(x + 7, y, 40),
  ])
  expect(cutOut(forest)).toBe('uneven')
  const halves = draw((x, y) =>
    isInDisc(x, y) ? RED : y > 60 ? [40, 60, 120] : [240, 230, 200],
  )
  expect(cutOut(halves)).toBe('uneven')
})

it('refuses a picture without a thing, and one that melts into its ground', () => {
  expect(cutOut(draw(wall))).toBe('nothing')
  const grid = draw((x, y) =>
    x > 8 && x < 112 && y > 8 && y < 112 && x % 4 < 2 && y % 6 !== 0 ? RED : wall(x, y),
  )
  expect(cutOut(grid)).toBe('merged')
})
