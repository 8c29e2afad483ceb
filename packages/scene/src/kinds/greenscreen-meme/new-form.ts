import {
  GREENSCREEN_MEME_VERSION,
  type GreenscreenMemeForm,
  type MemeReaction,
} from '@kadr/contract/studio/greenscreen-meme'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { STYLES } from '../../styles/all-styles.ts'

const MUSIC_VOLUME = 70

/** Default position of a reaction: between the upper and the lower text. */
export const FIRST_PLACE = { x: 0.5, y: 0.6, scale: 0.78 } as const

export const createReaction = (part: Partial<MemeReaction> = {}): MemeReaction => ({
  asset: null,
  drawn: null,
  key: { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 },
  ...FIRST_PLACE,
  isFlipped: false,
  from: 0,
  until: null,
  isLooped: true,
  ...part,
})

/** The chosen music. A meme that keeps the sound of its clip has some in case the clip is silent. */
export const musicOf = ({
  music,
  sound,
}: Pick<GreenscreenMemeForm, 'music' | 'sound'>): GreenscreenMemeForm['music'] =>
  music ?? (sound === 'kept' ? { asset: null, volume: MUSIC_VOLUME } : null)

/** An empty meme with the style's music and the sound of the punch line on. */
export const createMemeForm = (part: Partial<GreenscreenMemeForm> = {}): GreenscreenMemeForm => ({
  version: GREENSCREEN_MEME_VERSION,
  aspect: '9:16',
  style: STYLES[0].key,
  seed: 0,
  brand: NO_BRAND,
  reaction: null,
  background: { asset: null, object: null, fit: 'cover', isMoving: true, from: 0 },
  text: { top: '', bottom: '', preset: null },
  seconds: null,
  sound: 'mixed',
  music: { asset: null, volume: MUSIC_VOLUME },
  hasEffects: true,
  ...part,
})
