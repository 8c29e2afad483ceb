import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import * as z from 'zod/mini'

const buttons = z.array(z.object({ text: z.string(), url: z.string() }))
export type PostButton = z.infer<typeof buttons>[number]

export const readButtons = (settings: TargetSettings): PostButton[] => {
  const read = buttons.safeParse(settings.buttons)
  return read.success ? read.data : []
}
