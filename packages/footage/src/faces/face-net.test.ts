import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createFaceKernel } from './face-kernel.ts'
import { createFaceNet } from './face-net.ts'
import { findFaces } from './find-faces.ts'
import { createFaceFollower } from './follow-faces.ts'

const home = new URL('../../', import.meta.url)

it('is compiled of the source beside it', () => {
  const sum = createHash('sha256')
    .update(readFileSync(new URL('kernel/net.as', home)))
    .digest('hex')
  expect(readFileSync(new URL('kernel/net.sum', home), 'utf8')).toBe(`${sum}\n`)
})

it('has the weights that were published', () => {
  const sum = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(`weights/${name}`, home)))
      .digest('hex')
  expect([sum('faces.bin'), sum('silero_vad_v5.onnx')]).toEqual([
    'ccc58ddc613d4c2b71f4ed7f64a75edbfa2130196ae0d6473ae3993d4ddbc376',
    '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
  ])
})

const kernel = createFaceKernel(65_536)
const memory = new Float32Array(kernel.memory.buffer)
const base = Math.ceil(kernel.heapStart() / 16) * 16
const place = (values: readonly number[], at: number) => memory.set(values, at / 4)
const numbers = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => Math.sin(index * 12.9898 + seed) * 2)

it('mixes channels of a pixel, adds what came before and drops what is below zero', () => {
  const [pixels, from, to] = [3, 4, 8]
  const [input, weights, bias, before] = [
    numbers(pixels * from, 1),
    numbers(from * to, 2),
    numbers(to, 3),
    numbers(pixels * from, 4),
  ]
  const at = {
    input: base,
    weights: base + 1024,
    bias: base + 2048,
    before: base + 3072,
    out: base + 4096,
  }
  place(input, at.input)
  place(weights, at.weights)
  place(bias, at.bias)
  place(before, at.before)
  kernel.pointwise(at.input, pixels, from, to, at.weights, at.bias, at.before, from, 1, at.out)
  for (let pixel = 0; pixel < pixels; pixel += 1)
    for (let column = 0; column < to; column += 1) {
      let sum = (bias[column] ?? 0) + (column < from ? (before[pixel * from + column] ?? 0) : 0)
      for (let channel = 0; channel < from; channel += 1)
        sum += (input[pixel * from + channel] ?? 0) * (weights[channel * to + column] ?? 0)
      expect(memory[at.out / 4 + pixel * to + column]).toBeCloseTo(Math.max(0, sum), 4)
    }
})

it.each([1, 2])('looks around a pixel with nothing beyond the border, at stride %i', (stride) => {
  const side = 4
  const channels = 4
  const [input, weights] = [numbers(side * side * channels, 5), numbers(9 * channels, 6)]
  const at = { input: base, weights: base + 1024, out: base + 2048 }
  place(input, at.input)
  place(weights, at.weights)
  kernel.depthwise(at.input, side, side, channels, stride, at.weights, at.out)
  const before = stride === 1 ? 1 : 0
  const cells = side / stride
  const isInside = (at: number) => at >= 0 && at < side
  const sumAround = (top: number, left: number, channel: number) => {
    let sum = 0
    for (let tap = 0; tap < 9; tap += 1) {
      const [iy, ix] = [top + Math.floor(tap / 3), left + (tap % 3)]
      if (!isInside(iy) || !isInside(ix)) continue
      sum +=
        (input[(iy * side + ix) * channels + channel] ?? 0) *
        (weights[tap * channels + channel] ?? 0)
    }
    return sum
  }
  for (let y = 0; y < cells; y += 1)
    for (let x = 0; x < cells; x += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        expect(memory[at.out / 4 + (y * cells + x) * channels + channel]).toBeCloseTo(
          sumAround(y * stride - before, x * stride - before, channel),
          4,
        )
      }
})

it('finds no face in noise, in a plain picture and in bars', () => {
  const net = createFaceNet(128)
  for (const pixelOf of [
    () => 0,
    (at: number) => Math.sin(at * 91.7),
    (at: number) => (Math.floor(at / 30) % 2 ? 1 : -1),
  ]) {
    for (let at = 0; at < net.pixels.length; at += 1) net.pixels[at] = pixelOf(at)
    expect(findFaces(net)).toEqual([])
  }
})

it('looks at a picture of any shape', () => {
  const follower = createFaceFollower()
  for (const [width, height] of [
    [512, 288],
    [288, 512],
    [16, 16],
  ] as const)
    expect(follower.look({ bytes: new Uint8Array(width * height * 3), width, height })).toBeNull()
})
