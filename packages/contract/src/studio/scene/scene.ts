import * as z from 'zod/mini'
import { share } from '../../base/primitives.ts'
import { objectName } from '../../library/object-name.ts'
import { box, degrees, MAX_SCENE_SECONDS, outline, sceneSeconds } from './geometry.ts'
import { cameraMoment, idle, motion, redraw, transition } from './motion.ts'
import { mask, paint, shadow, stroke, tone } from './paint.ts'
import { drawnPresenter, presenterEmotion, presenterPart } from './presenter.ts'
import { colour, count, stagger, textMark, textStyle } from './text.ts'

export type { Box } from './geometry.ts'
export type { CameraMoment, Motion, Transition, View } from './motion.ts'
export type { Paint } from './paint.ts'

export const SCENE_VERSION = 1
/** A voice for each of twenty slides, music, clips and effects. */
export const MAX_TRACKS = 48

export const aspect = z.enum(['9:16', '4:5', '1:1'])
export type Aspect = z.infer<typeof aspect>

/** Key of a resource the scene shows or plays. */
const assetId = z.string().check(z.minLength(1), z.maxLength(120))

const layerFields = {
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  start: sceneSeconds,
  duration: z.number().check(z.minimum(0.05), z.maximum(MAX_SCENE_SECONDS)),
  opacity: share,
  enter: z.nullable(transition),
  leave: z.nullable(transition),
  box,
  idle: z.optional(idle),
}

/** For layers drawn once and then only moved. */
const stillFields = { turn: z.optional(degrees), shadow: z.optional(shadow) }

const fit = z.enum(['cover', 'contain', 'blurred'])
const focus = z.object({ x: share, y: share })

export const objectLook = z.enum([
  'plain',
  'sticker',
  'halftone',
  'clay',
  'toned',
  'doodle',
  'soft',
])
export type ObjectLook = z.infer<typeof objectLook>

const pictureLayer = z.object({
  ...layerFields,
  ...stillFields,
  kind: z.literal('picture'),
  asset: assetId,
  fit,
  /** The point that stays visible when the picture is cropped. */
  focus,
  /** Ignored with a turn, a mask, a border, an edge or a shadow. */
  motion,
  mask: z.optional(mask),
  tone: z.optional(tone),
  /** Around the mask, outside the picture. */
  border: z.optional(z.object({ colour, width: z.number().check(z.minimum(0), z.maximum(120)) })),
  /** Along the transparency of the picture itself, as of a thing cut out of paper. */
  edge: z.optional(z.object({ colour, width: z.number().check(z.minimum(1), z.maximum(60)) })),
})

/**
 * An object of the catalogue, baked by the same code for the preview and the video. Scaled by area to the shorter side
 * of the box, so that all objects look equally large.
 */
const objectLayer = z.object({
  ...layerFields,
  ...stillFields,
  kind: z.literal('object'),
  name: objectName,
  look: objectLook,
  /**
   * `clay`, `toned`: a ramp from dark to light; `halftone`: ink and body (no body when one is
   * given); `doodle`: pen; `sticker`: outline and shadow. The look's own when empty.
   */
  colours: z.array(colour).check(z.maxLength(5)),
  /** Position of the body in the box. */
  anchor: z.optional(z.enum(['center', 'bottom'])),
  /** Maximum width of the body in points; 1.2 of the shorter side of the box when absent. */
  widest: z.optional(z.number().check(z.minimum(2), z.maximum(4000))),
  isFlipped: z.optional(z.boolean()),
  redraw: z.optional(redraw),
})

const clipSecond = z.number().check(z.minimum(0), z.maximum(7200))

/** A part of a file that is kept, in seconds of the file on the grid of frames. */
const footagePiece = z.object({ from: clipSecond, until: clipSecond })
export type FootagePiece = z.infer<typeof footagePiece>
const footagePieces = z.array(footagePiece).check(z.minLength(1), z.maxLength(4000))

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

/** Kept parts of one long video, one after another, seen by a moving camera. */
const footageLayer = z.object({
  ...layerFields,
  kind: z.literal('footage'),
  asset: assetId,
  pieces: footagePieces,
  /** `blurred`: all of the picture on a blurred copy of itself, without the camera. */
  fit: z.enum(['cover', 'blurred']),
  /** In seconds of the layer. */
  camera: z.array(cameraMoment).check(z.minLength(1), z.maxLength(8000)),
})

