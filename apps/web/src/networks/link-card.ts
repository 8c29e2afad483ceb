import type { TargetSettings } from '@kadr/contract/post-targets'
import * as z from 'zod/mini'

const linkCard = z.object({ uri: z.string(), title: z.string(), description: z.string() })
export type LinkCard = z.infer<typeof linkCard>

export const readLinkCard = (settings: TargetSettings): LinkCard | undefined => {
  const read = linkCard.safeParse(settings.linkCard)
  return read.success ? read.data : undefined
}
