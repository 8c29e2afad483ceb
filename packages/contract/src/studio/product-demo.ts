import * as z from 'zod/mini'
import { objectName } from '../library/object-name.ts'
import { aspect } from './scene/scene.ts'
import { reelBrand, slideFit, styleKey, styleSeed } from './slideshow.ts'

export const PRODUCT_DEMO_VERSION = 2
/** A scene lasts at most three minutes, including the hook and the call to action. */
const MAX_DEMO_SECONDS = 150

const itemId = z.string().check(z.minLength(1), z.maxLength(40))
const assetId = z.string().check(z.minLength(1), z.maxLength(120))
const clipSecond = z.number().check(z.minimum(0), z.maximum(3600))
const line = (most: number) => z.string().check(z.maxLength(most, `Не длиннее ${most} знаков`))
/** Per cent. */
const volume = z.int().check(z.minimum(0), z.maximum(100))
const sound = z.object({ asset: assetId, volume })

const shot = z.object({
  id: itemId,
  /** A picture or a recording of the screen. */
  asset: assetId,
  /** In the style's frame, or over the whole canvas. */
  fit: slideFit,
  /** The second of a recording that is shown first. */
  from: clipSecond,
  seconds: z.number().check(z.minimum(0.8), z.maximum(30)),
})
export type DemoShot = z.infer<typeof shot>

/** The form a user fills in; converted to a scene. */
export const productDemoForm = z.object({
  version: z.literal(PRODUCT_DEMO_VERSION),
  aspect,
  style: styleKey,
  seed: styleSeed,
  brand: reelBrand,
  productId: z.nullable(assetId),
  /** Shown on the last scene. */
  name: line(80),
  hook: z.object({
    asset: z.nullable(assetId),
    fit: slideFit,
    from: clipSecond,
    text: line(160),
    /** Over a picture that fills the canvas; null: where the picture is calm. */
    position: z.nullable(z.enum(['top', 'bottom'])),
    /** For a hook without a picture. */
    object: z.nullable(objectName),
    seconds: z.number().check(z.minimum(1), z.maximum(8)),
  }),
  shots: z.array(shot).check(
    z.maxLength(12, 'Не больше 12 кадров'),
    z.refine(
      (shots) => shots.reduce((sum, { seconds }) => sum + seconds, 0) <= MAX_DEMO_SECONDS,
      'Показ не длиннее 150 секунд',
    ),
  ),
  hasPhone: z.boolean(),
  benefits: z
    .array(z.object({ id: itemId, text: line(120), object: z.nullable(objectName) }))
    .check(z.maxLength(8, 'Не больше 8 преимуществ')),
  /** Before and after the product; no scene when null. */
  change: z.nullable(z.object({ before: line(60), after: line(60) })),
  /** A review; no scene when null. */
  review: z.nullable(
    z.object({
      stars: z.number().check(z.minimum(1), z.maximum(5)),
      text: line(120),
      author: line(40),
    }),
  ),
  callToAction: z.object({
    text: line(120),
    price: line(40),
    /** A URL or a condition, in small print. */
    note: line(80),
    object: z.nullable(objectName),
    asset: z.nullable(assetId),
    seconds: z.number().check(z.minimum(1), z.maximum(8)),
  }),
  music: z.nullable(
    z.object({
      /** The style's own when null. */
      asset: z.nullable(assetId),
      volume,
    }),
  ),
  /** Sound effects when elements land. */
  hasEffects: z.boolean(),
  voice: z.nullable(sound),
  isClipSoundKept: z.boolean(),
})
export type ProductDemoForm = z.infer<typeof productDemoForm>
