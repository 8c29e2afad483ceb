import * as z from 'zod/mini'
import { aspect } from './scene.ts'

export const SLIDESHOW_VERSION = 1

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

const slide = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  /** A picture or a clip; the template's background when null. */
  asset: z.nullable(assetId),
  fit: z.enum(['cover', 'contain', 'blurred']),
  text: z.string().check(z.maxLength(300, 'Не длиннее 300 знаков')),
  /** The template's own when null. */
  preset: z.nullable(textPreset),
  position: z.nullable(textPosition),
  seconds: z.number().check(z.minimum(0.5), z.maximum(15)),
  motion: slideMotion,
})
export type Slide = z.infer<typeof slide>

/** The form a user fills in; converted to a scene. */
export const slideshowForm = z.object({
  version: z.literal(SLIDESHOW_VERSION),
  aspect,
  template: z.string().check(z.minLength(1), z.maxLength(40)),
  slides: z
    .array(slide)
    .check(z.minLength(2, 'Нужно хотя бы два слайда'), z.maxLength(20, 'Не больше 20 слайдов')),
  /** The template's own when null. */
  transition: z.nullable(slideTransition),
  music: z.nullable(
    z.object({
      asset: assetId,
      /** Per cent. */
      volume: z.int().check(z.minimum(0), z.maximum(100)),
      /** Tempo of starter music; null when unknown. */
      bpm: z.nullable(z.number().check(z.minimum(40), z.maximum(220))),
      isFitToBeat: z.boolean(),
    }),
  ),
  isClipSoundKept: z.boolean(),
})
export type SlideshowForm = z.infer<typeof slideshowForm>
