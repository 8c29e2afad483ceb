import { toYuv, type YuvColour } from './yuv.ts'

/** The colour that is taken out. */
export type Screen = YuvColour & {
  /** How strong it is where least light falls on it, against the rest: 1 is even light. */
  dimmest: number
}

/** Above the lower corners: those are where people stand. */
const LOWEST = 0.7
const TOP_BAND = 0.06
const SIDE_BAND = 0.05
const STEPS = 24
const INSET = 0.012
/** Further from the screen's hue is somebody's elbow. */
const SAME_HUE = 0.5
const LEAST_STRENGTH = 0.3
/** A few of the darkest places are noise. */
const DIM_SHARE = 0.04

/** Where a frame most likely shows nothing but its screen: along the top and down both sides. */
export const screenPoints = ({ width, height }: { width: number; height: number }) => {
  const points: { x: number; y: number }[] = []
  const at = (x: number, y: number) =>
    points.push({
      x: Math.min(width - 1, Math.floor(x * width)),
      y: Math.min(height - 1, Math.floor(y * height)),
    })
  for (let step = 0; step < STEPS; step += 1) {
    const share = INSET + ((1 - INSET * 2) * step) / (STEPS - 1)
    for (const y of [INSET, TOP_BAND]) at(share, y)
    for (const x of [INSET, SIDE_BAND, 1 - SIDE_BAND, 1 - INSET]) at(x, share * LOWEST)
  }
  return points
}

/** Those points of RGBA pixels. */
export const sampleScreen = ({
  pixels,
  width,
  height,
}: {
  pixels: Uint8ClampedArray
  width: number
  height: number
}): YuvColour[] =>
  screenPoints({ width, height }).map(({ x, y }) => {
    const at = (y * width + x) * 4
    return toYuv({ r: pixels[at] ?? 0, g: pixels[at + 1] ?? 0, b: pixels[at + 2] ?? 0 })
  })

const middleOf = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 128

/** The screen by samples of its frame: their middle, or a colour that was picked. */
export const measureScreen = ({
  samples,
  picked,
}: {
  samples: readonly YuvColour[]
  picked: YuvColour | null
}): Screen => {
  const colour = picked ?? {
    y: middleOf(samples.map(({ y }) => y)),
    u: middleOf(samples.map(({ u }) => u)),
    v: middleOf(samples.map(({ v }) => v)),
  }
  const u = colour.u - 128
  const v = colour.v - 128
  const square = Math.max(1, u * u + v * v)
  const strengths = samples
    .map((sample) => ({
      along: ((sample.u - 128) * u + (sample.v - 128) * v) / square,
      across: Math.abs((sample.v - 128) * u - (sample.u - 128) * v) / square,
    }))
    .filter(({ along, across }) => along > LEAST_STRENGTH && across < along * SAME_HUE)
    .map(({ along, across }) => along - across / 2)
    .toSorted((a, b) => a - b)
  const dimmest = strengths[Math.floor(strengths.length * DIM_SHARE)] ?? 1
  return { ...colour, dimmest: Math.min(1, dimmest) }
}
