import { CLIPS_FROM_SECONDS } from '@kadr/contract/studio/footage'

/** A point hears this many minutes of speech. */
const MINUTES_OF_POINT = 10
/** A reel of up to three minutes costs one point, as reels of other kinds do. */
const REEL_MINUTES = 3

const minutesOf = (ms: number): number => ms / 60_000

/** Points of recognising what is said; nothing where the words are typed. */
export const countHearingPoints = (ms: number): number =>
  Math.max(1, Math.ceil(minutesOf(ms) / MINUTES_OF_POINT))

/** Points of a render, by the minutes of the result. */
export const countRenderPoints = (ms: number): number =>
  Math.max(1, Math.ceil(minutesOf(ms) / REEL_MINUTES))

/** Shorter sources are one reel as they are. */
export const isCutIntoClips = (ms: number): boolean => ms >= CLIPS_FROM_SECONDS * 1000
