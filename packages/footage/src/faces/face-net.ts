import { readFileSync } from 'node:fs'
import { createFaceKernel, type FaceKernel } from './face-kernel.ts'

const FLOAT = 4
const CHANNELS = 24
/** Stages of the net: how many blocks follow a change of size, and their channels. */
const STAGES = [
  { channels: 24, blocks: 7, isHalved: false },
  { channels: 24, blocks: 7, isHalved: true },
  { channels: 48, blocks: 7, isHalved: true },
  { channels: 96, blocks: 7, isHalved: true },
] as const
/** Answers of a cell: scores and boxes of its anchors, on the finer and on the coarser grid. */
export const ANCHORS = { fine: 2, coarse: 6 } as const
export const BOX_NUMBERS = 16

const padded = (count: number) => Math.ceil(count / 4) * 4

export type FaceAnswer = {
  /** Cells of the finer grid a side; the coarser one has half of them. */
  cells: number
  fine: { scores: Float32Array; boxes: Float32Array }
  coarse: { scores: Float32Array; boxes: Float32Array }
}

/** Walks over the weights in the order of the layers. */
const createWeightWalk = (start: number) => {
  let at = start
  return (count: number): number => {
    const own = at
    at += count * FLOAT
    return own
  }
}

type Buffers = { input: number; features: [number, number, number]; heads: number; weights: number }

const layOut = (kernel: FaceKernel, side: number, weights: Float32Array): Buffers => {
  const feature = (side / 2) ** 2 * CHANNELS * FLOAT
  let at = Math.ceil(kernel.heapStart() / 16) * 16
  const take = (bytes: number) => {
    const own = at
    at += Math.ceil(bytes / 16) * 16
    return own
  }
  return {
    input: take(side * side * 3 * FLOAT),
    features: [take(feature), take(feature), take(feature)],
    heads: take((side / 16) ** 2 * 64 * FLOAT * 2),
    weights: take(weights.byteLength),
  }
}

const memoryOf = (side: number, weights: Float32Array) =>
  side * side * 3 * FLOAT +
  (side / 2) ** 2 * CHANNELS * FLOAT * 3 +
  (side / 16) ** 2 * 64 * FLOAT * 2 +
  weights.byteLength +
  4096

const readWeights = (): Float32Array => {
  const bytes = new Uint8Array(readFileSync(new URL('../../weights/faces.bin', import.meta.url)))
  return new Float32Array(bytes.buffer)
}

/** A net that finds faces in pictures of one size; the side is a multiple of 32. */
export const createFaceNet = (side: number) => {
  const weights = readWeights()
  const kernel = createFaceKernel(memoryOf(side, weights))
  const { input, features, heads, weights: base } = layOut(kernel, side, weights)
  const memory = new Float32Array(kernel.memory.buffer)
  memory.set(weights, base / FLOAT)

  const readFloats = (at: number, count: number) => memory.slice(at / FLOAT, at / FLOAT + count)

  /** A head with a few channels, which are padded to whole vectors. */
  const answer = (
    take: (count: number) => number,
    from: number,
    { cells, channels }: { cells: number; channels: number },
  ) => {
    const columns = padded(channels)
    const kernelAt = take(96 * columns)
    kernel.pointwise(from, cells * cells, 96, columns, kernelAt, take(columns), 0, 0, 0, heads)
    const all = readFloats(heads, cells * cells * columns)
    if (columns === channels) return all
    return Float32Array.from({ length: cells * cells * channels }, (_, index) => {
      const cell = Math.floor(index / channels)
      return all[cell * columns + (index % channels)] ?? 0
    })
  }

  return {
    side,
    /** Red, green and blue of each pixel from −1 to 1, row by row. */
    pixels: memory.subarray(input / FLOAT, input / FLOAT + side * side * 3),
    run(): FaceAnswer {
      const take = createWeightWalk(base)
      let [current, other, third] = features
      let size = side / 2
      let channels = CHANNELS
      kernel.firstConv(input, side, take(5 * 5 * 3 * CHANNELS), take(CHANNELS), current, CHANNELS)
      const block = (stride: number, to: number) => {
        const next = size / stride
        kernel.depthwise(current, size, size, channels, stride, take(9 * channels), other)
        if (stride === 2) kernel.maxPool(current, size, size, channels, third)
        const residual = stride === 2 ? third : current
        const out = stride === 2 ? current : third
        const kernelAt = take(channels * to)
        kernel.pointwise(
          other,
          next * next,
          channels,
          to,
          kernelAt,
          take(to),
          residual,
          channels,
          1,
          out,
        )
        if (stride === 1) [current, third] = [third, current]
        size = next
        channels = to
      }
      for (const stage of STAGES) {
        if (stage.isHalved) block(2, stage.channels)
        for (let index = 0; index < stage.blocks; index += 1) block(1, stage.channels)
      }
      const cells = size
      const fineScores = answer(take, current, { cells, channels: ANCHORS.fine })
      const fineBoxes = answer(take, current, { cells, channels: ANCHORS.fine * BOX_NUMBERS })
      const half = cells / 2
      kernel.depthwise(current, cells, cells, 96, 2, take(9 * 96), other)
      const kernelAt = take(96 * 96)
      kernel.pointwise(other, half * half, 96, 96, kernelAt, take(96), 0, 0, 1, third)
      const coarseBoxes = answer(take, third, {
        cells: half,
        channels: ANCHORS.coarse * BOX_NUMBERS,
      })
      const coarseScores = answer(take, third, { cells: half, channels: ANCHORS.coarse })
      return {
        cells,
        fine: { scores: fineScores, boxes: fineBoxes },
        coarse: { scores: coarseScores, boxes: coarseBoxes },
      }
    },
  }
}

export type FaceNet = ReturnType<typeof createFaceNet>
