import { composition } from '@kadr/contract/library/composition'
import * as z from 'zod/mini'

const path = z.string()
const imageType = z.enum(['jpeg', 'webp'])
export type ImageType = z.infer<typeof imageType>

/** Orders to a picture process. */
export const pictureJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), path }),
  z.object({
    kind: z.literal('make'),
    path,
    target: path,
    type: imageType,
    width: z.int(),
    height: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('placeholder'), path }),
  z.object({ kind: z.literal('compose'), path }),
  z.object({ kind: z.literal('cut'), path, target: path, side: z.int() }),
  z.object({
    kind: z.literal('shrink'),
    bytes: z.instanceof(Uint8Array),
    side: z.int(),
    maxPixels: z.int(),
    minSide: z.int(),
    quality: z.int(),
  }),
])
export type PictureJob = z.infer<typeof pictureJob>

/** Its results, by the kind of the job. */
export const pictureAnswers = {
  read: z.object({ width: z.int(), height: z.int() }),
  make: z.object({ width: z.int(), height: z.int(), size: z.int() }),
  placeholder: z.object({ url: z.string() }),
  compose: composition,
  cut: z.object({ width: z.int(), height: z.int() }),
  shrink: z.object({ bytes: z.instanceof(Uint8Array) }),
}

export const pictureMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), answer: z.unknown() }),
  z.object({ kind: z.literal('refused'), reason: z.string(), detail: z.string() }),
  z.object({ kind: z.literal('failed'), detail: z.string() }),
])
export type PictureMessage = z.infer<typeof pictureMessage>
