import type { Box } from '@kadr/contract/studio/scene/scene'
import { allocatePlanes, freePlanes, type KernelContext, type Planes } from '../planes/planes.ts'
import { intersect, isEmpty, snapToEven } from './rect.ts'

export type Placement = {
  planes: Planes
  /** Source rectangle, in pixels of the planes. */
  from: Box
  /** Destination rectangle, in frame pixels. */
  to: Box
  clip: Box
  opacity: number
}

const FULL_OPACITY = 256

/** The planes with their stride and subsampling. */
const listPlanes = ({ y, u, v, width, height, alpha }: Planes) => [
  { at: y, alpha: alpha?.full ?? 0, width, height, half: 1 },
  { at: u, alpha: alpha?.half ?? 0, width: width / 2, height: height / 2, half: 2 },
  { at: v, alpha: alpha?.half ?? 0, width: width / 2, height: height / 2, half: 2 },
]

type Spans = { full: number; half: number }

export type Mapping = { x0: number; y0: number; stepX: number; stepY: number }

export const isOnGrid = ({ x0, y0, stepX, stepY }: Mapping) =>
  stepX === 1 && stepY === 1 && x0 % 2 === 0 && y0 % 2 === 0 && x0 >= 0 && y0 >= 0

/** Pairs each plane of a layer with the address of its region in the frame. */
const pairPlanes = ({ frame, planes, region }: { frame: Planes; planes: Planes; region: Box }) => {
  const targets = listPlanes(frame)
  return listPlanes(planes).flatMap((source, index) => {
    const target = targets[index]
    if (!target) return []
    const { half } = source
    const into = target.at + (region.y / half) * target.width + region.x / half
    const size: [number, number] = [region.width / half, region.height / half]
    return [{ source, into, stride: target.width, size }]
  })
}

type Pair = ReturnType<typeof pairPlanes>[number]

/** Draws pixels that need no sampling. */
const drawUnscaled = (
  { kernel }: KernelContext,
  input: { frame: Planes; planes: Planes; region: Box; x: number; y: number; opacity: number },
) => {
  const { planes, x, y, opacity } = input
  const share = Math.round(opacity * FULL_OPACITY)
  for (const { source, into, stride, size } of pairPlanes(input)) {
    const skipped = (y / source.half) * source.width + x / source.half
    if (planes.alpha) {
      const layer = [source.at + skipped, source.alpha + skipped, source.width]
      const blend = planes.alpha.hasEvenRows ? kernel.blendRows : kernel.blendPlane
      blend(into, stride, ...layer, ...size, share)
    } else if (share === FULL_OPACITY) {
      kernel.copyPlane(into, stride, source.at + skipped, source.width, ...size)
    } else {
      kernel.mixPlane(into, stride, source.at + skipped, source.width, ...size, share)
    }
  }
}

/** Samples the source into a region, including alpha. */
const sample = (
  { kernel, tables, row }: KernelContext,
  input: { planes: Planes; target: Planes; region: Box; mapping: Mapping },
) => {
  const { planes, target, region, mapping } = input
  const run = (
    source: { at: number; width: number; height: number; half: number },
    into: { at: number; width: number },
  ) => {
    const { half } = source
    const start = into.at + (region.y / half) * into.width + region.x / half
    kernel.samplePlane(
      ...[source.at, source.width, source.width, source.height],
      ...[start, into.width, region.width / half, region.height / half],
      ...[mapping.x0 / half, mapping.y0 / half, mapping.stepX, mapping.stepY, tables, row],
    )
  }
  const targets = listPlanes(target)
  for (const [index, source] of listPlanes(planes).entries()) {
    const into = targets[index]
    if (into) run(source, into)
  }
  if (!planes.alpha || !target.alpha) return
  const { width, height } = planes
  run(
    { at: planes.alpha.full, width, height, half: 1 },
    { at: target.alpha.full, width: target.width },
  )
  run(
    { at: planes.alpha.half, width: width / 2, height: height / 2, half: 2 },
    { at: target.alpha.half, width: target.width / 2 },
  )
}

const hasWholeColumns = ({ x0, stepX }: Mapping) => stepX === 1 && x0 % 2 === 0 && x0 >= 0

/** Samples and blends a soft-edged layer in one pass, using its row spans. */
const sampleAndBlend = (
  { kernel, tables, row }: KernelContext,
  input: { frame: Planes; planes: Planes; spans: Spans; region: Box; mapping: Mapping },
) => {
  const { spans, mapping } = input
  const [luma, ...chromas] = pairPlanes(input)
  const [first, second] = chromas
  const run = (one: Pair | undefined, other: Pair | undefined, known: number) => {
    if (!one) return
    const { source, into, stride, size } = one
    const { half } = source
    const layer = [source.at, other?.source.at ?? 0, source.alpha, source.width]
    const target = [into, other?.into ?? 0, stride, ...size]
    const [x0, y0] = [mapping.x0 / half, mapping.y0 / half]
    const { stepX, stepY } = mapping
    if (hasWholeColumns(mapping))
      kernel.slideOver(...layer, source.height, known, ...target, x0, y0, stepY)
    else
      kernel.sampleOver(
        ...[...layer, source.width, source.height, known, ...target],
        ...[x0, y0, stepX, stepY, tables, row],
      )
  }
  run(luma, undefined, spans.full)
  run(first, second, spans.half)
}

/**
 * Visible destination region and the mapping to source pixels; undefined when nothing is visible.
 */
export const mapPlacement = ({ planes, from, to, clip }: Omit<Placement, 'opacity'>) => {
  const region = snapToEven(intersect(to, clip), planes.alpha ? 'outward' : 'nearest')
  const seen = intersect(region, snapToEven(clip, 'nearest'))
  if (isEmpty(seen)) return undefined
  const stepX = from.width / to.width
  const stepY = from.height / to.height
  const x0 = from.x + (seen.x - to.x) * stepX
  const y0 = from.y + (seen.y - to.y) * stepY
  return { region: seen, mapping: { x0, y0, stepX, stepY } }
}

/** A sampled copy of the visible part. */
export const sampleRegion = (
  context: KernelContext,
  { planes, region, mapping }: { planes: Planes; region: Box; mapping: Mapping },
): Planes => {
  const hasAlpha = planes.alpha !== null
  const target = allocatePlanes(context, { width: region.width, height: region.height, hasAlpha })
  sample(context, { planes, target, region: { ...region, x: 0, y: 0 }, mapping })
  return target
}

/** Draws planes over a frame at a sub-pixel position. */
export const placePlanes = (context: KernelContext, frame: Planes, placed: Placement) => {
  const mapped = mapPlacement(placed)
  if (!mapped) return
  const { planes, opacity } = placed
  const { region, mapping } = mapped
  if (isOnGrid(mapping)) {
    return drawUnscaled(context, { frame, planes, region, x: mapping.x0, y: mapping.y0, opacity })
  }
  if (!planes.alpha && opacity === 1) {
    return sample(context, { planes, target: frame, region, mapping })
  }
  if (planes.alpha?.spans && opacity === 1) {
    return sampleAndBlend(context, { frame, planes, spans: planes.alpha.spans, region, mapping })
  }
  const sampled = sampleRegion(context, { planes, region, mapping })
  drawUnscaled(context, { frame, planes: sampled, region, x: 0, y: 0, opacity })
  freePlanes(context, sampled)
}
