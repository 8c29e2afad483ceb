import type { Aspect } from '@kadr/contract/scene'
import type { ReelBrand, Slide, SlideshowForm } from '@kadr/contract/slideshow'
import type { SlideCard, Storyboard } from '@kadr/contract/storyboard'
import { chooseStyle } from './choose-style.ts'
import { createForm, createSlide } from './new-slide.ts'

/** Objects of one slide: the main one, and one for each half. */
export type SlideObjects = { object: string; sides: readonly string[] }

/** Objects chosen by the writer stay; the rest come from the words. */
const fillObjects = (card: SlideCard, found: SlideObjects | undefined): SlideCard => ({
  ...card,
  object: card.object ?? found?.object ?? null,
  sides: card.sides.map((side, index) => ({
    ...side,
    object: side.object ?? found?.sides[index] ?? null,
  })),
})

/** The second object of the cover: one of a later slide, so that the cover promises it. */
const chooseCompanion = (cards: readonly SlideCard[]): string | null => {
  const [hook, ...rest] = cards
  const names = rest
    .filter(({ role }) => role !== 'cta')
    .flatMap(({ object, sides }) => [object, ...sides.map((side) => side.object)])
  return names.find((name) => name !== null && name !== hook?.object) ?? null
}

/** A whole reel from its words: a style for the topic, objects, pictures in turn, music on. */
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
  /** Pictures and clips of the user's, in order. */
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
