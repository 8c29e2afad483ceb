import type { Loudness } from './loudness.ts'

const TARGET_LUFS = -14
/** Room above the samples for what lies between them: networks ask for −1 dBTP. */
const CEILING_DB = -1.5
const CLOSE_ENOUGH_DB = 0.4
/** Quieter than this is a pause, not a recording. */
const SILENCE_LUFS = -60
const MAX_ROUNDS = 3

const filterOf = (gain: number) => {
  const ceiling = 10 ** (CEILING_DB / 20)
  return `volume=${gain.toFixed(2)}dB,alimiter=limit=${ceiling.toFixed(3)}:attack=3:release=60:level=disabled`
}

/**
 * One gain for the whole and a limiter for the peaks: nothing pumps. The limiter takes some loudness away, so spiky
 * sound is measured again behind it.
 */
export const masterFilter = async ({
  mix: { lufs, peak },
  measure,
}: {
  /** As it was mixed. */
  mix: Loudness
  /** Measures the mix behind a filter. */
  measure(filter: string): Promise<Loudness>
}): Promise<string> => {
  if (lufs < SILENCE_LUFS) return 'anull'
  let gain = TARGET_LUFS - lufs
  if (peak + gain <= CEILING_DB) return filterOf(gain)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const missing = TARGET_LUFS - (await measure(filterOf(gain))).lufs
    if (Math.abs(missing) <= CLOSE_ENOUGH_DB) break
    gain += missing
  }
  return filterOf(gain)
}
