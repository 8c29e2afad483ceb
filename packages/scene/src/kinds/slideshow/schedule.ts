import type { SlideshowForm } from '@kadr/contract/slideshow'
import { fitToBeats } from '../../beats.ts'
import { FRAMES_PER_SECOND } from '../../canvas-size.ts'
import type { SlideshowTemplate } from './templates.ts'

export type SlideTimes = {
  /** The borders between slides, where the beat falls. */
  start: number
  end: number
  /** How long the picture is on screen, transitions included. */
  shownFrom: number
  shownUntil: number
}

/** A transition takes no more of a slide than this. */
const LARGEST_SHARE = 0.4

/** When each slide is shown. A transition stands astride its border: the cut is heard in its middle. */
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
