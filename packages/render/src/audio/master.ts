import type { Loudness } from './loudness.ts'

const TARGET_LUFS = -14
/** Headroom for peaks between samples and those the codec adds: networks ask for −1 dBTP. */
const CEILING_DB = -2
const CLOSE_ENOUGH_DB = 0.4
/** Quieter than this counts as silence. */
export const SILENCE_LUFS = -60
const MAX_ROUNDS = 3

const buildFilter = (gain: number) => {
  const ceiling = 10 ** (CEILING_DB / 20)
  return `volume=${gain.toFixed(2)}dB,alimiter=limit=${ceiling.toFixed(3)}:attack=3:release=60:level=disabled`
}

/**
 * A single gain plus a peak limiter, so the level does not pump. The limiter lowers loudness, so
 * peaky audio is measured again after it.
 */
export const chooseMasterFilter = async ({
  mix: { lufs, peak },
  measure,
}: {
  mix: Loudness
  /** Measures the mix after a filter. */
  measure(filter: string): Promise<Loudness>
}): Promise<string> => {
  if (lufs < SILENCE_LUFS) return 'anull'
  let gain = TARGET_LUFS - lufs
  if (peak + gain <= CEILING_DB) return buildFilter(gain)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const missing = TARGET_LUFS - (await measure(buildFilter(gain))).lufs
    if (Math.abs(missing) <= CLOSE_ENOUGH_DB) break
    gain += missing
  }
  return buildFilter(gain)
}
