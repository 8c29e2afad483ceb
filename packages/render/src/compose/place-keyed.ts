import { givePlanes, type Planes, type Studio } from '../planes/planes.ts'
import type { PreparedKey } from './clips.ts'
import { mapPlacement, type Placed, sampleRegion } from './place-planes.ts'

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
  // A copy: the key rewrites chroma, and a frame that stays on screen is keyed again.
  const sampled = sampleRegion(studio, { planes: placed.planes, region, mapping })
  const width = region.width / 2
  const height = region.height / 2
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
    ...[frame.y + region.y * frame.width + region.x, frame.width, sampled.y, region.width],
    ...[matte, width, region.width, region.height, Math.round(luma), opacity, row],
  )
  memory.give(matte)
  givePlanes(studio, sampled)
}
