import { id } from '@kadr/contract/primitives'
import * as z from 'zod/mini'

const memeSearch = z.object({
  /** The reel that is worked on; without it a new one. */
  reel: z.catch(z.optional(id), undefined),
})
export type MemeSearch = z.infer<typeof memeSearch>

export const readMemeSearch = (search: unknown): MemeSearch => z.parse(memeSearch, search ?? {})
