import * as z from 'zod/mini'
import { objectName } from '../library/object-name.ts'
import { drawnPresenter, presenterEmotion } from './scene/presenter.ts'
import { aspect, chromaKey } from './scene/scene.ts'
import { reelBrand, styleKey, styleSeed, textPreset } from './slideshow.ts'

export const GREENSCREEN_MEME_VERSION = 2

const assetId = z.string().check(z.minLength(1), z.maxLength(120))
const clipSecond = z.number().check(z.minimum(0), z.maximum(3600))
const line = z.string().check(z.maxLength(160, 'Не длиннее 160 знаков'))
/** Per cent. */
const volume = z.int().check(z.minimum(0), z.maximum(100))

const reaction = z
  .object({
    /** A clip on a plain screen; null for a drawn person. */
    asset: z.nullable(assetId),
    drawn: z.nullable(z.object({ key: drawnPresenter, emotion: presenterEmotion })),
    key: chromaKey,
    /** Centre of the clip, in shares of the canvas. */
    x: z.number().check(z.minimum(-0.5), z.maximum(1.5)),
    y: z.number().check(z.minimum(-0.5), z.maximum(1.5)),
    /** 1 is the size of the canvas. */
    scale: z.number().check(z.minimum(0.15), z.maximum(2)),
    isFlipped: z.boolean(),
    from: clipSecond,
    /** The end of the clip when null. */
    until: z.nullable(clipSecond),
    isLooped: z.boolean(),
  })
  .check(
    z.refine(
      ({ from, until }) => until === null || until >= from + 0.2,
      'Конец клипа должен быть позже начала хотя бы на 0,2 с',
    ),
  )
export type MemeReaction = z.infer<typeof reaction>

/** The form a user fills in; converted to a scene. */
export const greenscreenMemeForm = z.object({
  version: z.literal(GREENSCREEN_MEME_VERSION),
  aspect,
  style: styleKey,
  seed: styleSeed,
  brand: reelBrand,
  reaction: z.nullable(reaction),
  background: z.object({
    /** A picture or a clip; a set of the style when null. */
    asset: z.nullable(assetId),
    /** A drawn object on the set, chosen by the text. */
    object: z.nullable(objectName),
    fit: z.enum(['cover', 'contain', 'blurred']),
    isMoving: z.boolean(),
    from: clipSecond,
  }),
  text: z.object({
    top: line,
    bottom: line,
    /** The style's own when null. */
    preset: z.nullable(textPreset),
  }),
  /** The reaction's duration when null. */
  seconds: z.nullable(z.number().check(z.minimum(1), z.maximum(60))),
  /** Use of the reaction's own audio. */
  sound: z.enum(['kept', 'replaced', 'mixed']),
  music: z.nullable(
    z.object({
      /** The style's own when null. */
      asset: z.nullable(assetId),
      volume,
    }),
  ),
  /** A sound on the punch line. */
  hasEffects: z.boolean(),
})
export type GreenscreenMemeForm = z.infer<typeof greenscreenMemeForm>
