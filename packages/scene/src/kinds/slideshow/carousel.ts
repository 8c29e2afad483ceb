import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { scheduleSlides } from '../../director/schedule.ts'
import { findSettledMoment } from '../../styles/animate.ts'

/** A representative moment of each slide without transitions in progress. */
export const chooseCarouselMoments = (form: SlideshowForm): number[] => {
  const { slides, transitionSeconds } = scheduleSlides(form)
  return slides.map((span) => findSettledMoment(span, transitionSeconds))
}
