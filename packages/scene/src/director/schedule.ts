import type { SlideshowForm } from '@kadr/contract/slideshow'
import { fitToBeats } from '../beats.ts'
import { FRAMES_PER_SECOND } from '../canvas-size.ts'
import { STARTER_MUSIC } from '../starter-sounds.ts'
import { findStyle } from '../styles/all-styles.ts'
import type { SlideSpan } from '../styles/animate.ts'
import { computeReadingSeconds } from './reading-time.ts'

/** Largest share of a slide that a transition may take. */
const LARGEST_SHARE = 0.4
const DEFAULT_BPM = 100

export type StyledSound = {
  style: string
  seed: number
  music: { asset: string | null; volume: number; bpm?: number | null } | null
}

/** The music of the form: its own, or the style's by the seed. */
export const findMusic = ({
  music,
  style: key,
  seed,
}: StyledSound): {
  asset: string
  bpm: number | null
} | null => {
  if (!music) return null
  if (music.asset) return { asset: music.asset, bpm: music.bpm ?? null }
  const { music: moods } = findStyle(key)
  return STARTER_MUSIC[moods[seed % moods.length] ?? moods[0]]
}

/** Whether it is the loop that plays when none is chosen. */
export const isStyleMusic = (form: Omit<StyledSound, 'music'>, asset: string): boolean =>
  findMusic({ ...form, music: { asset: null, volume: 100 } })?.asset === asset

export const getBeatSeconds = (form: StyledSound): number =>
  60 / (findMusic(form)?.bpm ?? DEFAULT_BPM)

/** The kind of the cut between slides, if there is any. */
export const findCut = (form: SlideshowForm) => {
  const own = findStyle(form.style).motion.cut
  const { transition } = form
  if (transition === null) return own
  if (transition === 'none') return null
  const kind = transition === 'push' ? ('slide' as const) : transition
  return { kind, toward: 'left' as const, seconds: own?.seconds ?? 0.4 }
}

export type Schedule = { slides: SlideSpan[]; transitionSeconds: number; seconds: number }

/** Slides one after another. A transition is centred on the border, so its middle falls on the beat. */
export const placeSlides = ({
  wanted,
  bpm,
  cutSeconds,
}: {
  wanted: readonly number[]
  /** Borders fall on beats; null leaves the lengths as they are. */
  bpm: number | null
  cutSeconds: number
}): Schedule => {
  // Two beats are half a bar: cuts on them sound intended.
  const durations = bpm ? fitToBeats({ durations: wanted, bpm, beats: 2 }) : wanted
  const transitionSeconds = Math.min(cutSeconds, Math.min(...durations) * LARGEST_SHARE)
  const total = durations.reduce((sum, duration) => sum + duration, 0)
  const seconds = Math.round(total * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  let start = 0
  const slides = durations.map((duration, index) => {
    const isLast = index === durations.length - 1
    const end = isLast ? seconds : start + duration
    const span = {
      start,
      end,
      shownFrom: index === 0 ? 0 : start - transitionSeconds / 2,
      shownUntil: isLast ? seconds : end + transitionSeconds / 2,
    }
    start += duration
    return span
  })
  return { slides, transitionSeconds, seconds }
}

/** Times of the slides of a slideshow. */
export const scheduleSlides = (form: SlideshowForm): Schedule =>
  placeSlides({
    wanted: form.slides.map(
      ({ seconds, card, lock }) =>
        seconds ??
        computeReadingSeconds(card, findStyle(lock?.style ?? form.style).motion.characterMs),
    ),
    bpm: (form.music?.isFitToBeat ? findMusic(form)?.bpm : null) ?? null,
    cutSeconds: findCut(form)?.seconds ?? 0,
  })
