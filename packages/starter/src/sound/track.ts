export const RATE = 44_100

/** Stereo samples in a ring: what exceeds the end is mixed into the beginning. */
export type Track = { left: Float32Array; right: Float32Array }

export const createTrack = (seconds: number): Track => {
  const length = Math.round(seconds * RATE)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

export type Voice = {
  /** Duration in seconds. */
  seconds: number
  /** The sample at `time`; called once per sample, in order. */
  sample(time: number): number
}

/** A track and the gain of the voice in it. */
export type Destination = { track: Track; gain: number }

/**
 * Mixes a voice into tracks of equal length. `pan` from -1 (left) to 1. Without `isLooped` the end
 * is cut.
 */
export const play = (
  destinations: readonly Destination[],
  voice: Voice,
  { at, pan = 0, isLooped = true }: { at: number; pan?: number; isLooped?: boolean },
) => {
  const samples = render(voice)
  const start = Math.round(at * RATE)
  const leftShare = Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2
  const rightShare = Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2
  for (const { track, gain } of destinations) {
    if (gain === 0) continue
    add({ to: track.left, samples, start, level: gain * leftShare, isLooped })
    add({ to: track.right, samples, start, level: gain * rightShare, isLooped })
  }
}

const render = ({ seconds, sample }: Voice): Float32Array => {
  const samples = new Float32Array(Math.round(seconds * RATE))
  for (let step = 0; step < samples.length; step += 1) samples[step] = sample(step / RATE)
  return samples
}

const add = ({
  to,
  samples,
  start,
  level,
  isLooped,
}: {
  to: Float32Array
  samples: Float32Array
  start: number
  level: number
  isLooped: boolean
}) => {
  let place = isLooped ? start % to.length : start
  for (let step = 0; step < samples.length; step += 1) {
    if (place >= to.length) {
      if (!isLooped) return
      place = 0
    }
    to[place] = (to[place] ?? 0) + (samples[step] ?? 0) * level
    place += 1
  }
}

export const mixInto = (target: Track, source: Track, gain: number) => {
  for (const side of ['left', 'right'] as const) {
    const [to, from] = [target[side], source[side]]
    for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + (from[at] ?? 0) * gain
  }
}
