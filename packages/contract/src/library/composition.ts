import * as z from 'zod/mini'
import { share } from '../base/primitives.ts'

/** Composition of a picture, measured from its pixels when the file is processed. */
export const composition = z.object({
  /** The point that stays visible when the picture is cropped. */
  focus: z.object({ x: share, y: share }),
  /** The part of the picture where text covers least. */
  calm: z.enum(['bottom', 'top']),
  /** A thing without its ground: most of the border is transparent. */
  isCutOut: z.optional(z.literal(true)),
})
export type Composition = z.infer<typeof composition>
