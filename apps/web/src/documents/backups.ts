import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { SafeStorage } from '../platform/storage/safe-storage.ts'
import type { Saved } from './saver.ts'

/** Unsaved work, stored on this device: it survives a lost network, a reload and a closed window. */
export type Backup<D, X> = {
  draft: D
  /** State of the screen besides the content, such as the chosen time. */
  extra: X
  /** Idempotency key of the first save. */
  key: string
  /** The draft that was sent under the key without a response. */
  unanswered: D | null
  /** The server's version when this was written; null before the first save. */
  saved: Saved<D> | null
}

export type Backups<D, X> = ReturnType<typeof createBackups<D, X>>

/** Backups of one kind of documents in one workspace. A new document has no id. */
export const createBackups = <D, X>({
  storage,
  workspaceId,
  name,
  draft,
  extra,
}: {
  storage: SafeStorage
  workspaceId: string
  name: string
  draft: z.ZodMiniType<D>
  extra: z.ZodMiniType<X>
}) => {
  const schema: z.ZodMiniType<Backup<D, X>> = z.object({
    draft,
    extra,
    key: z.string(),
    unanswered: z.nullable(draft),
    saved: z.nullable(z.object({ id: z.string(), version: z.int(), draft })),
  })
  const keyOf = (id: string | undefined) => `document.${workspaceId}.${name}.${id ?? 'new'}`
  return {
    read: (id: string | undefined): Backup<D, X> | undefined => {
      const text = storage.read(keyOf(id))
      return text === null ? undefined : schema.safeParse(parseJson(text)).data
    },
    write: (id: string | undefined, backup: Backup<D, X>) =>
      storage.write(keyOf(id), JSON.stringify(backup)),
    remove: (id: string | undefined) => storage.remove(keyOf(id)),
  }
}

/** Decides under which id a backup is stored and when it is removed. */
export const createKeeper = <D, X>({
  backups,
  openedId,
  isReaddressed,
}: {
  backups: Backups<D, X>
  openedId: string | undefined
  isReaddressed: boolean
}) => ({
  keep: ({
    isDirty,
    isOnScreen,
    ...backup
  }: Backup<D, X> & { isDirty: boolean; isOnScreen: boolean }) => {
    const id = (isReaddressed ? backup.saved?.id : undefined) ?? openedId
    if (id !== openedId) backups.remove(openedId)
    // After a reload a saved document without an address can only be found by its backup.
    const isUnaddressed = isOnScreen && id === undefined && backup.saved !== null
    if (isDirty || isUnaddressed) backups.write(id, backup)
    else backups.remove(id)
  },
  drop: (savedId: string | undefined) => {
    backups.remove(openedId)
    if (savedId !== undefined) backups.remove(savedId)
  },
})
