import { expect, it } from 'vitest'
import { keyPixels, measureScreen } from './key-pixels.ts'
import { buildKeyTable, parseColour, toYuv } from './key-table.ts'

const KEY = { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 }
const screen = toYuv(parseColour('#10c04a'))
const table = buildKeyTable({ screen, key: KEY })

const keyed = (colour: string) => {
  const { r, g, b } = parseColour(colour)
  const pixels = new Uint8ClampedArray([r, g, b, 255])
  keyPixels({ pixels, table, screen })
  return [...pixels]
}

it.each(['#10c04a', '#009a38', '#18c850'])('takes the screen %s out', (colour) => {
  expect(keyed(colour)[3]).toBeLessThan(40)
})

it.each(['#d9a07a', '#ffffff', '#000000', '#8888cc', '#aa3333'])('leaves %s alone', (colour) => {
  const { r, g, b } = parseColour(colour)
  const [red = 0, green = 0, blue = 0, alpha] = keyed(colour)
  expect(alpha).toBe(255)
  expect(Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b))).toBeLessThan(4)
})

it('takes green out of a half-transparent edge', () => {
  const [red = 0, green = 0, , alpha = 0] = keyed('#758c62')
  expect(alpha).toBeGreaterThan(60)
  expect(green - red).toBeLessThan(0x8c - 0x75)
})

it('measures the screen by the middle of the corners, whatever stands in one of them', () => {
  const white = toYuv(parseColour('#ffffff'))
  expect(measureScreen([screen, white, screen, screen, white])).toEqual(screen)
})
