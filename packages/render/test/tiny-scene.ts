import type {
  ClipLayer,
  FootageLayer,
  PictureLayer,
  Scene,
  ShapeLayer,
  TextLayer,
} from '@kadr/contract/studio/scene/scene'
import { getCanvasBox } from '@kadr/scene/geometry/canvas-size'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'

/** 270×480. */
export const TINY = 0.25

export const pictureLayer = (part: Partial<PictureLayer> = {}): PictureLayer => ({
  id: 'photo',
  kind: 'picture',
  asset: 'photo',
  start: 0,
  duration: 10,
  opacity: 1,
  enter: null,
  leave: null,
  box: getCanvasBox('9:16'),
  fit: 'cover',
  focus: { x: 0.5, y: 0.5 },
  motion: {
    kind: 'travel',
    from: { zoom: 1, x: 0.5, y: 0.5 },
    to: { zoom: 1.15, x: 0.5, y: 0.48 },
    easing: 'linear',
  },
  ...part,
})

export const textLayer = (part: Partial<TextLayer> = {}): TextLayer => ({
  id: 'text',
  kind: 'text',
  start: 0,
  duration: 10,
  opacity: 1,
  enter: null,
  leave: null,
  box: { x: 100, y: 1100, width: 880, height: 500 },
  text: 'Ёмкий *текст* за 1 490 ₽ 🔥',
  style: TEXT_PRESETS.outline.style,
  align: 'center',
  anchor: 'center',
  ...part,
})

export const shapeLayer = (part: Partial<ShapeLayer> = {}): ShapeLayer => ({
  id: 'shape',
  kind: 'shape',
  shape: 'rectangle',
  radius: 0,
  start: 0,
  duration: 10,
  opacity: 1,
  enter: null,
  leave: null,
  box: getCanvasBox('9:16'),
  paint: { kind: 'solid', colour: '#101418' },
  ...part,
})

export const tinyScene = (part: Partial<Scene> = {}): Scene => ({
  version: 1,
  aspect: '9:16',
  seconds: 1,
  background: '#203040',
  layers: [pictureLayer(), textLayer()],
  audio: [],
  posterAt: 0.5,
  ...part,
})

export const musicTrack = (part: Partial<Scene['audio'][number]> = {}): Scene['audio'][number] => ({
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

export const clipLayer = (part: Partial<ClipLayer> = {}): ClipLayer => ({
  id: 'clip',
  kind: 'clip',
  asset: 'clip',
  start: 0,
  duration: 10,
  opacity: 1,
  enter: null,
  leave: null,
  box: getCanvasBox('9:16'),
  fit: 'cover',
  focus: { x: 0.5, y: 0.5 },
  from: 0,
  until: null,
  isLooped: false,
  isFlipped: false,
  ...part,
})

export const footageLayer = (part: Partial<FootageLayer> = {}): FootageLayer => ({
  id: 'footage',
  kind: 'footage',
  asset: 'talk',
  start: 0,
  duration: 10,
  opacity: 1,
  enter: null,
  leave: null,
  box: getCanvasBox('9:16'),
  pieces: [{ from: 0, until: 10 }],
  fit: 'cover',
  camera: [{ at: 0, x: 0.5, y: 0.5, zoom: 1 }],
  ...part,
})
