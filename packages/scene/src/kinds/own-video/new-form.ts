import { OWN_VIDEO_VERSION, type OwnVideoForm } from '@kadr/contract/studio/own-video'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { STYLES } from '../../styles/all-styles.ts'

/** Quieter than a voice. */
const MUSIC_VOLUME = 25

/** A reel that follows the face, with captions of the style and an even voice. */
export const createOwnVideoForm = (part: Partial<OwnVideoForm> = {}): OwnVideoForm => ({
  version: OWN_VIDEO_VERSION,
  aspect: '9:16',
  source: null,
  span: null,
  cuts: [],
  transcript: null,
  corrections: [],
  framing: { mode: 'face', pins: [] },
  style: STYLES[0].key,
  seed: 0,
  brand: NO_BRAND,
  captions: { style: null, preset: null, position: null, accent: null },
  title: '',
  ending: null,
  inserts: [],
  objects: [],
  music: { asset: null, volume: MUSIC_VOLUME },
  isVoiceEven: true,
  hasZooms: true,
  hasEffects: true,
  ...part,
})
