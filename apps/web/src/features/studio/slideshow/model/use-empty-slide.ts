import { findSlideGap } from '@kadr/scene/director/slide-gap'
import { useState } from 'react'
import type { Slideshow } from './use-slideshow.ts'

/** Leads to the first slide that has nothing to show in one of its places, when the video is asked for. */
export const useEmptySlide = ({ form, select }: Slideshow) => {
  const [ledTo, setLedTo] = useState<string>()
  /** Counts how often: each time the tabs open at the slide. */
  const [leads, setLeads] = useState(0)
  const lead = (): boolean => {
    const at = form.slides.findIndex((slide) => findSlideGap(slide) !== undefined)
    const slide = form.slides[at]
    if (!slide) return false
    select(at)
    setLedTo(slide.id)
    setLeads(leads + 1)
    return true
  }
  const at = form.slides.findIndex(({ id }) => id === ledTo)
  const slide = form.slides[at]
  const gap = slide && findSlideGap(slide)
  return { lead, leads, shown: gap && { at, gap } }
}
