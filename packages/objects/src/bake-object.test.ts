import { expect, it } from 'vitest'
import { bakeObject, type ObjectLook, objectKey } from './bake-object.ts'
import { parseHex } from './looks/pixels.ts'
import { bakeByName, skiaSurface } from './node/bake.ts'
import { findVector } from './node/vectors.ts'

const SIZE = 160

const bake = async (look: ObjectLook, colours: string[] = [], name = 'hot-beverage') => {
  const baked = await bakeByName({ name, look, colours, size: SIZE })
  if (!baked) throw new Error(name)
  const readPixel = (x: number, y: number) => {
    const at = (Math.round(y) * baked.width + Math.round(x)) * 4
    return [...baked.data.subarray(at, at + 4)]
  }
  return { ...baked, readPixel }
}

/** Colours of opaque pixels. */
const opaqueColours = ({ data }: { data: Uint8ClampedArray }) => {
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) colours.add([...data.subarray(at, at + 3)].join(','))
  return colours
}

it('cuts a plain object to its body', async () => {
  const { width, height, body, data } = await bake('plain')
  expect(body).toEqual({ x: 0, y: 0, width, height })
  expect(width).toBeGreaterThan(SIZE * 0.6)
  expect(width).toBeLessThanOrEqual(SIZE)
  expect(data).toHaveLength(width * height * 4)
})

it('puts a sticker on a sheet with an edge of the asked colour and a shadow below', async () => {
  const { body, width, readPixel } = await bake('sticker', ['#ff0000', '#101640'])
  expect(body.x).toBeGreaterThan(10)
  const middle = body.y + body.height / 2
  expect(readPixel(body.x - 2, middle)).toEqual([255, 0, 0, 255])
  const [, , , below = 0] = readPixel(width / 2, body.y + body.height + 8)
  const [, , , above = 0] = readPixel(width / 2, body.y - 8)
  expect(below).toBeGreaterThan(above)
})

it('prints a halftone in two inks only', async () => {
  const both = opaqueColours(await bake('halftone', ['#1e2660', '#f04d2c']))
  const [ink, fill] = [parseHex('#1e2660'), parseHex('#f04d2c')]
  expect(both).toContain(ink.join(','))
  expect(both).toContain(fill.join(','))
  const isBetween = (colour: string) =>
    colour.split(',').every((value, channel) => {
      const [one = 0, other = 0] = [ink[channel], fill[channel]]
      return Number(value) >= Math.min(one, other) - 1 && Number(value) <= Math.max(one, other) + 1
    })
  expect([...both].filter((colour) => !isBetween(colour))).toEqual([])
})

it('casts clay in the ramp, and keeps most of the own colours when toned', async () => {
  const isGrey = (colour: string) => new Set(colour.split(',')).size === 1
  const clay = opaqueColours(await bake('clay', ['#000000', '#ffffff'], 'strawberry'))
  expect([...clay].every(isGrey)).toBe(true)
  expect(clay.size).toBeGreaterThan(50)
  const toned = opaqueColours(await bake('toned', ['#000000', '#ffffff'], 'strawberry'))
  expect([...toned].some((colour) => !isGrey(colour))).toBe(true)
})

it('draws a doodle by the pen of the asked colour, the same each time', async () => {
  const first = await bake('doodle', ['#00ff00'])
  expect(opaqueColours(first)).toContain('0,255,0')
  const svg = findVector('hot-beverage', 'flat') ?? ''
  const request = {
    name: 'hot-beverage',
    look: 'doodle',
    colours: ['#00ff00'],
    size: SIZE,
  } as const
  const again = await bakeObject({ ...request, svg }, skiaSurface)
  expect(again.data).toEqual(first.data)
})

it('spreads a soft object beyond its body without darkening it', async () => {
  const { body, readPixel } = await bake('soft')
  const [, , , alpha = 0] = readPixel(body.x - 1, body.y + body.height / 2)
  expect(alpha).toBeGreaterThan(0)
  expect(alpha).toBeLessThan(255)
})

it('gives the same pixels for the same request and bakes them once', async () => {
  const request = { name: 'teapot', look: 'sticker', colours: [], size: SIZE } as const
  const first = bakeByName(request)
  expect(bakeByName({ ...request })).toBe(first)
  expect(objectKey(request)).not.toBe(objectKey({ ...request, colours: ['#ffffff'] }))
  expect(await bakeByName({ ...request, name: 'nothing-like-it' })).toBeUndefined()
})

it('survives an empty drawing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>'
  for (const look of ['sticker', 'halftone', 'clay', 'doodle', 'soft', 'plain'] as const) {
    const request = { svg, name: 'empty', look, colours: [], size: 64 }
    expect((await bakeObject(request, skiaSurface)).body).toMatchObject({ width: 1, height: 1 })
  }
})
