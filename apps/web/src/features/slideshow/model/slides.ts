import type { Resource } from '@kadr/contract/resources'
import { SLIDESHOW_VERSION, type Slide, type SlideshowForm } from '@kadr/contract/slideshow'
import { findTemplate } from '@kadr/scene/kinds/slideshow/templates'

export const MIN_SLIDES = 2
export const MAX_SLIDES = 20
const FIRST_TEMPLATE = 'hooks'

/** The shop template shows products uncropped; the others fill the frame. */
const fitOf = (template: string): Slide['fit'] => (template === 'shop' ? 'blurred' : 'cover')

const createId = () => crypto.randomUUID().slice(0, 8)

export const newSlide = (template: string): Slide => ({
  id: createId(),
  asset: null,
  fit: fitOf(template),
  text: '',
  preset: null,
  position: null,
  seconds: findTemplate(template).seconds,
  motion: 'auto',
})

export const newForm = (): SlideshowForm => ({
  version: SLIDESHOW_VERSION,
  aspect: '9:16',
  template: FIRST_TEMPLATE,
  slides: Array.from({ length: MIN_SLIDES }, () => newSlide(FIRST_TEMPLATE)),
  transition: null,
  music: null,
  isClipSoundKept: false,
})

const isEmpty = ({ asset, text }: Slide) => asset === null && text.trim() === ''

export const isBlank = ({ slides }: SlideshowForm): boolean => slides.every(isEmpty)

/** A clip keeps its full length up to this limit per slide. */
const LONGEST_SECONDS = 15
const secondsOf = (resource: Resource, fallback: number) =>
  resource.kind === 'video' && resource.durationSeconds
    ? Math.min(LONGEST_SECONDS, Math.max(1, Math.round(resource.durationSeconds * 2) / 2))
    : fallback

/** Fills empty slides first, then adds new ones. */
export const addAssets = (form: SlideshowForm, resources: readonly Resource[]): SlideshowForm => {
  const waiting = resources.filter(({ kind }) => kind !== 'audio')
  const fill = (slide: Slide): Slide => {
    if (!isEmpty(slide)) return slide
    const resource = waiting.shift()
    if (!resource) return slide
    return { ...slide, asset: resource.id, seconds: secondsOf(resource, slide.seconds) }
  }
  const filled = form.slides.map(fill)
  const added = waiting.splice(0, MAX_SLIDES - filled.length).map((resource) => {
    const slide = newSlide(form.template)
    return { ...slide, asset: resource.id, seconds: secondsOf(resource, slide.seconds) }
  })
  return { ...form, slides: [...filled, ...added] }
}

export const addSlide = (form: SlideshowForm, after: number): SlideshowForm => {
  if (form.slides.length >= MAX_SLIDES) return form
  return { ...form, slides: form.slides.toSpliced(after + 1, 0, newSlide(form.template)) }
}

export const changeSlide = (
  form: SlideshowForm,
  { id, ...changes }: Partial<Slide> & { id: string },
): SlideshowForm => ({
  ...form,
  slides: form.slides.map((slide) => (slide.id === id ? { ...slide, ...changes } : slide)),
})

export const removeSlide = (form: SlideshowForm, id: string): SlideshowForm =>
  form.slides.length <= MIN_SLIDES
    ? form
    : { ...form, slides: form.slides.filter((slide) => slide.id !== id) }

export const duplicateSlide = (form: SlideshowForm, id: string): SlideshowForm => {
  const index = form.slides.findIndex((slide) => slide.id === id)
  const slide = form.slides[index]
  if (!slide || form.slides.length >= MAX_SLIDES) return form
  return { ...form, slides: form.slides.toSpliced(index + 1, 0, { ...slide, id: createId() }) }
}

export const moveSlide = (
  form: SlideshowForm,
  { from, to }: { from: number; to: number },
): SlideshowForm => {
  const slide = form.slides[from]
  if (!slide || from === to || to < 0 || to >= form.slides.length) return form
  return { ...form, slides: form.slides.toSpliced(from, 1).toSpliced(to, 0, slide) }
}

/** Keeps values the user has changed; values equal to the old template's defaults become the new one's. */
export const changeTemplate = (form: SlideshowForm, template: string): SlideshowForm => {
  const before = findTemplate(form.template)
  const after = findTemplate(template)
  return {
    ...form,
    template,
    slides: form.slides.map((slide) => ({
      ...slide,
      seconds: slide.seconds === before.seconds ? after.seconds : slide.seconds,
      fit: slide.fit === fitOf(before.key) ? fitOf(after.key) : slide.fit,
    })),
  }
}

const BPM = /^(\d{2,3}) BPM$/

/** The starter loops carry their tempo in a tag; for other music it is unknown. */
export const bpmOf = ({ tags }: Pick<Resource, 'tags'>): number | null => {
  for (const tag of tags) {
    const [, beats] = BPM.exec(tag) ?? []
    if (beats) return Number(beats)
  }
  return null
}

const DEFAULT_VOLUME = 80

export const chooseMusic = (form: SlideshowForm, resource: Resource | null): SlideshowForm => {
  if (!resource) return { ...form, music: null }
  const bpm = bpmOf(resource)
  const volume = form.music?.volume ?? DEFAULT_VOLUME
  return { ...form, music: { asset: resource.id, volume, bpm, isFitToBeat: bpm !== null } }
}