const textFields = {
  style: textStyle,
  align: z.enum(['left', 'center', 'right']),
  anchor: z.enum(['top', 'center', 'bottom']),
}
const textLayer = z.object({
  ...layerFields,
  ...textFields,
  turn: z.optional(degrees),
  kind: z.literal('text'),
  text: z.string().check(z.maxLength(1000)),
  /** The accent colour of the style when absent. */
  mark: z.optional(textMark),
  /** `column`: every line is as wide as the box, with its own font size; `balance` when absent. */
  lines: z.optional(z.enum(['balance', 'column'])),
  stagger: z.optional(stagger),
  count: z.optional(count),
})

const shapeLayer = z.object({
  ...layerFields,
  ...stillFields,
  kind: z.literal('shape'),
  /**
   * A `phone` is a body with a shadow; its `bezel` is drawn over the screen's content. `corners`
   * cover the corners of the layers below, to round them. An `arch` has a half circle on top.
   */
  shape: z.enum(['rectangle', 'ellipse', 'phone', 'bezel', 'corners', 'arch', 'path']),
  radius: z.number().check(z.minimum(0), z.maximum(1000)),
  paint,
  /** For a `path`, filled by the even-odd rule. */
  path: z.optional(outline),
  stroke: z.optional(stroke),
  redraw: z.optional(redraw),
})

/** Seconds from the start of the layer. */
const word = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(80)),
  start: sceneSeconds,
  end: sceneSeconds,
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
  emotion: z.optional(presenterEmotion),
  isFlipped: z.optional(z.boolean()),
  /** Instead of the presenter's own. */
  clothes: z.optional(colour),
  /** One viseme letter per step of the voice. */
  mouths: z.string().check(z.maxLength(2700)),
  /** Start times of sentences, which trigger gestures. */
  beats: z.array(sceneSeconds).check(z.maxLength(400)),
})

export const layer = z.discriminatedUnion('kind', [
  presenterLayer,
  pictureLayer,
  objectLayer,
  clipLayer,
  keyedLayer,
  footageLayer,
  textLayer,
  shapeLayer,
  captionsLayer,
])
export type Layer = z.infer<typeof layer>
export type PictureLayer = z.infer<typeof pictureLayer>
export type ObjectLayer = z.infer<typeof objectLayer>
export type ClipLayer = z.infer<typeof clipLayer>
export type KeyedLayer = z.infer<typeof keyedLayer>
export type FootageLayer = z.infer<typeof footageLayer>
export type TextLayer = z.infer<typeof textLayer>
export type ShapeLayer = z.infer<typeof shapeLayer>
export type CaptionsLayer = z.infer<typeof captionsLayer>
export type PresenterLayer = z.infer<typeof presenterLayer>

export const audioTrack = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  role: z.enum(['music', 'voice', 'clip', 'effect']),
  asset: assetId,
  start: sceneSeconds,
  /** Until the end of the scene when null. */
  duration: z.nullable(z.number().check(z.minimum(0.05), z.maximum(MAX_SCENE_SECONDS))),
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
  /** Second of the scene until which only its low tones are heard, quieter. */
  muffledUntil: z.optional(sceneSeconds),
  /** Plays only where no music, voice or clip would be heard: a clip may be silent. */
  isFallback: z.optional(z.boolean()),
  /** Instead of `from` and `until`: parts of the file one after another, joined without a click. */
  pieces: z.optional(footagePieces),
  /** A voice is cleaned of rumble, gated and compressed. */
  isEven: z.optional(z.boolean()),
})
export type AudioTrack = z.infer<typeof audioTrack>

/** Of all kinds that are composed; footage is as long as its pieces. */
const MAX_COMPOSED_SECONDS = 180

const hasLength = ({ seconds, layers }: { seconds: number; layers: readonly Layer[] }): boolean =>
  seconds <= MAX_COMPOSED_SECONDS || layers.some(({ kind }) => kind === 'footage')

/** A video as a document, drawn by the same code in the browser and on the server. */
export const scene = z
  .object({
    version: z.literal(SCENE_VERSION),
    aspect,
    seconds: z.number().check(z.minimum(0.2), z.maximum(MAX_SCENE_SECONDS, 'Не длиннее 15 минут')),
    background: colour,
    /** From back to front. */
    layers: z.array(layer).check(z.maxLength(600)),
    audio: z.array(audioTrack).check(z.maxLength(MAX_TRACKS)),
    /** Second of the poster frame. */
    posterAt: sceneSeconds,
  })
  .check(z.refine(hasLength, { error: 'Не длиннее трёх минут', path: ['seconds'] }))
export type Scene = z.infer<typeof scene>
