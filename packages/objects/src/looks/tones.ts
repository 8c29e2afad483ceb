import { type Pixels, readTone } from './pixels.ts'

const LINEAR_SHARE = 0.55

/**
 * Spreads the tones of a drawing over the whole range: partly linear between the percentiles 2 and
 * 98, partly by rank. Dark and pale objects both get light and shade.
 */
export const createToneCurve = ({ width, height, data }: Pixels): ((tone: number) => number) => {
  const counts = new Uint32Array(256)
  let total = 0
  for (let at = 0; at < width * height * 4; at += 4) {
    if ((data[at + 3] ?? 0) <= 220) continue
    const level = Math.round(readTone(data, at) * 255)
    counts[level] = (counts[level] ?? 0) + 1
    total += 1
  }
  const ranks = new Float64Array(256)
  let below = 0
  let [low, high] = [0, 1]
  for (let level = 0; level < 256; level++) {
    ranks[level] = below / Math.max(1, total)
    if (below <= total * 0.02) low = level / 255
    if (below <= total * 0.98) high = level / 255
    below += counts[level] ?? 0
  }
  return (tone) => {
    const linear = Math.min(1, Math.max(0, (tone - low) / Math.max(0.12, high - low)))
    return LINEAR_SHARE * linear + (1 - LINEAR_SHARE) * (ranks[Math.round(tone * 255)] ?? 0)
  }
}
