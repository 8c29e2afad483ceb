/** Shortest slide, for fast music. */
const MIN_SECONDS = 0.5

/**
 * Snaps slide borders to beats. Borders are snapped, not durations, so that rounding errors do not
 * accumulate.
 */
export const fitToBeats = ({
  durations,
  bpm,
}: {
  durations: readonly number[]
  bpm: number
}): number[] => {
  const beat = 60 / bpm
  const least = Math.ceil(MIN_SECONDS / beat)
  let wanted = 0
  let taken = 0
  return durations.map((duration) => {
    wanted += duration
    const beats = Math.max(least, Math.round(wanted / beat) - taken)
    taken += beats
    return beats * beat
  })
}
