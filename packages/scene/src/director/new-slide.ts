import { SLIDESHOW_VERSION, type Slide, type SlideshowForm } from '@kadr/contract/slideshow'
import type { SlideCard, SlideRole } from '@kadr/contract/storyboard'

export const createCard = (role: SlideRole, fields: Partial<SlideCard> = {}): SlideCard => ({
  role,
  n: null,
  title: '',
  sub: '',
  body: '',
  value: '',
  unit: '',
  sides: [],
  isFix: false,
  items: [],
  act: '',
  object: null,
  ...fields,
})

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
