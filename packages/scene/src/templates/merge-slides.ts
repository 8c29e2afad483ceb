import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import { listSlideshowFields, slideKey } from './slideshow-fields.ts'

const MAX_SLIDES = 20

/** Slides whose words are asked. */
export const listAskedSlides = (form: SlideshowForm, asked: ReadonlySet<string>): string[] => {
  const words = listSlideshowFields(form).filter(
    ({ kind, key }) => kind === 'text' && asked.has(key),
  )
  return form.slides
    .map(({ id }) => id)
    .filter((id) => words.some(({ key }) => key.startsWith(slideKey(id))))
}

/** The place keeps its pace, its motion and its picture, unless the picture is asked too. */
const seat = (place: Slide, written: Slide, asked: ReadonlySet<string>): Slide => {
  const takesFile = asked.has(`${slideKey(place.id)}asset`)
  return {
    ...written,
    id: place.id,
    asset: takesFile ? written.asset : place.asset,
    fit: place.fit,
    motion: place.motion,
    seconds: place.seconds,
    lock: place.lock,
  }
}

/**
 * Slides written anew take the places that are asked, in order; those that are left over follow the last of these, and
 * places that nothing was written for are left out. Slides that are not asked stay where they are.
 */
export const mergeSlides = ({
  template,
  asked,
  written,
}: {
  template: SlideshowForm
  asked: ReadonlySet<string>
  written: readonly Slide[]
}): Slide[] => {
  const places = listAskedSlides(template, asked)
  const last = places.at(-1)
  const free = MAX_SLIDES - (template.slides.length - places.length)
  const fitting = written.slice(0, Math.max(0, free))
  const more = fitting
    .slice(places.length)
    .map((slide, index): Slide => ({ ...slide, id: `more-${index}` }))
  return template.slides.flatMap((slide) => {
    const at = places.indexOf(slide.id)
    if (at === -1) return [slide]
    const own = fitting[at]
    const seated = own ? [seat(slide, own, asked)] : []
    return slide.id === last ? [...seated, ...more] : seated
  })
}
