import type { Kernel } from './kernel.ts'
import { createMemory, type Memory } from './memory.ts'

/** A picture as planes in the kernel's memory: luma and, at half size, both chromas; alpha where it has one. */
export type Planes = {
  width: number
  height: number
  y: number
  u: number
  v: number
  /** null for what is opaque. */
  alpha: Alpha | null
}

/** Of luma and of chroma. */
type Alpha = {
  full: number
  half: number
  /** Where its rows are seen, where they are opaque and where of one colour, for what is drawn once and moves. */
  spans?: { full: number; half: number }
  /** Every row of every plane is of one value. */
  hasEvenRows?: boolean
}

export type Studio = { kernel: Kernel; memory: Memory; tables: number; row: number }

/** Of anything that is sampled: a box of the largest size at the highest density has less. */
const MAX_SIDE = 8192
const RECORD_BYTES = 48
const SPAN_BYTES = 16

export const createStudio = (kernel: Kernel): Studio => {
  const memory = createMemory({ from: kernel.heapStart(), to: kernel.limit })
  return {
    kernel,
    memory,
    tables: memory.take((RECORD_BYTES * MAX_SIDE) / 8),
    row: memory.take((MAX_SIDE + 96) * 4),
  }
}

export const evenUp = (value: number): number => Math.max(2, Math.ceil(value / 2) * 2)

const planeBytes = ({ width, height }: { width: number; height: number }) => ({
  luma: width * height,
  chroma: (width * height) / 4,
})

/** Planes one after another, the way raw video comes and goes. */
export const takePlanes = (
  { memory }: Studio,
  { width, height, hasAlpha }: { width: number; height: number; hasAlpha: boolean },
): Planes => {
  const { luma, chroma } = planeBytes({ width, height })
  const y = memory.take(luma + chroma * 2)
  const full = hasAlpha ? memory.take(luma) : 0
  const half = hasAlpha ? memory.take(chroma) : 0
  const alpha = hasAlpha ? { full, half } : null
  return { width, height, y, u: y + luma, v: y + luma + chroma, alpha }
}

export const givePlanes = ({ memory }: Studio, planes: Planes): void => {
  memory.give(planes.y)
  if (!planes.alpha) return
  const { full, half, spans } = planes.alpha
  for (const at of [full, half, ...(spans ? [spans.full, spans.half] : [])]) memory.give(at)
}

/** What is known of the rows of planes with alpha. */
export const spansOf = (
  { kernel, memory }: Studio,
  { width, height, y, u, v, alpha }: Planes & { alpha: Alpha },
) => {
  const full = memory.take(SPAN_BYTES * height)
  const half = memory.take((SPAN_BYTES * height) / 2)
  kernel.findSpans(y, y, alpha.full, width, width, height, full)
  kernel.findSpans(u, v, alpha.half, width / 2, width / 2, height / 2, half)
  return { full, half }
}

/** All bytes of planes without alpha, as raw video has them. */
export const bytesOf = (
  { kernel }: Studio,
  { y, width, height }: Planes,
): Uint8Array<ArrayBuffer> => kernel.bytes.subarray(y, y + (width * height * 3) / 2)

const OPAQUE = 255

/** Planes of pixels as a canvas holds them, multiplied by their alpha; sides are even. */
export const planesOf = (
  studio: Studio,
  { rgba, width, height }: { rgba: Uint8Array; width: number; height: number },
): Planes => {
  const { kernel, memory } = studio
  const planes = takePlanes(studio, { width, height, hasAlpha: true })
  const { y, u, v, alpha } = planes
  if (!alpha) throw new Error('planes were asked for with alpha')
  const source = memory.take(rgba.length)
  kernel.bytes.set(rgba, source)
  const common = kernel.rgbaToPlanes(
    ...[source, width, height, y, alpha.full, width],
    ...[u, v, alpha.half, width / 2],
  )
  memory.give(source)
  if (common !== OPAQUE) {
    const spans = spansOf(studio, { ...planes, alpha })
    return { ...planes, alpha: { ...alpha, spans } }
  }
  memory.give(alpha.full)
  memory.give(alpha.half)
  return { ...planes, alpha: null }
}
