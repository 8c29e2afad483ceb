import { createCard } from '@kadr/contract/studio/create-card'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import type { ReelBrand, ReelEnding, SlideshowForm } from '@kadr/contract/studio/slideshow'
import { createSlide } from '../director/new-slide.ts'
import type { ReelFormOf } from '../kinds/all-kinds.ts'
import type { ContentOf } from './fill-template.ts'

/** What a workspace gives to each of its reels. */
export type AppliedBrand = {
  brand: ReelBrand
  /** A resource; the style's own music when null. */
  music: string | null
  ending: ReelEnding | null
}

/** The slide that closes a slideshow: a text written anew does not replace it. */
export const ENDING_SLIDE = 'ending'
const MAX_SLIDES = 20

export const withEndingSlide = (form: SlideshowForm, ending: ReelEnding | null): SlideshowForm => {
  const slides = form.slides.filter(({ id }) => id !== ENDING_SLIDE)
  if (!ending || slides.length >= MAX_SLIDES) return form
  const card = createCard('cta', { title: ending.title, act: ending.act })
  return { ...form, slides: [...slides, { ...createSlide(ENDING_SLIDE, card), said: '' }] }
}

const endings: {
  readonly [K in ReelKindName]: (form: ReelFormOf<K>, ending: ReelEnding | null) => ReelFormOf<K>
} = {
  slideshow: withEndingSlide,
  'product-demo': (form, ending) => {
    const { text, note } = form.callToAction
    if (!ending) return form
    return {
      ...form,
      callToAction: { ...form.callToAction, text: text || ending.title, note: note || ending.act },
    }
  },
  'talking-head': (form, ending) => ({ ...form, ending: form.ending ?? ending }),
  'own-video': (form, ending) => ({ ...form, ending: form.ending ?? ending }),
  // A meme ends with its punch line.
  'greenscreen-meme': (form) => form,
}

/** What a reel has of its own, such as the colour of a product, stays. */
const dress = (own: ReelBrand, { brand }: AppliedBrand): ReelBrand => ({
  colour: own.colour ?? brand.colour,
  accent: own.accent ?? brand.accent,
  name: own.name || brand.name,
  logo: own.logo ?? brand.logo,
  font: own.font ?? brand.font,
  bodyFont: own.bodyFont ?? brand.bodyFont,
})

type Branded = { brand: ReelBrand; music: { asset: string | null } | null }

const dressForm = <Form extends Branded>(form: Form, applied: AppliedBrand): Form => ({
  ...form,
  brand: dress(form.brand, applied),
  music: form.music && { ...form.music, asset: form.music.asset ?? applied.music },
})

/** A reel in the colours and the letters, with the logo, the music and the ending of the workspace. */
export const applyBrand = <K extends ReelKindName>(
  { kind, form }: ContentOf<K>,
  applied: AppliedBrand,
): ReelFormOf<K> => endings[kind](dressForm(form, applied), applied.ending)
