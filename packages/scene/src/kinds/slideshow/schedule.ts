import type { SlideshowForm } from '@kadr/contract/slideshow'
import { fitToBeats } from '../../beats.ts'
import { FRAMES_PER_SECOND } from '../../canvas-size.ts'
import type { SlideshowTemplate } from './templates.ts'

export type SlideTimes = {
  /** Borders between slides, on the beat. */
  start: number
  end: number
  /** Visible range of the picture, including transitions. */
  shownFrom: number
  shownUntil: number
}

/** Largest share of a slide that a transition may take. */
const LARGEST_SHARE = 0.4

/**
 * Schedules the slides. A transition is centred on the border, so that its middle falls on the
 * beat.
 */
export const scheduleSlides = ({
  form,
  template,
}: {
  form: SlideshowForm
  template: SlideshowTemplate
}): { slides: SlideTimes[]; transitionSeconds: number; seconds: number } => {
  const wanted = form.slides.map(({ seconds }) => seconds)
  const { music } = form
  const durations =
    music?.isFitToBeat && music.bpm ? fitToBeats({ durations: wanted, bpm: music.bpm }) : wanted
  const kind = form.transition ?? template.transition
  const transitionSeconds =
    kind === 'none'
      ? 0
      : Math.min(template.transitionSeconds, Math.min(...durations) * LARGEST_SHARE)
  const total = durations.reduce((sum, duration) => sum + duration, 0)
  const seconds = Math.round(total * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  let start = 0
  const slides = durations.map((duration, index) => {
    const isFirst = index === 0
    const isLast = index === durations.length - 1
    const end = isLast ? seconds : start + duration
    const times = {
      start,
      end,
      shownFrom: isFirst ? 0 : start - transitionSeconds / 2,
      shownUntil: isLast ? seconds : end + transitionSeconds / 2,
    }
    start += duration
    return times
  })
  return { slides, transitionSeconds, seconds }
}
