import type { TargetSettings } from '@kadr/contract/post-targets'
import type { MediaFile, NetworkAdapter } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'

/** A file of a frozen publication: which content in which form, whatever becomes of the resource later. */
export const frozenFile = z.object({
  resourceId: z.string(),
  /** Null for a file of the starter pack. */
  workspaceId: z.nullable(z.string()),
  fileId: z.string(),
  variant: z.string(),
  kind: z.enum(['image', 'video']),
  mimeType: z.string(),
  size: z.number(),
  width: z.number(),
  height: z.number(),
  durationSeconds: z.nullable(z.number()),
  altText: z.string(),
})
export type FrozenFile = z.infer<typeof frozenFile>

export type ChosenMedia =
  | { kind: 'ready'; files: FrozenFile[] }
  /** Still in the making: ask again in a while. */
  | { kind: 'making' }
  /** Russian, goes on from a colon: why it will never be ready. */
  | { kind: 'refused'; reason: string }

/** Where the publisher gets its files from. */
export type PublicationMedia = {
  /** In which form the network takes each of the resources; makes the form when there is none yet. */
  choose(input: {
    ctx: AppContext
    workspaceId: string
    adapter: NetworkAdapter
    settings: TargetSettings
    resourceIds: readonly string[]
  }): Promise<ChosenMedia>
  open(input: { ctx: AppContext; file: FrozenFile }): MediaFile
}
