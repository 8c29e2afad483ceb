import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { toYuv } from '@kadr/scene/key/yuv'
import { expect, it } from 'vitest'
import { createKernel } from './kernel.ts'
import { allocatePlanes, createKernelContext, toPlanes } from './planes.ts'

const kernel = createKernel({ memoryBytes: 8 * 1024 * 1024 })
const context = createKernelContext(kernel)
const { memory, tables, row } = context

const plane = (values: readonly number[]) => {
  const at = memory.allocate(values.length)
  kernel.bytes.set(values, at)
  return at
}
const read = (at: number, length: number) => [...kernel.bytes.subarray(at, at + length)]

it('is compiled of the sources beside it', () => {
  const home = new URL('../../kernel/', import.meta.url)
  const source = ['kernel.as', 'colours.as', 'figures.as', 'sliding.as', 'shades.as'].map((name) =>
    readFileSync(new URL(name, home), 'utf8'),
  )
  const sum = createHash('sha256').update(source.join('\n')).digest('hex')
  expect(readFileSync(new URL('kernel.sum', home), 'utf8')).toBe(`${sum}\n`)
})

it('samples between pixels: a ramp moved by a quarter is a ramp moved by a quarter', () => {
  const width = 40
  const source = plane(Array.from({ length: width * 2 }, (_, at) => (at % width) * 4))
  const target = plane(new Array(22).fill(0))
  kernel.samplePlane(source, width, width, 2, target, 11, 11, 2, 3.25, 0, 1, 1, tables, row)
  expect(read(target, 11)).toEqual(Array.from({ length: 11 }, (_, at) => (at + 3) * 4 + 1))
})

it('shrinks by nearly two without losing a column', () => {
  const width = 64
  const source = plane(Array.from({ length: width }, (_, at) => at * 4))
  const target = plane(new Array(32).fill(0))
  kernel.samplePlane(source, width, width, 1, target, 32, 32, 1, 0, 0, 2, 1, tables, row)
  expect(read(target, 32)).toEqual(Array.from({ length: 32 }, (_, at) => at * 8 + 2))
})

it('writes nothing beside the region it was given', () => {
  const source = plane(new Array(64).fill(200))
  const target = plane(new Array(64).fill(7))
  kernel.samplePlane(source, 8, 8, 8, target + 2, 16, 5, 2, 0, 0, 1, 1, tables, row)
  expect(read(target, 32)).toEqual([
    ...[7, 7, 200, 200, 200, 200, 200, 7, 7, 7, 7, 7, 7, 7, 7, 7],
    ...[7, 7, 200, 200, 200, 200, 200, 7, 7, 7, 7, 7, 7, 7, 7, 7],
  ])
})

it('mixes and blends exactly at both ends and halfway, in whole groups and in the rest', () => {
  const wide = 21
  const mixed = (share: number) => {
    const target = plane(new Array(wide).fill(40))
    const source = plane(new Array(wide).fill(140))
    kernel.mixPlane(target, wide, source, wide, wide, 1, share)
    return new Set(read(target, wide))
  }
  expect([mixed(0), mixed(128), mixed(256)]).toEqual([new Set([40]), new Set([90]), new Set([140])])
  const blended = (alpha: number) => {
    const target = plane(new Array(wide).fill(40))
    const layer = plane(new Array(wide).fill(140))
    const cover = plane(new Array(wide).fill(alpha))
    kernel.blendPlane(target, wide, layer, cover, wide, wide, 1, 256)
    return new Set(read(target, wide))
  }
  expect([blended(0), blended(51), blended(255)]).toEqual([
    new Set([40]),
    new Set([60]),
    new Set([140]),
  ])
})

/** A shape with soft edges: clear outside, opaque inside. */
const blob = (width: number, height: number) =>
  Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const far = Math.hypot((x - width * 0.45) / width, (y - height * 0.4) / height)
    return Math.round(Math.min(1, Math.max(0, (0.36 - far) * 9)) * 255)
  })

const noise = (count: number, salt: number) =>
  Array.from({ length: count }, (_, at) => (at * 7919 + salt * 104_729) % 251)

/** How the colour varies along columns and rows. */
const COLOURS = {
  noise: ({ x, y }: { x: number; y: number }) => (x * 7919 + y * 9973 + 5) % 251,
  'one colour': () => 77,
  'patches of one colour': ({ x, y }: { x: number; y: number }) =>
    40 + 60 * ((x < 70 ? 0 : 1) + (y % 11 < 7 ? 0 : 1)),
  'a colour to each row': ({ y }: { y: number }) => 16 + (y % 5) * 40,
}

/** Source size, shown size, horizontal and vertical step, offset. */
const FIGURES = [
  [96, 40, 60, 25, [1.6, 1.6], 0.3],
  [83, 31, 77, 27, [1.07, 1.07], -1.4],
  [200, 64, 105, 33, [1.9, 1.9], 0],
  [64, 16, 70, 20, [0.9, 0.9], -2],
  [320, 48, 190, 30, [1.6, 1.6], 6.7],
  [96, 40, 90, 25, [1, 1.6], 6],
  [83, 31, 83, 40, [1, 0.8], 0],
  [320, 48, 301, 33, [1, 1.3], 12],
] as const

