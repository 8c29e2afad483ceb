/** Shortest slide, for fast music. */
const MIN_SECONDS = 0.5
/** A slide may be this much shorter than asked for: below that its words are not read. */
const LEAST_SHARE = 0.88

/** Rounds slides to whole beats, so that every border is on one; words keep their time. */
export const fitToBeats = ({
  durations,
  bpm,
  beats = 1,
}: {
  durations: readonly number[]
  bpm: number
  /** Slides are multiples of so many beats where that is near enough. */
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
