import * as z from 'zod/mini'
import { slideshowForm } from './slideshow.ts'

export const reelKind = z.enum(['slideshow'])
export type ReelKindName = z.infer<typeof reelKind>

/** The form a person fills in, by kind. */
export const reelContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slideshow'), form: slideshowForm }),
])
export type ReelContent = z.infer<typeof reelContent>
export type ReelContentOf<K extends ReelKindName> = Extract<ReelContent, { kind: K }>
