import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { MediaFile, NetworkAdapter } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'

/** A file of a frozen publication: fixed content and variant, independent of later changes to the resource. */
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
  | { kind: 'ready'; files: FrozenFile[]; cover: FrozenFile | null }
  /** The variant is being produced: poll again. */
  | { kind: 'making' }
  /** Permanent; `reason` is Russian and continues a sentence after a colon. */
  | { kind: 'refused'; reason: string }

export type PublicationMedia = {
  /** The variant each network accepts; produces it when it does not exist. */
  choose(input: {
    ctx: AppContext
    workspaceId: string
    adapter: NetworkAdapter
    settings: TargetSettings
    resourceIds: readonly string[]
  }): Promise<ChosenMedia>
  open(input: { ctx: AppContext; file: FrozenFile }): MediaFile
}
