import { featuresOf } from '../src/sound/features.ts'
import type { Sound } from '../src/sound/pcm.ts'
import { trimPauses } from '../src/sound/trim-pauses.ts'
import { distance } from '../src/timing/warp.ts'

/** Pauses carry no information. */
const COMPARED_PAUSE = 0.06
/** Pitch shifts between male and female voices: the best of these speeds is used. */
const PACES = [0.87, 1, 1.15]

type Features = readonly Float32Array[]

const trimmed = (sound: Sound): Sound => trimPauses({ sound, longestPause: COMPARED_PAUSE }).sound

const NEVER = Number.POSITIVE_INFINITY

/**
 * Distance of two recordings, independent of speed. Diagonal steps count twice, so that every path
 * has equal weight and short candidates gain nothing.
 */
const unlikeness = (one: Features, other: Features): number => {
  let before = new Float64Array(other.length).fill(NEVER)
  for (const [row, own] of one.entries()) {
    const now = new Float64Array(other.length)
    let left = NEVER
    for (const [column, its] of other.entries()) {
      const apart = distance(own, its)
      const corner = row === 0 && column === 0 ? 0 : (before[column - 1] ?? NEVER)
      left = Math.min(corner + 2 * apart, Math.min(before[column] ?? NEVER, left) + apart)
      now[column] = left
    }
    before = now
  }
  return (before.at(-1) ?? NEVER) / (one.length + other.length)
}

export type Candidate = { text: string; sound: Sound }

/** Candidates with their distance, best first. */
export const hear = ({
  sound,
  candidates,
}: {
  sound: Sound
  candidates: readonly Candidate[]
}): { text: string; cost: number }[] => {
  const features = featuresOf(trimmed(sound))
  return candidates
    .map(({ text, sound: said }) => {
      const { samples, rate } = trimmed(said)
      const costs = PACES.map((pace) =>
        unlikeness(features, featuresOf({ samples, rate: rate * pace })),
      )
      return { text, cost: Math.min(...costs) }
    })
    .toSorted((a, b) => a.cost - b.cost)
}
