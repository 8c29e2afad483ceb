import * as z from 'zod/mini'
import { MAX_INTEGER, share } from '../base/primitives.ts'
import { objectName } from '../library/object-name.ts'
import { footageMs, footageSpan } from './footage.ts'
import { MAX_SCENE_SECONDS } from './scene/geometry.ts'
import { aspect } from './scene/scene.ts'
import { colour } from './scene/text.ts'
import {
  reelBrand,
  reelEnding,
  styleKey,
  styleSeed,
  textPosition,
  textPreset,
} from './slideshow.ts'
import { captionStyle } from './talking-head.ts'

export const OWN_VIDEO_VERSION = 1
/** Of the result. */
export const MAX_OWN_VIDEO_SECONDS = MAX_SCENE_SECONDS

const assetId = z.string().check(z.minLength(1), z.maxLength(120))
const partId = z.string().check(z.minLength(1), z.maxLength(40))

/** The file and what was measured of it; its words, sound and faces are stored by resource. */
const source = z.object({
  asset: assetId,
  ms: footageMs,
  /** Of the upright picture. */
  width: z.int().check(z.minimum(2), z.maximum(16_384)),
  height: z.int().check(z.minimum(2), z.maximum(16_384)),
  hasSound: z.boolean(),
})
export type OwnVideoSource = z.infer<typeof source>

export const cutReason = z.enum(['hand', 'pause', 'filler', 'repeat'])
export type CutReason = z.infer<typeof cutReason>

/** What is taken out of the source; cuts of different reasons may overlap. */
const cut = z.object({ ...footageSpan.shape, why: cutReason })
export type FootageCut = z.infer<typeof cut>

/** Other letters for one word of the transcript, found by the start of the word; none hide it in captions. */
const correction = z.object({ at: footageMs, text: z.string().check(z.maxLength(80)) })
export type WordCorrection = z.infer<typeof correction>

/** From this moment on the frame is held here; null gives it back to the mode. */
const pin = z.object({
  at: footageMs,
  view: z.nullable(
    z.object({
      /** The centre of the frame in shares of the upright picture. */
      x: share,
      y: share,
      zoom: z.number().check(z.minimum(1), z.maximum(3)),
    }),
  ),
})
export type FramePin = z.infer<typeof pin>

/** `face` follows the face and is `surround` without one; `surround` shows all of the picture on its own blur. */
export const framingMode = z.enum(['face', 'middle', 'surround'])
export type FramingMode = z.infer<typeof framingMode>

/** A picture or a clip over the person while the words between the two moments are said. */
const insert = z.object({
  id: partId,
  asset: assetId,
  ...footageSpan.shape,
  layout: z.enum(['full', 'card']),
})
export type FootageInsert = z.infer<typeof insert>

/** The form a user fills in; converted to a scene. All moments are milliseconds of the source. */
export const ownVideoForm = z.object({
  version: z.literal(OWN_VIDEO_VERSION),
  aspect,
  /** None until a file is chosen. */
  source: z.nullable(source),
  /** The part the reel is made of; the whole source when null. */
  span: z.nullable(footageSpan),
  cuts: z.array(cut).check(z.maxLength(4000, 'Не больше 4000 вырезок')),
  /** The transcript the corrections belong to; null until there is one. */
  transcript: z.nullable(
    z.object({ id: z.uuid(), version: z.int().check(z.minimum(1), z.maximum(MAX_INTEGER)) }),
  ),
  corrections: z.array(correction).check(z.maxLength(2000, 'Не больше 2000 исправлений')),
  framing: z.object({
    mode: framingMode,
    pins: z.array(pin).check(z.maxLength(100, 'Не больше 100 кадров, закреплённых рукой')),
  }),
  style: styleKey,
  seed: styleSeed,
  brand: reelBrand,
  /** Each is the style's own when null. */
  captions: z.object({
    style: z.nullable(captionStyle),
    preset: z.nullable(textPreset),
    position: z.nullable(textPosition),
    accent: z.nullable(colour),
  }),
  /** Words over the first seconds; none when empty. */
  title: z.string().check(z.maxLength(120, 'Не длиннее 120 знаков')),
  /** A page of the style after the last word; none when null. */
  ending: z.nullable(reelEnding),
  inserts: z.array(insert).check(z.maxLength(40, 'Не больше 40 вставок')),
  /** Drawn objects beside the head, from the moment that mentions them. */
  objects: z
    .array(z.object({ at: footageMs, name: objectName }))
    .check(z.maxLength(40, 'Не больше 40 предметов')),
  music: z.nullable(
    z.object({
      /** The style's own when null. */
      asset: z.nullable(assetId),
      /** Per cent. */
      volume: z.int().check(z.minimum(0), z.maximum(100)),
    }),
  ),
  /** The voice is cleaned of rumble and made even. */
  isVoiceEven: z.boolean(),
  /** Small alternating zooms hide the jumps of the picture at cuts. */
  hasZooms: z.boolean(),
  /** Sound effects when elements land. */
  hasEffects: z.boolean(),
})
export type OwnVideoForm = z.infer<typeof ownVideoForm>