it.each(
  Object.entries(COLOURS).flatMap(([name, colour]) =>
    FIGURES.map((figure) => [name, figure[0], figure, colour] as const),
  ),
)('lays a figure of %s, %i wide, as if it were sampled first and blended after', (...given) => {
  const [, width, [, height, wide, high, [stepX, stepY], from], colour] = given
  const count = wide * high
  const paint = (shift: number) =>
    plane(
      Array.from({ length: width * height }, (_, at) =>
        colour({ x: (at % width) + shift, y: Math.floor(at / width) }),
      ),
    )
  const alpha = plane(blob(width, height))
  const under = noise(count, 2)
  const top = from / 2 - 0.3
  const view = [from, top, stepX, stepY, tables, row]
  const blendSeparately = (source: number) => {
    const [blended, sampled, soft] = [plane(under), plane(under), plane(under)]
    for (const [what, into] of [
      [source, sampled],
      [alpha, soft],
    ] as const)
      kernel.samplePlane(what, width, width, height, into, wide, wide, high, ...view)
    kernel.blendPlane(blended, wide, sampled, soft, wide, wide, high, 256)
    return read(blended, count)
  }
  const [source, other] = [paint(0), paint(23)]
  const spans = memory.allocate(height * 16)
  kernel.findSpans(source, other, alpha, width, width, height, spans)
  const expectBlended = (blend: (into: readonly number[]) => void) => {
    const [once, otherOnce] = [plane(under), plane(under)]
    blend([once, otherOnce, wide, wide, high])
    expect(read(once, count)).toEqual(blendSeparately(source))
    expect(read(otherOnce, count)).toEqual(blendSeparately(other))
    expect(read(once, count)).not.toEqual(under)
  }
  const figure = [source, other, alpha, width]
  expectBlended((into) => kernel.sampleOver(...figure, width, height, spans, ...into, ...view))
  if (stepX === 1)
    expectBlended((into) => kernel.slideOver(...figure, height, spans, ...into, from, top, stepY))
})

it('leaves pixels under a zero matte bit-identical', () => {
  const [wide, high] = [28, 4]
  const under = Array.from({ length: wide * high }, (_, at) => 16 + ((at * 37) % 220))
  const [light, colour] = [plane(under), plane(under)]
  const clip = plane(new Array(wide * high).fill(90))
  const nobody = plane(new Array(wide * high).fill(0))
  const clear = plane(new Array(wide * high).fill(128))
  const half = wide / 2
  kernel.overLuma(light, wide, clip, wide, nobody, half, wide, high, 90, 256, row)
  kernel.overChroma(colour, wide, clear, nobody, wide, wide, high, 256)
  expect(read(light, wide * high)).toEqual(under)
  expect(read(colour, wide * high)).toEqual(under)
})

it.each([
  [40, 9, 256],
  [37, 6, 256],
  [64, 5, 130],
  [18, 4, 0],
])('shades %i pixels a row as if they were blended one by one', (width, height, opacity) => {
  const rows = (salt: number) =>
    Array.from(
      { length: width * height },
      (_, at) => (Math.floor(at / width) * 83 + salt * 51) % 256,
    )
  const under = Array.from({ length: width * height }, (_, at) => (at * 7919) % 251)
  const [layer, alpha] = [plane(rows(1)), plane(rows(5))]
  const [once, twice] = [plane(under), plane(under)]
  kernel.blendRows(once, width, layer, alpha, width, width, height, opacity)
  kernel.blendPlane(twice, width, layer, alpha, width, width, height, opacity)
  expect(read(once, width * height)).toEqual(read(twice, width * height))
})

it('turns colours into those of video and back', () => {
  for (const [r, g, b] of [
    [255, 255, 255],
    [0, 0, 0],
    [16, 192, 74],
    [200, 30, 90],
  ] as const) {
    const rgba = new Uint8Array(Array.from({ length: 4 }, () => [r, g, b, 255]).flat())
    const planes = toPlanes(context, { rgba, width: 2, height: 2 })
    const { y, u, v } = toYuv({ r, g, b })
    const got = [planes.y, planes.u, planes.v].map((at) => kernel.bytes[at] ?? 0)
    expect(Math.abs((got[0] ?? 0) - y)).toBeLessThan(1.01)
    expect(Math.abs((got[1] ?? 0) - u)).toBeLessThan(1.01)
    expect(Math.abs((got[2] ?? 0) - v)).toBeLessThan(1.01)
    expect(planes.alpha).toBeNull()
    const back = memory.allocate(16)
    kernel.planesToRgba(planes.y, planes.u, planes.v, 2, 2, back)
    for (const [at, value] of [r, g, b, 255].entries())
      expect(Math.abs((kernel.bytes[back + 12 + at] ?? 0) - value)).toBeLessThan(4)
  }
})

it('ignores clear pixels in the colour of an edge', () => {
  const rgba = new Uint8Array([...[255, 0, 0, 255, 0, 0, 0, 0], ...[255, 0, 0, 255, 0, 0, 0, 0]])
  const planes = toPlanes(context, { rgba, width: 2, height: 2 })
  const { v } = toYuv({ r: 255, g: 0, b: 0 })
  expect(Math.abs((kernel.bytes[planes.v] ?? 0) - v)).toBeLessThan(1.01)
  expect(kernel.bytes[planes.alpha?.half ?? 0]).toBe(128)
})

it('merges freed memory', () => {
  const before = memory.used()
  const size = { width: 64, height: 64, hasAlpha: true }
  const planes = Array.from({ length: 3 }, () => allocatePlanes(context, size))
  const large = () => memory.allocate(kernel.limit - before - 4 * 1024 * 1024)
  for (const { y, alpha } of [planes[1], planes[0], planes[2]].flatMap((one) => one ?? [])) {
    memory.free(y)
    memory.free(alpha?.full ?? 0)
    memory.free(alpha?.half ?? 0)
  }
  expect(memory.used()).toBe(before)
  memory.free(large())
  expect(() => memory.allocate(kernel.limit)).toThrow(/memory/)
})
