import { CLIPS_FROM_SECONDS, MAX_FOOTAGE_SECONDS } from '@kadr/contract/studio/footage'

/** A point hears this many minutes of speech. */
const MINUTES_OF_POINT = 10

const minutesOf = (ms: number): number => ms / 60_000

/** Points of recognising what is said; nothing where the words are typed. */
export const countHearingPoints = (ms: number): number =>
  Math.max(1, Math.ceil(minutesOf(ms) / MINUTES_OF_POINT))

/** Shorter sources are one reel as they are. */
export const isCutIntoClips = (ms: number): boolean => ms >= CLIPS_FROM_SECONDS * 1000

/** Points of a long video whose clips a rule takes: its words, and the choice of clips where an engine makes it. */
export const countCuttingPoints = (
  ms: number,
  { isHeard, isChosenByAi }: { isHeard: boolean; isChosenByAi: boolean },
): number => (isHeard ? countHearingPoints(ms) + (isChosenByAi ? 1 : 0) : 0)

/** Whether clips can be taken of a video: neither a reel as it is nor longer than is looked at. */
export const isLongVideo = (seconds: number | null): seconds is number =>
  seconds !== null && seconds >= CLIPS_FROM_SECONDS && seconds <= MAX_FOOTAGE_SECONDS
