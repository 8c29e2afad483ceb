import { expect, it } from 'vitest'
import { createKey } from './create-key.ts'
import { keyPixels } from './key-pixels.ts'
import { listScreenPoints, measureScreen, sampleScreen } from './screen.ts'
import { parseColour, toYuv } from './yuv.ts'

const KEY = { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 }
const yuv = (colour: string) => toYuv(parseColour(colour))
const GREEN = '#10c04a'
const DIM = '#0a7a30'
const even = [GREEN, GREEN, GREEN].map(yuv)
const uneven = [GREEN, GREEN, GREEN, DIM, DIM].map(yuv)

const keyed = (colour: string, { samples = even, key = {} } = {}) => {
  const { r, g, b } = parseColour(colour)
  const pixels = new Uint8ClampedArray([r, g, b, 255])
  keyPixels({ pixels, key: createKey({ samples, key: { ...KEY, ...key } }) })
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels
  return { red, green, blue, alpha }
}

it.each([GREEN, '#0fb446', '#18c850'])('takes the screen %s out wholly', (colour) => {
  expect(keyed(colour).alpha).toBe(0)
})

it('takes a badly lit part of the screen out wholly, once it is seen to be one', () => {
  expect(keyed(DIM).alpha).toBeGreaterThan(60)
  expect(keyed(DIM, { samples: uneven }).alpha).toBe(0)
})

it.each(['#d9a07a', '#ffffff', '#000000', '#8888cc', '#aa3333'])('leaves %s alone', (colour) => {
  for (const samples of [even, uneven]) {
    const { r, g, b } = parseColour(colour)
    const { red, green, blue, alpha } = keyed(colour, { samples })
    expect(alpha).toBe(255)
    expect(Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b))).toBeLessThan(4)
  }
})

it('takes green out of a half-transparent edge', () => {
  const { red, green, alpha } = keyed('#758c62')
  expect(alpha).toBeGreaterThan(60)
  expect(green - red).toBeLessThan(8)
})

it('removes more with more tolerance, and less green without despill', () => {
  const edge = '#4ca050'
  expect(keyed(edge, { key: { tolerance: 0.9 } }).alpha).toBeLessThan(keyed(edge).alpha)
  const spilled = keyed(edge, { key: { spill: 0 } })
  expect(spilled.green - spilled.red).toBeGreaterThan(keyed(edge).green - keyed(edge).red + 20)
})

it('keys by a picked colour, whatever the corners show', () => {
  const samples = ['#ffffff', '#ffffff', '#ffffff'].map(yuv)
  expect(keyed('#1040c0', { samples, key: { colour: '#1040c0' } }).alpha).toBe(0)
  expect(keyed('#ffffff', { samples, key: { colour: '#1040c0' } }).alpha).toBe(255)
})

it('measures the screen by the middle of its samples, whatever stands before some of them', () => {
  const samples = [GREEN, '#ffffff', GREEN, GREEN, '#c08060'].map(yuv)
  expect(measureScreen({ samples, picked: null })).toMatchObject(yuv(GREEN))
})

it('samples inside the frame, however small it is', () => {
  for (const size of [
    { width: 1, height: 1 },
    { width: 1080, height: 1920 },
  ]) {
    const pixels = new Uint8ClampedArray(size.width * size.height * 4).fill(200)
    expect(sampleScreen({ pixels, ...size })).toHaveLength(listScreenPoints(size).length)
    for (const { x, y } of listScreenPoints(size)) {
      expect(x).toBeLessThan(size.width)
      expect(y).toBeLessThan(size.height)
    }
  }
})
