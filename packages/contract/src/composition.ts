import * as z from 'zod/mini'
import { share } from './scene-geometry.ts'

/** What is where in a picture, measured by its pixels when the file is processed. */
export const composition = z.object({
  /** The point that stays visible when the picture is cropped. */
  focus: z.object({ x: share, y: share }),
  /** The part of the picture where words cover least. */
  calm: z.enum(['bottom', 'top']),
})
export type Composition = z.infer<typeof composition>
