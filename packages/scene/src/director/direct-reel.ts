import type { Aspect } from '@kadr/contract/studio/scene/scene'
import type { ReelBrand, Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import type { SlideCard, Storyboard } from '@kadr/contract/studio/storyboard'
import { chooseStyle } from './choose-style.ts'
import { createForm, createSlide } from './new-slide.ts'

export type SlideObjects = { object: string | null; sides: readonly (string | null)[] }

/** Keeps objects chosen by the writer; fills the others with those matched by words. */
const fillObjects = (card: SlideCard, found: SlideObjects | undefined): SlideCard => ({
  ...card,
  object: card.object ?? found?.object ?? null,
  sides: card.sides.map((side, index) => ({
    ...side,
    object: side.object ?? found?.sides[index] ?? null,
  })),
})

/** The second object of the cover, taken from a later slide. */
const chooseCompanion = (cards: readonly SlideCard[]): string | null => {
  const [hook, ...rest] = cards
  const names = rest
    .filter(({ role }) => role !== 'cta')
    .flatMap(({ object, sides }) => [object, ...sides.map((side) => side.object)])
  return names.find((name) => name !== null && name !== hook?.object) ?? null
}

/**
 * Builds the form of a reel from a storyboard: chooses the style, assigns objects and pictures to
 * slides.
 */
export const directReel = ({
  storyboard,
  objects,
  topic,
  variant,
  aspect,
  brand,
  assets,
}: {
  storyboard: Storyboard
  objects: readonly SlideObjects[]
  topic: string
  /** 0 for the first; the next ones differ in style, palette and details. */
  variant: number
  aspect: Aspect
  brand: ReelBrand
  /** The user's pictures and clips, assigned to slides in order. */
  assets: readonly string[]
}): SlideshowForm => {
  const cards = storyboard.slides.map((card, index) => fillObjects(card, objects[index]))
  const words = [topic, ...cards.map(({ title }) => title)].join(' ')
  const slides = cards.map((card, index): Slide => {
    const slide = createSlide(`slide${index + 1}`, card)
    const companion = index === 0 ? chooseCompanion(cards) : null
    return { ...slide, companion, asset: assets[index] ?? null }
  })
  return createForm(slides, {
    aspect,
    brand,
    style: chooseStyle({ text: words, variant }).key,
    seed: variant,
  })
}
