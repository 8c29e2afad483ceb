import { CLIPS_FROM_SECONDS } from '@kadr/contract/studio/footage'

/** A point hears this many minutes of speech. */
const MINUTES_OF_POINT = 10

const minutesOf = (ms: number): number => ms / 60_000

/** Points of recognising what is said; nothing where the words are typed. */
export const countHearingPoints = (ms: number): number =>
  Math.max(1, Math.ceil(minutesOf(ms) / MINUTES_OF_POINT))

/** Shorter sources are one reel as they are. */
export const isCutIntoClips = (ms: number): boolean => ms >= CLIPS_FROM_SECONDS * 1000
