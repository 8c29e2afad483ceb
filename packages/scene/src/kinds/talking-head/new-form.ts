import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { TALKING_HEAD_VERSION, type TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { STYLES } from '../../styles/all-styles.ts'

/** Quieter than a voice. */
const MUSIC_VOLUME = 40

/** An empty reel with the style's music and sounds on. */
export const createTalkingForm = (part: Partial<TalkingHeadForm> = {}): TalkingHeadForm => ({
  version: TALKING_HEAD_VERSION,
  aspect: '9:16',
  script: '',
  voice: null,
  presenter: { kind: 'drawn', key: 'anna', backdrop: null },
  style: STYLES[0].key,
  seed: 0,
  brand: NO_BRAND,
  speaker: { name: '', role: '' },
  captions: { style: null, preset: null, position: null, accent: null },
  ending: null,
  inserts: [],
  objects: [],
  music: { asset: null, volume: MUSIC_VOLUME },
  hasEffects: true,
  ...part,
})
