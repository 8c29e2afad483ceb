import type { SlideshowForm } from '@kadr/contract/slideshow'
import { scheduleSlides } from './schedule.ts'
import { findTemplate } from './templates.ts'

/** Share of a slide's duration at which text has entered and not started to leave. */
const SETTLED_SHARE = 0.6

/** A representative moment of each slide without transitions in progress. */
export const chooseCarouselMoments = (form: SlideshowForm): number[] => {
  const { slides, transitionSeconds } = scheduleSlides({
    form,
    template: findTemplate(form.template),
  })
  return slides.map(({ start, end }) => {
    const calmFrom = start + transitionSeconds / 2
    const calmUntil = end - transitionSeconds / 2
    return calmFrom + (calmUntil - calmFrom) * SETTLED_SHARE
  })
}
