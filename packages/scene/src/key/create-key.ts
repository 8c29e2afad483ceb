import type { ChromaKey } from '@kadr/contract/scene'
import { clamp } from '../easing.ts'
import { measureScreen, type Screen } from './screen.ts'
import { parseColour, toYuv, type YuvColour } from './yuv.ts'

/** How a screen is taken out of a clip, for each of its frames. */
export type Key = {
  /** For each (U, V): alpha, and U and V without the screen's share, in the three low bytes. */
  table: Uint32Array<ArrayBuffer>
  /** The luma that leaves with what is clear. */
  luma: number
}

const LEVELS = 256
const BLACK = 16
/** A grey wall is no screen: nothing is taken out of it. */
const LEAST_STRENGTH = 14
/** Noise must not bring the dimmest place back. */
const DIM_ROOM = 0.94

/**
 * How much of the screen is in a colour is its length along the screen's own hue less what leads away from it;
 * half-transparent edges lose just their part of green instead of being painted over. What is clear begins where the
 * least light falls on the screen, and luma goes with the amount, not with alpha: dim places leave no dark edges.
 */
const buildKey = ({ screen, key }: { screen: Screen; key: ChromaKey }): Key => {
  const table = new Uint32Array(LEVELS * LEVELS)
  const screenU = screen.u - 128
  const screenV = screen.v - 128
  const length = Math.hypot(screenU, screenV)
  const isScreen = length >= LEAST_STRENGTH
  const strength = Math.max(1, length)
  const hueU = screenU / strength
  const hueV = screenV / strength
  // The middle of each slider is what measured best on moving hair.
  const low = clamp(0.24 * (1 - key.tolerance), 0.02, 0.24)
  const wanted = clamp(low + 0.28 + key.softness, low + 0.1, 1.4)
  const high = Math.max(low + 0.1, Math.min(wanted, screen.dimmest * DIM_ROOM))
  const slope = 1.2 * (1 - key.tolerance)
  for (let u = 0; u < LEVELS; u += 1) {
    for (let v = 0; v < LEVELS; v += 1) {
      const along = (u - 128) * hueU + (v - 128) * hueV
      const across = Math.abs((v - 128) * hueU - (u - 128) * hueV)
      const amount = isScreen ? Math.max(0, along - across * slope) : 0
      const alpha = clamp(1 - (amount / strength - low) / (high - low))
      const removed = amount * clamp(key.spill * 2)
      const left = (value: number, hue: number) =>
        alpha === 0 ? 128 : Math.round(clamp(value - removed * hue, 0, 255))
      table[u * LEVELS + v] = Math.round(alpha * 255) | (left(u, hueU) << 8) | (left(v, hueV) << 16)
    }
  }
  const luma = BLACK + ((screen.y - BLACK) * (high - low)) / (1 - low)
  return { table, luma }
}

/** The key of a clip by samples of its first frame; see `screenPoints`. */
export const createKey = ({
  samples,
  key,
}: {
  samples: readonly YuvColour[]
  key: ChromaKey
}): Key => {
  const picked = key.colour ? toYuv(parseColour(key.colour)) : null
  return buildKey({ screen: measureScreen({ samples, picked }), key })
}
