import * as z from 'zod/mini'
import { drawnPresenter, presenterPart } from './scene-presenter.ts'
import { colour, textStyle } from './scene-text.ts'

export const SCENE_VERSION = 1

export const aspect = z.enum(['9:16', '4:5', '1:1'])
export type Aspect = z.infer<typeof aspect>

const MAX_SECONDS = 180
const share = z.number().check(z.minimum(0), z.maximum(1))
const seconds = z.number().check(z.minimum(0), z.maximum(MAX_SECONDS))
const coordinate = z.number().check(z.minimum(-4000), z.maximum(4000))
const side = z.number().check(z.minimum(2), z.maximum(4000))

/** Key of a resource the scene shows or plays. */
const assetId = z.string().check(z.minLength(1), z.maxLength(120))

/** In points of a canvas 1080 wide. */
export const box = z.object({ x: coordinate, y: coordinate, width: side, height: side })
export type Box = z.infer<typeof box>

/** Visible part of a picture: zoom 1 is all of it, 2 the half around (x, y). */
const view = z.object({
  zoom: z.number().check(z.minimum(1), z.maximum(1.6)),
  x: share,
  y: share,
})
export type View = z.infer<typeof view>

export const motion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('still') }),
  z.object({
    kind: z.literal('travel'),
    from: view,
    to: view,
    easing: z.enum(['linear', 'gentle']),
  }),
  /** A zoom pulse on every beat. */
  z.object({
    kind: z.literal('pulse'),
    zoom: z.number().check(z.minimum(1), z.maximum(1.3)),
    every: z.number().check(z.minimum(0.2), z.maximum(10)),
  }),
])
export type Motion = z.infer<typeof motion>

export const transition = z.object({
  kind: z.enum(['fade', 'slide', 'wipe', 'zoom', 'pop']),
  toward: z.enum(['left', 'right', 'up', 'down']),
  seconds: z.number().check(z.minimum(0.05), z.maximum(3)),
})
export type Transition = z.infer<typeof transition>

const layerFields = {
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  start: seconds,
  duration: z.number().check(z.minimum(0.05), z.maximum(MAX_SECONDS)),
  opacity: share,
  enter: z.nullable(transition),
  leave: z.nullable(transition),
  box,
}

const paint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solid'), colour }),
  /** The angle is in degrees, 0 runs from top to bottom. */
  z.object({ kind: z.literal('gradient'), from: colour, to: colour, angle: z.number() }),
])
export type Paint = z.infer<typeof paint>

const fit = z.enum(['cover', 'contain', 'blurred'])
const focus = z.object({ x: share, y: share })

const pictureLayer = z.object({
  ...layerFields,
  kind: z.literal('picture'),
  asset: assetId,
  fit,
  /** The point that stays visible when the picture is cropped. */
  focus,
  motion,
})

const clipSecond = z.number().check(z.minimum(0), z.maximum(3600))

const clipFields = {
  ...layerFields,
  asset: assetId,
  fit: z.enum(['cover', 'contain']),
  focus,
  /** Start of the clip, in seconds. */
  from: clipSecond,
  /** End of the trimmed clip; its own end when null. */
  until: z.nullable(clipSecond),
  /** Loops when it is shorter than the layer; otherwise the last frame is held. */
  isLooped: z.boolean(),
  /** Mirrored horizontally. */
  isFlipped: z.boolean(),
}
const clipLayer = z.object({ ...clipFields, kind: z.literal('clip') })

/** Chroma key. Without a colour it is measured at the edges of the frame. */
export const chromaKey = z.object({
  colour: z.nullable(colour),
  tolerance: share,
  softness: share,
  spill: share,
})
export type ChromaKey = z.infer<typeof chromaKey>
const keyedLayer = z.object({ ...clipFields, kind: z.literal('keyed'), key: chromaKey })

const textFields = {
  style: textStyle,
  align: z.enum(['left', 'center', 'right']),
  anchor: z.enum(['top', 'center', 'bottom']),
}
const textLayer = z.object({
  ...layerFields,
  ...textFields,
  kind: z.literal('text'),
  text: z.string().check(z.maxLength(1000)),
})

const shapeLayer = z.object({
  ...layerFields,
  kind: z.literal('shape'),
  /**
   * A `phone` is a body with a shadow; its `bezel` is drawn over the screen's content. `corners`
   * cover the corners of the layers below, to round them.
   */
  shape: z.enum(['rectangle', 'ellipse', 'phone', 'bezel', 'corners']),
  radius: z.number().check(z.minimum(0), z.maximum(1000)),
  paint,
})

/** Seconds from the start of the layer. */
const word = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(80)),
  start: seconds,
  end: seconds,
})
export type CaptionWord = z.infer<typeof word>
const captionsLayer = z.object({
  ...layerFields,
  ...textFields,
  kind: z.literal('captions'),
  words: z.array(word).check(z.maxLength(1500)),
  wordsPerPage: z.int().check(z.minimum(1), z.maximum(12)),
  /** The spoken word gets the accent colour, or a plate of it. */
  spoken: z.enum(['none', 'colour', 'plate']),
})

/** One part of a drawn presenter, animated with the voice. */
const presenterLayer = z.object({
  ...layerFields,
  kind: z.literal('presenter'),
  key: drawnPresenter,
  part: presenterPart,
  /** One viseme letter per step of the voice. */
  mouths: z.string().check(z.maxLength(2700)),
  /** Start times of sentences, which trigger gestures. */
  beats: z.array(seconds).check(z.maxLength(400)),
})

export const layer = z.discriminatedUnion('kind', [
  presenterLayer,
  pictureLayer,
  clipLayer,
  keyedLayer,
  textLayer,
  shapeLayer,
  captionsLayer,
])
export type Layer = z.infer<typeof layer>
export type PictureLayer = z.infer<typeof pictureLayer>
export type ClipLayer = z.infer<typeof clipLayer>
export type KeyedLayer = z.infer<typeof keyedLayer>
export type TextLayer = z.infer<typeof textLayer>
export type ShapeLayer = z.infer<typeof shapeLayer>
export type CaptionsLayer = z.infer<typeof captionsLayer>
export type PresenterLayer = z.infer<typeof presenterLayer>

export const audioTrack = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  role: z.enum(['music', 'voice', 'clip', 'effect']),
  asset: assetId,
  start: seconds,
  /** Until the end of the scene when null. */
  duration: z.nullable(z.number().check(z.minimum(0.05), z.maximum(MAX_SECONDS))),
  from: clipSecond,
  /** End of the trimmed file; its own end when null. */
  until: z.nullable(clipSecond),
  isLooped: z.boolean(),
  /** Decibels. */
  gain: z.number().check(z.minimum(-60), z.maximum(12)),
  fadeIn: z.number().check(z.minimum(0), z.maximum(10)),
  fadeOut: z.number().check(z.minimum(0), z.maximum(10)),
  /** Ducked under a voice. */
  isDucked: z.boolean(),
})
export type AudioTrack = z.infer<typeof audioTrack>

/** A video as a document, drawn by the same code in the browser and on the server. */
export const scene = z.object({
  version: z.literal(SCENE_VERSION),
  aspect,
  seconds: z.number().check(z.minimum(0.2), z.maximum(MAX_SECONDS, 'Не длиннее трёх минут')),
  background: colour,
  /** From back to front. */
  layers: z.array(layer).check(z.maxLength(300)),
  audio: z.array(audioTrack).check(z.maxLength(16)),
  /** Second of the poster frame. */
  posterAt: seconds,
})
export type Scene = z.infer<typeof scene>
