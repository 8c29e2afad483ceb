import type { Resource } from '@kadr/contract/resources'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { addAssets, MAX_SLIDES, MIN_SLIDES, newSlide } from './slides.ts'

/** Words for a whole slideshow: what stops the thumb, then a thought a slide. */
type Script = { hook: string; slides: readonly string[] }

const MAX_TEXT = 300

/** Puts the words on the slides in their order. Pictures stay where they are; slides are added for words without one. */
export const applyScript = (form: SlideshowForm, { hook, slides }: Script): SlideshowForm => {
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

/** A slideshow of a product: its pictures come first where there was none, the words over them. */
export const assembleSlides = (
  form: SlideshowForm,
  { resources, script }: { resources: readonly Resource[]; script: Script },
): SlideshowForm => {
  const known = new Set(form.slides.map(({ asset }) => asset))
  const fresh = resources.filter(({ id }) => !known.has(id))
  // Words without a picture give way to the new ones anyhow, and leave their place to a picture.
  const slides = form.slides.map((slide) => (slide.asset === null ? { ...slide, text: '' } : slide))
  return applyScript(addAssets({ ...form, slides }, fresh), script)
}
