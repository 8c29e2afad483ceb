/** Shortest slide, for fast music. */
const MIN_SECONDS = 0.5
/** Minimum share of the wanted duration that a slide keeps, so that its text can be read. */
const LEAST_SHARE = 0.88

/** Rounds slide durations to whole beats, so that every border is on a beat. */
export const fitToBeats = ({
  durations,
  bpm,
  beats = 1,
}: {
  durations: readonly number[]
  bpm: number
  /** Preferred multiple of beats, used where it changes the duration little. */
  beats?: number
}): number[] => {
  const beat = 60 / bpm
  const least = Math.ceil(MIN_SECONDS / beat)
  return durations.map((duration) => {
    const round = Math.max(least, Math.round(duration / beat))
    const even = Math.max(beats, Math.round(duration / (beat * beats)) * beats)
    const isNear = even >= least && even * beat >= duration * LEAST_SHARE
    const count = isNear && Math.abs(even - round) < beats ? even : round
    return (count * beat >= duration * LEAST_SHARE ? count : count + 1) * beat
  })
}
