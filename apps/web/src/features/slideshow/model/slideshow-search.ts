import { id } from '@kadr/contract/primitives'
import * as z from 'zod/mini'

const slideshowSearch = z.object({
  /** The reel that is worked on; without it a new one. */
  reel: z.catch(z.optional(id), undefined),
  /** A new one begins with the pictures of this product. */
  product: z.catch(z.optional(id), undefined),
})
export type SlideshowSearch = z.infer<typeof slideshowSearch>

export const readSlideshowSearch = (search: unknown): SlideshowSearch =>
  z.parse(slideshowSearch, search ?? {})
