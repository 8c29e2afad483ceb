import type { Box } from '@kadr/contract/scene'
import { givePlanes, type Planes, type Studio } from '../planes/planes.ts'
import type { PreparedKey } from './clips.ts'
import { isOnGrid, type Mapping, mapPlacement, type Placed, sampleRegion } from './place-planes.ts'

type Seen = { planes: Planes; region: Box; mapping: Mapping }

const sampleAll = (studio: Studio, seen: Seen) => {
  const planes = sampleRegion(studio, seen)
  const { y, u, v } = planes
  return { y, u, v, stride: seen.region.width, give: () => givePlanes(studio, planes) }
}

/** Where pixels meet pixels light is read in place. Chroma is copied: a frame that stays on screen is keyed again. */
const copyChroma = ({ kernel, memory }: Studio, { planes, region, mapping }: Seen) => {
  const { x0, y0 } = mapping
  const width = region.width / 2
  const height = region.height / 2
  const stride = planes.width / 2
  const skipped = (y0 / 2) * stride + x0 / 2
  const u = memory.take(width * height * 2)
  const v = u + width * height
  kernel.copyPlane(u, width, planes.u + skipped, stride, width, height)
  kernel.copyPlane(v, width, planes.v + skipped, stride, width, height)
  const y = planes.y + y0 * planes.width + x0
  return { y, u, v, stride: planes.width, give: () => memory.give(u) }
}

/** Draws a clip over a frame without its screen. */
export const placeKeyed = (
  studio: Studio,
  frame: Planes,
  { table, luma, ...placed }: Placed & PreparedKey,
): void => {
  const { kernel, memory, row } = studio
  const mapped = mapPlacement(placed)
  if (!mapped) return
  const { region, mapping } = mapped
  const width = region.width / 2
  const height = region.height / 2
  const sampled = isOnGrid(mapping)
    ? copyChroma(studio, { planes: placed.planes, region, mapping })
    : sampleAll(studio, { planes: placed.planes, region, mapping })
  const matte = memory.take(width * height)
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
  memory.give(matte)
  sampled.give()
}
