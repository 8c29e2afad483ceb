import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'

/** The objects of these slides by their words, where they had some. Loads the dictionary of objects, which is large. */
export const rematchSlides = (form: SlideshowForm, ids: ReadonlySet<string>): SlideshowForm => {
  const matched = matchObjects({ slides: form.slides.map(({ card }) => card) }, { topic: '' })
  return {
    ...form,
    slides: form.slides.map((slide, index) => {
      const found = matched[index]
      if (!ids.has(slide.id) || !found) return slide
      const { card } = slide
      return {
        ...slide,
        companion: null,
        objects: [],
        card: {
          ...card,
          object: card.object === null ? null : found.object,
          sides: card.sides.map((side, at) => ({
            ...side,
            object: side.object === null ? null : (found.sides[at] ?? null),
          })),
        },
      }
    }),
  }
}
