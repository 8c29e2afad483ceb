import type { ChromaKey } from '@kadr/contract/scene'
import { clamp } from '../easing.ts'

export type YuvColour = { y: number; u: number; v: number }

/** BT.709, limited range: what every frame of ours is in. */
export const toYuv = ({ r, g, b }: { r: number; g: number; b: number }): YuvColour => ({
  y: 16 + 0.1826 * r + 0.6142 * g + 0.062 * b,
  u: 128 - 0.1006 * r - 0.3386 * g + 0.4392 * b,
  v: 128 + 0.4392 * r - 0.3989 * g - 0.0403 * b,
})

export const parseColour = (colour: string): { r: number; g: number; b: number } => ({
  r: Number.parseInt(colour.slice(1, 3), 16),
  g: Number.parseInt(colour.slice(3, 5), 16),
  b: Number.parseInt(colour.slice(5, 7), 16),
})

const LEVELS = 256

/**
 * For each (U, V): alpha, and U and V without the screen's share, in the three low bytes. How much of the screen is in a
 * colour is its length along the screen's own hue less what leads away from it; half-transparent edges lose just their
 * part of green instead of being painted over.
 */
export const buildKeyTable = ({
  screen,
  key,
}: {
  screen: YuvColour
  key: ChromaKey
}): Uint32Array<ArrayBuffer> => {
  const table = new Uint32Array(LEVELS * LEVELS)
  const screenU = screen.u - 128
  const screenV = screen.v - 128
  const strength = Math.max(1, Math.hypot(screenU, screenV))
  const hueU = screenU / strength
  const hueV = screenV / strength
  // The middle of each slider is what measured best on moving hair.
  const low = clamp(0.24 * (1 - key.tolerance), 0.02, 0.24)
  const high = clamp(low + 0.28 + key.softness, low + 0.1, 1.4)
  const slope = 1.2 * (1 - key.tolerance)
  for (let u = 0; u < LEVELS; u += 1) {
    for (let v = 0; v < LEVELS; v += 1) {
      const along = (u - 128) * hueU + (v - 128) * hueV
      const across = Math.abs((v - 128) * hueU - (u - 128) * hueV)
      const amount = Math.max(0, along - across * slope)
      const alpha = clamp(1 - (amount / strength - low) / (high - low))
      const removed = amount * clamp(key.spill * 2)
      const left = (value: number, hue: number) =>
        alpha === 0 ? 128 : Math.round(clamp(value - removed * hue, 0, 255))
      table[u * LEVELS + v] = Math.round(alpha * 255) | (left(u, hueU) << 8) | (left(v, hueV) << 16)
    }
  }
  return table
}
