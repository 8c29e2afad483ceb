import type { SlideshowForm } from '@kadr/contract/slideshow'
import { scheduleSlides } from '../../director/schedule.ts'

/** Share of a slide's duration at which everything has entered. */
const SETTLED_SHARE = 0.94

/** A representative moment of each slide without transitions in progress. */
export const chooseCarouselMoments = (form: SlideshowForm): number[] => {
  const { slides, transitionSeconds } = scheduleSlides(form)
  return slides.map(({ start, end }, index) => {
    const calmFrom = start + (index ? transitionSeconds / 2 : 0)
    const calmUntil = end - transitionSeconds / 2
    return calmFrom + (calmUntil - calmFrom) * SETTLED_SHARE
  })
}
