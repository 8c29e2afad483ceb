import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import { FRAMES_PER_SECOND } from '../geometry/canvas-size.ts'
import { speechOf, speechSeconds } from '../narration/slide-speech.ts'
import { STARTER_MUSIC } from '../sound/starter-sounds.ts'
import { findStyle } from '../styles/all-styles.ts'
import type { SlideSpan } from '../styles/animate.ts'
import { fitToBeats } from '../time/beats.ts'
import { computeReadingSeconds, countCharacters } from './reading-time.ts'

/** Largest share of a slide that a transition may take. */
const LARGEST_SHARE = 0.4
const DEFAULT_BPM = 100
/** Between the cover and the last slide the pace is faster. */
const MIDDLE_SHARE = 0.88
/** Characters a second that are still read with ease. */
const FASTEST_READING = 20
const LONGEST_READING = 6.5
/** Of a slide in the middle. */
const SHORTEST = 1.9

export type StyledSound = {
  style: string
  seed: number
  music: { asset: string | null; volume: number; bpm?: number | null } | null
}

/** The music chosen in the form, or one of the style's loops by the seed. */
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

/** Whether the asset is the style's default loop. */
export const isStyleMusic = (form: Omit<StyledSound, 'music'>, asset: string): boolean =>
  findMusic({ ...form, music: { asset: null, volume: 100 } })?.asset === asset

export const getBeatSeconds = (form: StyledSound): number =>
  60 / (findMusic(form)?.bpm ?? DEFAULT_BPM)

/** The transition between slides; null is a hard cut. */
export const findCut = (form: SlideshowForm) => {
  const own = findStyle(form.style).motion.cut
  const { transition } = form
  if (transition === null) return own
  if (transition === 'none') return null
  const kind = transition === 'push' ? ('slide' as const) : transition
  return { kind, toward: 'left' as const, seconds: own?.seconds ?? 0.4 }
}

export type Schedule = { slides: SlideSpan[]; transitionSeconds: number; seconds: number }

/** As long as it has to be, on a beat where there are beats. */
const stretchTo = (
  duration: number,
  { least, bpm }: { least: number; bpm: number | null },
): number => {
  if (duration >= least) return duration
  return bpm ? Math.ceil((least * bpm) / 60 - 1e-6) * (60 / bpm) : least
}

/** Slides one after another. A transition is centred on the border, so its middle falls on the beat. */
export const placeSlides = ({
  wanted,
  least = [],
  bpm,
  cutSeconds,
}: {
  wanted: readonly number[]
  /** Durations that no beat shortens. */
  least?: readonly number[]
  /** Aligns slide borders to beats; null keeps the durations. */
  bpm: number | null
  cutSeconds: number
}): Schedule => {
  // Two beats are half a bar: cuts on them sound intended.
  const fitted = bpm ? fitToBeats({ durations: wanted, bpm, beats: 2 }) : wanted
  const durations = fitted.map((duration, index) =>
    stretchTo(duration, { least: least[index] ?? 0, bpm }),
  )
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

const readingOf = ({ slides, style }: SlideshowForm, { card, lock }: Slide, index: number) => {
  const own = computeReadingSeconds(card, findStyle(lock?.style ?? style).motion.characterMs)
  const isMiddle = index > 0 && index < slides.length - 1
  const least = Math.min(LONGEST_READING, countCharacters(card) / FASTEST_READING)
  return Math.max(least, isMiddle ? Math.max(SHORTEST, own * MIDDLE_SHARE) : own)
}

/** What is said word for word needs no time of its own to be read. */
const isHeard = ({ said }: Slide, spoken: number) => spoken > 0 && said === null

/** Times of the slides of a slideshow: long enough to read each, and to hear what is said on it. */
export const scheduleSlides = (form: SlideshowForm): Schedule => {
  const spoken = form.slides.map((slide) => speechSeconds(speechOf(form, slide)))
  const needed = form.slides.map((slide, index) => {
    const said = spoken[index] ?? 0
    return isHeard(slide, said) ? said : Math.max(said, readingOf(form, slide, index))
  })
  return placeSlides({
    wanted: form.slides.map(({ seconds }, index) => seconds ?? needed[index] ?? 0),
    least: spoken,
    bpm: (form.music?.isFitToBeat ? findMusic(form)?.bpm : null) ?? null,
    cutSeconds: findCut(form)?.seconds ?? 0,
  })
}
