import type { ChromaKey } from '@kadr/contract/studio/scene/scene'
import { clamp } from '../time/easing.ts'
import { measureScreen, type Screen } from './screen.ts'
import { parseColour, toYuv, type YuvColour } from './yuv.ts'

/** Chroma key of a clip, used for all its frames. */
export type Key = {
  /** Per (U, V): alpha, and U and V without the screen's share, in the three low bytes. */
  table: Uint32Array<ArrayBuffer>
  /** Luma subtracted in proportion to the removed screen. */
  luma: number
}

const LEVELS = 256
const BLACK = 16
/** Below this chroma a screen is grey, and nothing is keyed. */
const MIN_STRENGTH = 14
/** Margin that keeps noise in the dimmest corner from reappearing. */
const DIM_MARGIN = 0.94

/**
 * The amount of screen in a colour is its length along the screen's hue minus the distance from it;
 * half-transparent edges lose only their share of green. The threshold starts at the dimmest part
 * of the screen, and luma follows the amount instead of alpha, so dim corners leave no dark edges.
 */
const buildKey = ({ screen, key }: { screen: Screen; key: ChromaKey }): Key => {
  const table = new Uint32Array(LEVELS * LEVELS)
  const screenU = screen.u - 128
  const screenV = screen.v - 128
  const length = Math.hypot(screenU, screenV)
  const isScreen = length >= MIN_STRENGTH
  const strength = Math.max(1, length)
  const hueU = screenU / strength
  const hueV = screenV / strength
  // Slider midpoints are the best values measured on footage with moving hair.
  const low = clamp(0.24 * (1 - key.tolerance), 0.02, 0.24)
  const wanted = clamp(low + 0.28 + key.softness, low + 0.1, 1.4)
  const high = Math.max(low + 0.1, Math.min(wanted, screen.dimmest * DIM_MARGIN))
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

/** Builds the key of a clip from samples of its first frame; see `listScreenPoints`. */
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
