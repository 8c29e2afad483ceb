import * as z from 'zod/mini'
import { aspect } from './scene.ts'
import { textPosition } from './slideshow.ts'

export const PRODUCT_DEMO_VERSION = 1
/** A scene has three minutes; the hook and the call take their part. */
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
  fit: z.enum(['cover', 'contain']),
  /** The second of a recording that is shown first. */
  from: clipSecond,
  seconds: z.number().check(z.minimum(0.8), z.maximum(30)),
})
export type DemoShot = z.infer<typeof shot>

/** The form a user fills in; converted to a scene. */
export const productDemoForm = z.object({
  version: z.literal(PRODUCT_DEMO_VERSION),
  aspect,
  template: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The product; used by the editor to show its name. */
  productId: z.nullable(assetId),
  /** Brand colour; the template's when null. */
  colour: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Цвет вида #2f4bff'))),
  hook: z.object({
    asset: z.nullable(assetId),
    from: clipSecond,
    text: line(160),
    /** The template's own when null. */
    position: z.nullable(textPosition),
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
    .array(z.object({ id: itemId, text: line(120) }))
    .check(z.maxLength(8, 'Не больше 8 преимуществ')),
  callToAction: z.object({
    text: line(120),
    /** A price or an address, smaller. */
    note: line(80),
    asset: z.nullable(assetId),
    seconds: z.number().check(z.minimum(1), z.maximum(8)),
  }),
  music: z.nullable(sound),
  voice: z.nullable(sound),
  isClipSoundKept: z.boolean(),
})
export type ProductDemoForm = z.infer<typeof productDemoForm>
