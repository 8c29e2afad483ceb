import * as z from 'zod/mini'
import { localTexts, type SafeStorage } from '../../platform/safe-storage.ts'
import { reelDraft, savedReel } from './reel-draft.ts'

const localBackup = z.object({
  draft: reelDraft,
  /** Makes a repeated first save harmless. */
  key: z.string(),
  /** What the server had when this was written; null before the first save. */
  saved: z.nullable(savedReel),
})
/** Unsaved work as this device keeps it: through a lost network, a reload, a closed window. */
export type LocalBackup = z.infer<typeof localBackup>

type Place = {
  workspaceId: string
  kind: string
  reelId: string | undefined
  storage?: SafeStorage
}

const keyOf = ({ workspaceId, kind, reelId = 'new' }: Place) =>
  `kadr.reel-draft.${workspaceId}.${kind}.${reelId}`

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readBackup = (place: Place): LocalBackup | undefined => {
  const text = (place.storage ?? localTexts).read(keyOf(place))
  const read = text === null ? undefined : localBackup.safeParse(parse(text))
  return read?.success && read.data.draft.content.kind === place.kind ? read.data : undefined
}

export const writeBackup = ({ backup, ...place }: Place & { backup: LocalBackup }) =>
  (place.storage ?? localTexts).write(keyOf(place), JSON.stringify(backup))

export const removeBackup = (place: Place) => (place.storage ?? localTexts).remove(keyOf(place))
