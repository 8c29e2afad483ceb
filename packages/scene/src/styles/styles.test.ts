import { describe, expect, it } from 'vitest'
import { STYLES } from './all-styles.ts'
import { contrastOf, lch } from './colour/oklch.ts'

const HUES = Array.from({ length: 24 }, (_, index) => index * 15)
const LIGHTNESSES = [0.35, 0.6, 0.85]
const BRANDS = HUES.flatMap((hue) => LIGHTNESSES.map((l) => lch(l, 0.17, hue)))
const GREYS = ['#000000', '#777777', '#ffffff']

const readableOf = (pairs: readonly (readonly [string, string])[]) =>
  Math.min(...pairs.map(([ink, ground]) => contrastOf(ink, ground)))

describe.each(STYLES.map((style) => [style.key, style] as const))('style %s', (_, style) => {
  it('has readable words in all its palettes', () => {
    for (let variant = 0; variant < style.palettes; variant += 1)
      expect(readableOf(style.pairs(null, variant))).toBeGreaterThanOrEqual(4.5)
  })

  it('has readable words in any brand colour', () => {
    for (const brand of [...BRANDS, ...GREYS])
      expect([brand, readableOf(style.pairs(brand, 0)) >= 4.5]).toEqual([brand, true])
  })

  it('looks different in each of its palettes', () => {
    const looks = Array.from({ length: style.palettes }, (__, variant) =>
      JSON.stringify(style.pairs(null, variant)),
    )
    expect(new Set(looks).size).toBe(style.palettes)
  })
})

it('has keys and names of its own for every style', () => {
  expect(new Set(STYLES.map(({ key }) => key)).size).toBe(STYLES.length)
  expect(new Set(STYLES.map(({ name }) => name)).size).toBe(STYLES.length)
})
