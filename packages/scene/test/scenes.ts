import type {
  AudioTrack,
  CaptionsLayer,
  PictureLayer,
  Scene,
  TextLayer,
} from '@kadr/contract/studio/scene/scene'
import { getCanvasBox } from '../src/geometry/canvas-size.ts'
import { TEXT_PRESETS } from '../src/text/presets.ts'

const span = { start: 0, duration: 2, opacity: 1, enter: null, leave: null }

export const createPictureLayer = (part: Partial<PictureLayer> = {}): PictureLayer => ({
  ...span,
  id: 'picture',
  kind: 'picture',
  asset: 'photo',
  fit: 'cover',
  focus: { x: 0.5, y: 0.5 },
  motion: { kind: 'still' },
  box: getCanvasBox('9:16'),
  ...part,
})

export const createTextLayer = (part: Partial<TextLayer> = {}): TextLayer => ({
  ...span,
  id: 'text',
  kind: 'text',
  text: 'Привет',
  style: TEXT_PRESETS.outline.style,
  align: 'center',
  anchor: 'center',
  box: { x: 140, y: 700, width: 800, height: 500 },
  ...part,
})

export const createCaptionsLayer = (part: Partial<CaptionsLayer> = {}): CaptionsLayer => ({
  ...span,
  id: 'captions',
  kind: 'captions',
  words: [
    { text: 'раз', start: 0.2, end: 0.5 },
    { text: 'два.', start: 0.5, end: 0.8 },
    { text: 'три', start: 0.9, end: 1.2 },
  ],
  wordsPerPage: 2,
  spoken: 'colour',
  style: TEXT_PRESETS.outline.style,
  align: 'center',
  anchor: 'center',
  box: { x: 140, y: 700, width: 800, height: 500 },
  ...part,
})

export const createTrack = (part: Partial<AudioTrack> = {}): AudioTrack => ({
  id: 'music',
  role: 'music',
  asset: 'song',
  start: 0,
  duration: null,
  from: 0,
  until: null,
  isLooped: true,
  gain: 0,
  fadeIn: 0,
  fadeOut: 0,
  isDucked: true,
  ...part,
})

export const createScene = (part: Partial<Scene> = {}): Scene => ({
  version: 1,
  aspect: '9:16',
  seconds: 2,
  background: '#000000',
  layers: [],
  audio: [],
  posterAt: 0,
  ...part,
})
