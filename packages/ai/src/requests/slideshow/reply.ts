import { slideRole } from '@kadr/contract/studio/storyboard'
import * as z from 'zod/mini'

const slide = z.object({
  role: z.enum(slideRole.options),
  title: z.string(),
  sub: z.string(),
  body: z.string(),
  value: z.string(),
  unit: z.string(),
  sides: z.array(z.object({ head: z.string(), line: z.string(), object: z.string() })),
  isFix: z.boolean(),
  items: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), value: z.string(), other: z.string() })),
  act: z.string(),
  object: z.string(),
})
export type ReplySlide = z.output<typeof slide>

/** All fields are required: strict JSON schemas know no optional ones. */
export const slideshowReply = z.object({
  slides: z.array(slide),
  caption: z.string(),
  hashtags: z.array(z.string()),
})
export type SlideshowReply = z.output<typeof slideshowReply>
