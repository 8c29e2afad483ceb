import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { Resource } from '@kadr/contract/resources'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { slideLines } from '@kadr/domain/storyboard/slide-text'
import { addAssets, MAX_SLIDES, MIN_SLIDES, newSlide } from './slides.ts'

/** The text of a slideshow: a hook, then one text per slide. */
type Script = { hook: string; slides: readonly string[] }

const MAX_TEXT = 300

export const scriptOf = ({ storyboard }: AiOutputOf<'slideshow'>): Script => {
  const [hook = '', ...slides] = storyboard.slides.map((card) => slideLines(card).join('\n'))
  return { hook, slides }
}

/** Assigns texts to slides in order. Pictures stay; slides are added for the remaining texts. */
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

/** Adds the pictures that are not used yet, then applies the script. */
export const assembleSlides = (
  form: SlideshowForm,
  { resources, script }: { resources: readonly Resource[]; script: Script },
): SlideshowForm => {
  const known = new Set(form.slides.map(({ asset }) => asset))
  const fresh = resources.filter(({ id }) => !known.has(id))
  // Text without a picture is overwritten anyway, so its slide is freed for a picture.
  const slides = form.slides.map((slide) => (slide.asset === null ? { ...slide, text: '' } : slide))
  return applyScript(addAssets({ ...form, slides }, fresh), script)
}
