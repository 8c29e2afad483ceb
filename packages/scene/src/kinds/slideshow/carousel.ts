import type { SlideshowForm } from '@kadr/contract/slideshow'
import { scheduleSlides } from './schedule.ts'
import { findTemplate } from './templates.ts'

/** Text has arrived by then and not yet begun to leave. */
const SETTLED_SHARE = 0.6

/** The moment of each slide that stands for it as a picture: nothing comes or goes. */
export const carouselMoments = (form: SlideshowForm): number[] => {
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
