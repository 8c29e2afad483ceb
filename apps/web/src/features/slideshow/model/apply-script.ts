import type { SlideshowForm } from '@kadr/contract/slideshow'
import { MAX_SLIDES, MIN_SLIDES, newSlide } from './slides.ts'

/** Words for a whole slideshow: what stops the thumb, then a thought a slide. */
export type Script = { hook: string; slides: readonly string[]; caption: string }

const MAX_TEXT = 300

/** Puts the words on the slides in their order. Pictures stay where they are; slides are added for words without one. */
export const applyScript = (
  form: SlideshowForm,
  { hook, slides }: Pick<Script, 'hook' | 'slides'>,
): SlideshowForm => {
  const texts = [hook, ...slides]
    .map((text) => text.trim().slice(0, MAX_TEXT))
    .filter((text) => text !== '')
    .slice(0, MAX_SLIDES)
  const withPictures = form.slides.findLastIndex(({ asset }) => asset !== null) + 1
  const count = Math.max(MIN_SLIDES, texts.length, withPictures)
  return {
    ...form,
    slides: Array.from({ length: count }, (_, index) => ({
      ...(form.slides[index] ?? newSlide(form.template)),
      text: texts[index] ?? '',
    })),
  }
}
