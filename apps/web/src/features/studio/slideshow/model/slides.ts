import type { Resource } from '@kadr/contract/library/resources'
import { createCard } from '@kadr/contract/studio/create-card'
import type { Slide, SlideObject, SlideshowForm } from '@kadr/contract/studio/slideshow'
import type { SlideCard, SlideRole } from '@kadr/contract/studio/storyboard'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { isEmptySlide, listShownWords } from '@kadr/scene/director/reading-time'

export const MIN_SLIDES = 1
export const MAX_SLIDES = 20
const FIRST_SLIDES = 2
/** Of a card. */
const MAX_TITLE = 300

const createId = () => crypto.randomUUID().slice(0, 8)

const newSlide = (role: SlideCard['role'] = 'item'): Slide =>
  createSlide(createId(), createCard(role))

export const newForm = (): SlideshowForm =>
  createForm(Array.from({ length: FIRST_SLIDES }, (_, index) => newSlide(index ? 'item' : 'hook')))

/** Everything a slide says, in one line. */
export const wordsOf = ({ card }: Slide): string => listShownWords(card).join(' ')

export const isBlank = ({ slides }: SlideshowForm): boolean => slides.every(isEmptySlide)

/** Words that could not be made into a reel are not lost: they stand on the first slide. */
export const keepTopic = (form: SlideshowForm, topic: string): SlideshowForm => {
  const [first, ...rest] = form.slides
  if (!first || !isBlank(form)) return form
  const card = { ...first.card, title: topic.slice(0, MAX_TITLE) }
  return { ...form, slides: [{ ...first, card }, ...rest] }
}

/** A clip keeps its full length up to this limit per slide. */
const LONGEST_SECONDS = 15
/** A clip of somebody else is matter for a slide, not the film itself. */
const LONGEST_OF_OTHERS = 4
const secondsOf = (resource: Resource, fallback: number | null) =>
  resource.kind === 'video' && resource.durationSeconds
    ? Math.min(
        resource.attribution ? LONGEST_OF_OTHERS : LONGEST_SECONDS,
        Math.max(1, Math.round(resource.durationSeconds * 2) / 2),
      )
    : fallback

/** Pictures and clips; sounds are not shown. */
const isShown = ({ kind }: Resource) => kind !== 'audio'

export const shownIdsOf = (resources: readonly Resource[]): string[] =>
  resources.filter(isShown).map(({ id }) => id)

/** Fills empty slides first, then adds new ones. */
export const addAssets = (form: SlideshowForm, resources: readonly Resource[]): SlideshowForm => {
  const waiting = resources.filter(isShown)
  const fill = (slide: Slide): Slide => {
    if (!isEmptySlide(slide)) return slide
    const resource = waiting.shift()
    if (!resource) return slide
    return { ...slide, asset: resource.id, seconds: secondsOf(resource, slide.seconds) }
  }
  const filled = form.slides.map(fill)
  const added = waiting.splice(0, MAX_SLIDES - filled.length).map((resource) => {
    const slide = newSlide()
    return { ...slide, asset: resource.id, seconds: secondsOf(resource, slide.seconds) }
  })
  return { ...form, slides: [...filled, ...added] }
}

export const addSlide = (form: SlideshowForm, after: number): SlideshowForm => {
  if (form.slides.length >= MAX_SLIDES) return form
  return { ...form, slides: form.slides.toSpliced(after + 1, 0, newSlide()) }
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

export const changeCard = (
  form: SlideshowForm,
  { id, ...changes }: Partial<SlideCard> & { id: string },
): SlideshowForm => ({
  ...form,
  slides: form.slides.map((slide) =>
    slide.id === id ? { ...slide, card: { ...slide.card, ...changes } } : slide,
  ),
})

const IN_PLACE = { isRemoved: false, x: 0, y: 0, scale: 1 }

export const objectOf = ({ objects }: Slide, slot: number): SlideObject =>
  objects.find((object) => object.slot === slot) ?? { ...IN_PLACE, slot }

export const changeObject = (
  form: SlideshowForm,
  { id, slot, ...changes }: Partial<SlideObject> & { id: string; slot: number },
): SlideshowForm => ({
  ...form,
  slides: form.slides.map((slide) =>
    slide.id === id
      ? {
          ...slide,
          objects: [
            ...slide.objects.filter((object) => object.slot !== slot),
            { ...objectOf(slide, slot), ...changes },
          ],
        }
      : slide,
  ),
})

const hasSides = ({ role }: SlideCard) => role === 'compare' || role === 'pair'

/** The name of the object in a slot; null where none is drawn. */
export const objectNameOf = ({ card, companion }: Slide, slot: number): string | null => {
  if (hasSides(card)) return card.sides[slot]?.object ?? null
  return slot === 0 ? card.object : companion
}

/** Figures and lists fill the slide by themselves. */
const BARE: ReadonlySet<SlideRole> = new Set(['chart', 'check', 'place', 'table', 'timeline'])

/** Slots of objects that the slide shows. */
export const slotsOf = ({ card }: Slide): number[] => {
  if (BARE.has(card.role)) return []
  return hasSides(card) || card.role === 'hook' ? [0, 1] : [0]
}

export const replaceObject = (
  form: SlideshowForm,
  { id, slot, name }: { id: string; slot: number; name: string },
): SlideshowForm => {
  const shown = changeObject(form, { id, slot, isRemoved: false })
  const slides = shown.slides.map((slide): Slide => {
    if (slide.id !== id) return slide
    if (!hasSides(slide.card))
      return slot === 0
        ? { ...slide, card: { ...slide.card, object: name } }
        : { ...slide, companion: name }
    const sides = slide.card.sides.map((side, index) =>
      index === slot ? { ...side, object: name } : side,
    )
    return { ...slide, card: { ...slide.card, sides } }
  })
  return { ...shown, slides }
}

/** A locked slide keeps the present look. */
export const toggleLock = (form: SlideshowForm, id: string): SlideshowForm => ({
  ...form,
  slides: form.slides.map((slide) =>
    slide.id === id
      ? { ...slide, lock: slide.lock ? null : { style: form.style, seed: form.seed } }
      : slide,
  ),
})

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

/** Null switches the music off. */
export const chooseMusic = (form: SlideshowForm, resource: Resource | null): SlideshowForm => {
  if (!resource) return { ...form, music: null }
  const bpm = bpmOf(resource)
  const volume = form.music?.volume ?? DEFAULT_VOLUME
  return { ...form, music: { asset: resource.id, volume, bpm, isFitToBeat: bpm !== null } }
}
