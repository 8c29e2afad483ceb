import { DAY_MS } from '@kadr/kit/durations'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { SafeStorage } from '../../platform/storage/safe-storage.ts'
import { UPLOADS_KEY as KEY } from './remembered-key.ts'
import type { UploadItem } from './upload-item.ts'

/** The server deletes unfinished uploads after about this time. */
const MAX_AGE_MS = DAY_MS

const remembered = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  kind: z.optional(z.enum(['image', 'video', 'audio'])),
  target: z.object({
    workspaceId: z.string(),
    folderId: z.optional(z.string()),
    replaces: z.optional(z.string()),
  }),
  sent: z.number(),
  url: z.string(),
  at: z.number(),
})
type Remembered = z.infer<typeof remembered>

const readAll = (storage: SafeStorage): Remembered[] => {
  const stored = parseJson(storage.read(KEY))
  const items = Array.isArray(stored) ? stored : []
  return items.flatMap((item: unknown) => {
    const parsed = remembered.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
}

/** Unfinished uploads survive a reload: the tus address and the file's fingerprint. */
export const createUploadMemory = ({
  storage,
  now = Date.now,
}: {
  storage: SafeStorage
  now?: () => number
}) => {
  const write = (items: Remembered[]) => storage.write(KEY, JSON.stringify(items))
  const forget = (id: string) => write(readAll(storage).filter((item) => item.id !== id))
  return {
    forget,
    remember: ({ id, name, size, lastModified, kind, target, sent, url }: UploadItem) => {
      if (url === undefined) return
      const others = readAll(storage).filter((item) => item.id !== id)
      write([...others, { id, name, size, lastModified, kind, target, sent, url, at: now() }])
    },
    recall: (): UploadItem[] =>
      readAll(storage)
        .filter(({ at }) => now() - at < MAX_AGE_MS)
        .map(({ at: _, ...item }) => ({
          ...item,
          kind: item.kind,
          state: 'lost',
          problem: undefined,
          resource: undefined,
          isDuplicate: false,
        })),
  }
}

export type UploadMemory = ReturnType<typeof createUploadMemory>
