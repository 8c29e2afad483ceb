import { createCard } from '@kadr/contract/studio/create-card'
import {
  NO_BRAND,
  SLIDESHOW_VERSION,
  type Slide,
  type SlideshowForm,
} from '@kadr/contract/studio/slideshow'
import type { SlideCard } from '@kadr/contract/studio/storyboard'

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
  said: null,
  voice: null,
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
  brand: NO_BRAND,
  slides: [...slides],
  transition: null,
  music: { asset: null, volume: DEFAULT_VOLUME, bpm: null, isFitToBeat: true },
  hasCounter: true,
  hasEffects: true,
  isClipSoundKept: false,
  narration: null,
  ...part,
})
