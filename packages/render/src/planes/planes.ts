import type { Kernel } from './kernel.ts'
import { createMemory, type Memory } from './memory.ts'

/** A picture as planes in kernel memory: luma, both chromas at half size, and optional alpha. */
export type Planes = {
  width: number
  height: number
  y: number
  u: number
  v: number
  /** null when opaque. */
  alpha: Alpha | null
}

/** At luma and at chroma resolution. */
type Alpha = {
  full: number
  half: number
  /** Row spans (visible, opaque, flat colour) for layers drawn once and moved. */
  spans?: { full: number; half: number }
  /** Every row of every plane is constant. */
  hasEvenRows?: boolean
}

export type KernelContext = { kernel: Kernel; memory: Memory; tables: number; row: number }

/** Upper bound for sampled planes: the largest box at the highest density is smaller. */
const MAX_SIDE = 8192
const RECORD_BYTES = 48
const SPAN_BYTES = 16

export const createKernelContext = (kernel: Kernel): KernelContext => {
  const memory = createMemory({ from: kernel.heapStart(), to: kernel.limit })
  return {
    kernel,
    memory,
    tables: memory.allocate((RECORD_BYTES * MAX_SIDE) / 8),
    row: memory.allocate((MAX_SIDE + 96) * 4),
  }
}

export const roundUpToEven = (value: number): number => Math.max(2, Math.ceil(value / 2) * 2)

const planeBytes = ({ width, height }: { width: number; height: number }) => ({
  luma: width * height,
  chroma: (width * height) / 4,
})

/** Allocates contiguous planes, in the layout of raw video. */
export const allocatePlanes = (
  { memory }: KernelContext,
  { width, height, hasAlpha }: { width: number; height: number; hasAlpha: boolean },
): Planes => {
  const { luma, chroma } = planeBytes({ width, height })
  const y = memory.allocate(luma + chroma * 2)
  const full = hasAlpha ? memory.allocate(luma) : 0
  const half = hasAlpha ? memory.allocate(chroma) : 0
  const alpha = hasAlpha ? { full, half } : null
  return { width, height, y, u: y + luma, v: y + luma + chroma, alpha }
}

export const freePlanes = ({ memory }: KernelContext, planes: Planes): void => {
  memory.free(planes.y)
  if (!planes.alpha) return
  const { full, half, spans } = planes.alpha
  for (const at of [full, half, ...(spans ? [spans.full, spans.half] : [])]) memory.free(at)
}

/** Computes row spans of planes with alpha. */
export const findSpans = (
  { kernel, memory }: KernelContext,
  { width, height, y, u, v, alpha }: Planes & { alpha: Alpha },
) => {
  const full = memory.allocate(SPAN_BYTES * height)
  const half = memory.allocate((SPAN_BYTES * height) / 2)
  kernel.findSpans(y, y, alpha.full, width, width, height, full)
  kernel.findSpans(u, v, alpha.half, width / 2, width / 2, height / 2, half)
  return { full, half }
}

/** The contiguous bytes of planes without alpha, in raw video layout. */
export const viewBytes = (
  { kernel }: KernelContext,
  { y, width, height }: Planes,
): Uint8Array<ArrayBuffer> => kernel.bytes.subarray(y, y + (width * height * 3) / 2)

const OPAQUE = 255

/** Converts premultiplied RGBA from a canvas to planes; sides are even. */
export const toPlanes = (
  context: KernelContext,
  { rgba, width, height }: { rgba: Uint8Array; width: number; height: number },
): Planes => {
  const { kernel, memory } = context
  const planes = allocatePlanes(context, { width, height, hasAlpha: true })
  const { y, u, v, alpha } = planes
  if (!alpha) throw new Error('planes were asked for with alpha')
  const source = memory.allocate(rgba.length)
  kernel.bytes.set(rgba, source)
  const common = kernel.rgbaToPlanes(
    ...[source, width, height, y, alpha.full, width],
    ...[u, v, alpha.half, width / 2],
  )
  memory.free(source)
  if (common !== OPAQUE) {
    const spans = findSpans(context, { ...planes, alpha })
    return { ...planes, alpha: { ...alpha, spans } }
  }
  memory.free(alpha.full)
  memory.free(alpha.half)
  return { ...planes, alpha: null }
}
