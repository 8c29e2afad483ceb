import { featuresOf } from '../src/sound/features.ts'
import type { Sound } from '../src/sound/pcm.ts'
import { trimPauses } from '../src/sound/trim-pauses.ts'
import { distance } from '../src/timing/warp.ts'

/** Pauses say nothing about words. */
const COMPARED_PAUSE = 0.06
/** A man's voice played faster sounds like a woman's, and the other way round: the nearest pace of these is taken. */
const PACES = [0.87, 1, 1.15]

type Features = readonly Float32Array[]

const trimmed = (sound: Sound): Sound => trimPauses({ sound, longestPause: COMPARED_PAUSE }).sound

const NEVER = Number.POSITIVE_INFINITY

/**
 * How unlike two sounds are, whatever their pace. A step in both counts twice, so that every way from end to end weighs
 * as much as both sounds are long: a short candidate gains nothing by being short.
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

/** What is heard in a sound: the candidates with what each costs, from the likest to the unlikest. */
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
