import * as z from 'zod/mini'
import { aspect, chromaKey } from './scene.ts'
import { textPreset } from './slideshow.ts'

export const GREENSCREEN_MEME_VERSION = 1

const assetId = z.string().check(z.minLength(1), z.maxLength(120))
const clipSecond = z.number().check(z.minimum(0), z.maximum(3600))
const line = z.string().check(z.maxLength(160, 'Не длиннее 160 знаков'))
/** Per cent. */
const volume = z.int().check(z.minimum(0), z.maximum(100))

const reaction = z
  .object({
    asset: assetId,
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
  template: z.string().check(z.minLength(1), z.maxLength(40)),
  reaction: z.nullable(reaction),
  background: z.object({
    /** A picture or a clip; the template's background when null. */
    asset: z.nullable(assetId),
    fit: z.enum(['cover', 'contain', 'blurred']),
    isMoving: z.boolean(),
    from: clipSecond,
  }),
  text: z.object({
    top: line,
    bottom: line,
    /** The template's own when null. */
    preset: z.nullable(textPreset),
  }),
  /** The reaction's duration when null. */
  seconds: z.nullable(z.number().check(z.minimum(1), z.maximum(60))),
  /** Use of the reaction's own audio. */
  sound: z.enum(['kept', 'replaced', 'mixed']),
  music: z.nullable(z.object({ asset: assetId, volume })),
})
export type GreenscreenMemeForm = z.infer<typeof greenscreenMemeForm>
