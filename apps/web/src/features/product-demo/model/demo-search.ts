import { id } from '@kadr/contract/primitives'
import * as z from 'zod/mini'

const demoSearch = z.object({
  /** The reel that is worked on; without it a new one. */
  reel: z.catch(z.optional(id), undefined),
  /** A new one is filled from this product. */
  product: z.catch(z.optional(id), undefined),
})
export type DemoSearch = z.infer<typeof demoSearch>

export const readDemoSearch = (search: unknown): DemoSearch => z.parse(demoSearch, search ?? {})
