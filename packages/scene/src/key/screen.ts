import { toYuv, type YuvColour } from './yuv.ts'

/** The screen colour to remove. */
export type Screen = YuvColour & {
  /** Chroma of the dimmest part relative to the median; 1 means even light. */
  dimmest: number
}

/** Samples stay above the lower corners, where people stand. */
const LOWEST_SAMPLE = 0.7
const TOP_BAND = 0.06
const SIDE_BAND = 0.05
const STEPS = 24
const INSET = 0.012
/** Samples further from the median hue belong to the foreground. */
const MAX_HUE_DISTANCE = 0.5
const MIN_STRENGTH = 0.3
/** The darkest samples are treated as noise. */
const NOISE_SHARE = 0.04

/** Points that most likely show only the screen: along the top and both sides. */
export const listScreenPoints = ({ width, height }: { width: number; height: number }) => {
  const points: { x: number; y: number }[] = []
  const at = (x: number, y: number) =>
    points.push({
      x: Math.min(width - 1, Math.floor(x * width)),
      y: Math.min(height - 1, Math.floor(y * height)),
    })
  for (let step = 0; step < STEPS; step += 1) {
    const share = INSET + ((1 - INSET * 2) * step) / (STEPS - 1)
    for (const y of [INSET, TOP_BAND]) at(share, y)
    for (const x of [INSET, SIDE_BAND, 1 - SIDE_BAND, 1 - INSET]) at(x, share * LOWEST_SAMPLE)
  }
  return points
}

/** Reads the sample points from RGBA pixels. */
export const sampleScreen = ({
  pixels,
  width,
  height,
}: {
  pixels: Uint8ClampedArray
  width: number
  height: number
}): YuvColour[] =>
  listScreenPoints({ width, height }).map(({ x, y }) => {
    const at = (y * width + x) * 4
    return toYuv({ r: pixels[at] ?? 0, g: pixels[at + 1] ?? 0, b: pixels[at + 2] ?? 0 })
  })

const findMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 128

/** Estimates the screen from samples: their median, or the picked colour. */
export const measureScreen = ({
  samples,
  picked,
}: {
  samples: readonly YuvColour[]
  picked: YuvColour | null
}): Screen => {
  const colour = picked ?? {
    y: findMedian(samples.map(({ y }) => y)),
    u: findMedian(samples.map(({ u }) => u)),
    v: findMedian(samples.map(({ v }) => v)),
  }
  const u = colour.u - 128
  const v = colour.v - 128
  const square = Math.max(1, u * u + v * v)
  const strengths = samples
    .map((sample) => ({
      along: ((sample.u - 128) * u + (sample.v - 128) * v) / square,
      across: Math.abs((sample.v - 128) * u - (sample.u - 128) * v) / square,
    }))
    .filter(({ along, across }) => along > MIN_STRENGTH && across < along * MAX_HUE_DISTANCE)
    .map(({ along, across }) => along - across / 2)
    .toSorted((a, b) => a - b)
  const dimmest = strengths[Math.floor(strengths.length * NOISE_SHARE)] ?? 1
  return { ...colour, dimmest: Math.min(1, dimmest) }
}
