import { createCard } from '@kadr/contract/create-card'
import { SLIDESHOW_VERSION, type Slide, type SlideshowForm } from '@kadr/contract/slideshow'
import type { SlideCard } from '@kadr/contract/storyboard'

export const createSlide = (id: string, card: SlideCard = createCard('item')): Slide => ({
  id,
  card,
  asset: null,
  fit: 'framed',
  companion: null,
  objects: [],
  seconds: null,
  motion: 'auto',
  lock: null,
})

const DEFAULT_VOLUME = 80

/** A form with the style's music and sounds on. */
export const createForm = (
  slides: readonly Slide[],
  part: Partial<SlideshowForm> = {},
): SlideshowForm => ({
  version: SLIDESHOW_VERSION,
  aspect: '9:16',
  style: 'cuts',
  seed: 0,
  brand: { colour: null, name: '', logo: null, font: null },
  slides: [...slides],
  transition: null,
  music: { asset: null, volume: DEFAULT_VOLUME, bpm: null, isFitToBeat: true },
  hasCounter: true,
  hasEffects: true,
  isClipSoundKept: false,
  ...part,
})
