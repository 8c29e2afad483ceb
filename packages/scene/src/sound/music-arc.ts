import type { AudioTrack } from '@kadr/contract/studio/scene/scene'
import { STARTER_EFFECTS } from './starter-sounds.ts'

/** The last hit rings out at least this long. */
const RING_SECONDS = 1.1
/** Music of the last slide before the hit. */
const LEAST_SECONDS = 0.8
/** A reel of two slides has no middle. */
const LEAST_SLIDES = 3
const HIT_GAIN = -5
/** Music stops with the hit, without a click. */
const STOP_SECONDS = 0.06

/** Moments of music under slides: muffled until the drop, stopped by the last hit. */
export type MusicArc = { dropAt: number; hitAt: number | null }

/** The drop is the cut to the second slide; the last hit falls on a beat after the last word. */
export const findMusicArc = ({
  slides,
  seconds,
  beatSeconds,
  spokenUntil = 0,
}: {
  slides: readonly { start: number }[]
  seconds: number
  beatSeconds: number
  spokenUntil?: number
}): MusicArc | null => {
  const second = slides[1]
  const last = slides.at(-1)
  if (slides.length < LEAST_SLIDES || !second || !last) return null
  const hitAt = Math.floor((seconds - RING_SECONDS) / beatSeconds + 1e-6) * beatSeconds
  const isHeard = hitAt >= Math.max(last.start + LEAST_SECONDS, spokenUntil)
  return { dropAt: second.start, hitAt: isHeard ? hitAt : null }
}

export const shapeMusic = (track: AudioTrack, arc: MusicArc | null): AudioTrack => {
  if (!arc) return track
  const muffled = { ...track, muffledUntil: arc.dropAt }
  return arc.hitAt === null ? muffled : { ...muffled, duration: arc.hitAt, fadeOut: STOP_SECONDS }
}

export const createLastHit = (start: number): AudioTrack => ({
  id: 'last hit',
  role: 'effect',
  asset: STARTER_EFFECTS.impact,
  start,
  duration: null,
  from: 0,
  until: null,
  isLooped: false,
  gain: HIT_GAIN,
  fadeIn: 0,
  fadeOut: 0.4,
  isDucked: false,
})
