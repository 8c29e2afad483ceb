import * as z from 'zod/mini'
import { greenscreenMemeForm } from './greenscreen-meme.ts'
import { REEL_KIND_NAMES } from './kinds.ts'
import { ownVideoForm } from './own-video.ts'
import { productDemoForm } from './product-demo.ts'
import { slideshowForm } from './slideshow.ts'
import { talkingHeadForm } from './talking-head.ts'

export const reelKind = z.enum(REEL_KIND_NAMES)
export type ReelKindName = z.infer<typeof reelKind>

/** The form a user fills in, by kind. */
export const reelContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slideshow'), form: slideshowForm }),
  z.object({ kind: z.literal('product-demo'), form: productDemoForm }),
  z.object({ kind: z.literal('greenscreen-meme'), form: greenscreenMemeForm }),
  z.object({ kind: z.literal('talking-head'), form: talkingHeadForm }),
  z.object({ kind: z.literal('own-video'), form: ownVideoForm }),
])
export type ReelContent = z.infer<typeof reelContent>
export type ReelContentOf<K extends ReelKindName> = Extract<ReelContent, { kind: K }>
