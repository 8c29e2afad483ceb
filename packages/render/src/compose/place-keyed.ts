import type { Box } from '@kadr/contract/studio/scene/scene'
import { freePlanes, type KernelContext, type Planes } from '../planes/planes.ts'
import type { PreparedKey } from './clips.ts'
import {
  isOnGrid,
  type Mapping,
  mapPlacement,
  type Placement,
  sampleRegion,
} from './place-planes.ts'

type VisibleRegion = { planes: Planes; region: Box; mapping: Mapping }

const sampleAll = (context: KernelContext, seen: VisibleRegion) => {
  const planes = sampleRegion(context, seen)
  const { y, u, v } = planes
  return { y, u, v, stride: seen.region.width, give: () => freePlanes(context, planes) }
}

/**
 * Without scaling luma is read in place. Chroma is copied because keying overwrites it, and a held
 * frame is keyed again.
 */
const copyChroma = (
  { kernel, memory }: KernelContext,
  { planes, region, mapping }: VisibleRegion,
) => {
  const { x0, y0 } = mapping
  const width = region.width / 2
  const height = region.height / 2
  const stride = planes.width / 2
  const skipped = (y0 / 2) * stride + x0 / 2
  const u = memory.allocate(width * height * 2)
  const v = u + width * height
  kernel.copyPlane(u, width, planes.u + skipped, stride, width, height)
  kernel.copyPlane(v, width, planes.v + skipped, stride, width, height)
  const y = planes.y + y0 * planes.width + x0
  return { y, u, v, stride: planes.width, give: () => memory.free(u) }
}

/** Draws a clip over a frame with its screen colour keyed out. */
export const placeKeyed = (
  context: KernelContext,
  frame: Planes,
  { table, luma, ...placed }: Placement & PreparedKey,
): void => {
  const { kernel, memory, row } = context
  const mapped = mapPlacement(placed)
  if (!mapped) return
  const { region, mapping } = mapped
  const width = region.width / 2
  const height = region.height / 2
  const sampled = isOnGrid(mapping)
    ? copyChroma(context, { planes: placed.planes, region, mapping })
    : sampleAll(context, { planes: placed.planes, region, mapping })
  const matte = memory.allocate(width * height)
  const opacity = Math.round(placed.opacity * 256)
  kernel.keyChroma(sampled.u, sampled.v, width * height, table, matte)
  const corner = (region.y / 2) * (frame.width / 2) + region.x / 2
  for (const [target, source] of [
    [frame.u, sampled.u],
    [frame.v, sampled.v],
  ] as const) {
    const into = [target + corner, frame.width / 2]
    kernel.overChroma(...into, source, matte, width, width, height, opacity)
  }
  kernel.overLuma(
    ...[frame.y + region.y * frame.width + region.x, frame.width, sampled.y, sampled.stride],
    ...[matte, width, region.width, region.height, Math.round(luma), opacity, row],
  )
  memory.free(matte)
  sampled.give()
}
