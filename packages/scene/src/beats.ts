/** The least a slide is shown, however fast the music. */
const LEAST_SECONDS = 0.5

/**
 * Lengths whose borders fall on beats. Borders are snapped, not lengths: rounding never adds up to a drift.
 */
export const fitToBeats = ({
  durations,
  bpm,
}: {
  durations: readonly number[]
  bpm: number
}): number[] => {
  const beat = 60 / bpm
  const least = Math.ceil(LEAST_SECONDS / beat)
  let wanted = 0
  let taken = 0
  return durations.map((duration) => {
    wanted += duration
    const beats = Math.max(least, Math.round(wanted / beat) - taken)
    taken += beats
    return beats * beat
  })
}
