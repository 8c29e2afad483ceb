import { describe, expect, it } from 'vitest'
import { computeIdle } from '../time/idle.ts'
import { STYLES } from './all-styles.ts'
import { contrastOf, lch } from './colour/oklch.ts'

const HUES = Array.from({ length: 24 }, (_, index) => index * 15)
const LIGHTNESSES = [0.35, 0.6, 0.85]
const BRANDS = HUES.flatMap((hue) => LIGHTNESSES.map((l) => lch(l, 0.17, hue)))
/** Seconds per beat of the slowest music. */
const SLOWEST_BEAT = 60 / 72
/** Points that the edge of an object moves per degree. */
const POINTS_OF_DEGREE = 4
const PLAIN = { colour: null, accent: null }
const GREYS = ['#000000', '#777777', '#ffffff']

const readableOf = (pairs: readonly (readonly [string, string])[]) =>
  Math.min(...pairs.map(([ink, ground]) => contrastOf(ink, ground)))

describe.each(STYLES.map((style) => [style.key, style] as const))('style %s', (_, style) => {
  it('has readable words in all its palettes', () => {
    for (let variant = 0; variant < style.palettes; variant += 1)
      expect(readableOf(style.pairs(PLAIN, variant))).toBeGreaterThanOrEqual(4.5)
  })

  it('has readable words in any brand colour', () => {
    for (const colour of [...BRANDS, ...GREYS])
      expect([colour, readableOf(style.pairs({ ...PLAIN, colour }, 0)) >= 4.5]).toEqual([
        colour,
        true,
      ])
  })

  it('has readable words in any second colour, which is seen', () => {
    for (const colour of [null, '#0e8f66', '#2f4bff', '#f2b705', '#111111'])
      for (const accent of [...BRANDS, ...GREYS]) {
        const pairs = style.pairs({ colour, accent }, 0)
        expect([colour, accent, readableOf(pairs) >= 4.5]).toEqual([colour, accent, true])
      }
  })

  it('looks different in each of its palettes', () => {
    const looks = Array.from({ length: style.palettes }, (__, variant) =>
      JSON.stringify(style.pairs(PLAIN, variant)),
    )
    expect(new Set(looks).size).toBe(style.palettes)
  })

  it('never leaves its object still for a second', () => {
    const idle = style.motion.idle(SLOWEST_BEAT)
    const placesAt = (seconds: number) => {
      const { shift, sway } = computeIdle({ idle, seconds, duration: 30 })
      return [shift.x, shift.y, sway * POINTS_OF_DEGREE]
    }
    for (let from = 0; from < 8; from += 0.1) {
      const places = Array.from({ length: 11 }, (__, at) => placesAt(from + at / 10))
      const ways = [0, 1, 2].map((axis) => places.map((place) => place[axis] ?? 0))
      const longest = Math.max(...ways.map((way) => Math.max(...way) - Math.min(...way)))
      expect(longest).toBeGreaterThanOrEqual(3)
    }
  })
})

it('has keys and names of its own for every style', () => {
  expect(new Set(STYLES.map(({ key }) => key)).size).toBe(STYLES.length)
  expect(new Set(STYLES.map(({ name }) => name)).size).toBe(STYLES.length)
})
