import * as z from 'zod/mini'
import { objectName } from '../library/object-name.ts'
import { aspect } from './scene/scene.ts'
import { fontKey } from './scene/text.ts'
import { script, spokenPiece, voiceKey, voiceSpeed } from './spoken-script.ts'
import { slideCard } from './storyboard.ts'

export const SLIDESHOW_VERSION = 2

export const slideMotion = z.enum([
  'auto',
  'still',
  'zoomIn',
  'zoomOut',
  'panLeft',
  'panRight',
  'panUp',
  'panDown',
  'pulse',
])
export type SlideMotion = z.infer<typeof slideMotion>

export const slideTransition = z.enum(['none', 'fade', 'slide', 'push', 'wipe', 'zoom'])
export type SlideTransition = z.infer<typeof slideTransition>

export const textPosition = z.enum(['top', 'center', 'bottom'])
export type TextPosition = z.infer<typeof textPosition>

export const textPreset = z.enum(['outline', 'plate', 'highlight', 'shadow', 'headline', 'note'])
export type TextPreset = z.infer<typeof textPreset>

const assetId = z.string().check(z.minLength(1), z.maxLength(120))

/** Overrides of a drawn object relative to the style. */
const slideObject = z.object({
  /** 0: the main object or that of the first half; 1: the second one. */
  slot: z.int().check(z.minimum(0), z.maximum(1)),
  isRemoved: z.boolean(),
  /** Offset from the style's position, in points of a canvas 1080 wide. */
  x: z.number().check(z.minimum(-1080), z.maximum(1080)),
  y: z.number().check(z.minimum(-1920), z.maximum(1920)),
  scale: z.number().check(z.minimum(0.3), z.maximum(2.5)),
})
export type SlideObject = z.infer<typeof slideObject>

export const styleKey = z.string().check(z.minLength(1), z.maxLength(40))
/** Palette, music and details of a style. */
export const styleSeed = z.int().check(z.minimum(0), z.maximum(9999))

export const slideFit = z.enum(['framed', 'cover', 'blurred'])
export type SlideFit = z.infer<typeof slideFit>

const slide = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  card: slideCard,
  /** The user's picture or clip; drawn objects when null. */
  asset: z.nullable(assetId),
  /** The second picture of a comparison: what it became. */
  otherAsset: z.optional(z.nullable(assetId)),
  /** In the style's frame, or over the whole canvas. */
  fit: slideFit,
  /** The second object of a hook; the halves of a card name their own. */
  companion: z.nullable(objectName),
  objects: z.array(slideObject).check(z.maxLength(2)),
  /** Reading time when null. */
  seconds: z.nullable(z.number().check(z.minimum(0.5), z.maximum(15))),
  motion: slideMotion,
  /** Style kept when the style of the reel changes; null follows the reel. */
  lock: z.nullable(z.object({ style: styleKey, seed: styleSeed })),
  /** What the voice says instead of the words on the slide; nothing when empty. */
  said: z._default(z.nullable(script), null),
  voice: z._default(z.nullable(spokenPiece), null),
})
export type Slide = z.infer<typeof slide>

const brandColour = z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Цвет вида #2f4bff')))

export const reelBrand = z.object({
  colour: brandColour,
  /** Beside the main colour: marks, second grounds, objects. */
  accent: z._default(brandColour, null),
  name: z.string().check(z.maxLength(40, 'Не длиннее 40 знаков')),
  logo: z.nullable(assetId),
  /** Replaces the style's title font. */
  font: z.nullable(fontKey),
  /** Replaces the font of all other words. */
  bodyFont: z._default(z.nullable(fontKey), null),
})
export type ReelBrand = z.infer<typeof reelBrand>

/** The words of a page that closes a reel. */
export const reelEnding = z.object({
  title: z.string().check(z.maxLength(120, 'Не длиннее 120 знаков')),
  act: z.string().check(z.maxLength(80, 'Не длиннее 80 знаков')),
})
export type ReelEnding = z.infer<typeof reelEnding>

export const NO_BRAND: ReelBrand = {
  colour: null,
  accent: null,
  name: '',
  logo: null,
  font: null,
  bodyFont: null,
}

/** The form a user fills in; converted to a scene. */
export const slideshowForm = z.object({
  version: z.literal(SLIDESHOW_VERSION),
  aspect,
  style: styleKey,
  seed: styleSeed,
  brand: reelBrand,
  slides: z
    .array(slide)
    .check(z.minLength(1, 'Нужен хотя бы один слайд'), z.maxLength(20, 'Не больше 20 слайдов')),
  /** The style's own when null. */
  transition: z.nullable(slideTransition),
  music: z.nullable(
    z.object({
      /** The style's own when null. */
      asset: z.nullable(assetId),
      /** Per cent. */
      volume: z.int().check(z.minimum(0), z.maximum(100)),
      /** Tempo of chosen music; null when unknown. */
      bpm: z.nullable(z.number().check(z.minimum(40), z.maximum(220))),
      isFitToBeat: z.boolean(),
    }),
  ),
  /** Progress of the slides: dots, bars or a number. */
  hasCounter: z._default(z.boolean(), true),
  /** Sound effects when elements land. */
  hasEffects: z.boolean(),
  isClipSoundKept: z.boolean(),
  /** Slides are read aloud; their voices are kept when it is switched off. */
  narration: z._default(
    z.nullable(
      z.object({
        /** Who reads; null for an own recording. */
        voice: z.nullable(voiceKey),
        speed: voiceSpeed,
        hasCaptions: z.boolean(),
      }),
    ),
    null,
  ),
})
export type SlideshowForm = z.infer<typeof slideshowForm>
