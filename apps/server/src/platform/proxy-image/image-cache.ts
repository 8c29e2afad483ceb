import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '@kadr/kit/clock'
import { DAY_MS } from '@kadr/kit/durations'

type Entry = { file: string; size: number; fetchedAt: number }

const DEFAULT_LIMIT = 256 * 1024 * 1024
const FRESH_MS = DAY_MS
/** The validity of a signed URL: user data is not kept longer. */
const MAX_AGE_MS = 8 * DAY_MS
/** Hash of the URL, and the time of the download. */
const FILE = /^([\da-f]{64})-(\d+)\.webp$/

/** LRU cache on disk. It may be deleted at any time. */
export const createImageCache = ({
  folder,
  clock,
  limit = DEFAULT_LIMIT,
}: {
  folder: string
  clock: Clock
  limit?: number
}) => {
  /** In the order of last use. */
  const entries = new Map<string, Entry>()
  let size = 0
  let opening: Promise<void> | undefined

  const keyOf = (url: string) => createHash('sha256').update(url).digest('hex')
  const pathOf = (file: string) => join(folder, file)
  const forget = (key: string) => {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  const addEntry = (key: string, entry: Entry) => {
    forget(key)
    entries.set(key, entry)
    size += entry.size
  }

  /** A file's mtime is its last use, so the LRU order survives a restart. */
  const open = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const found: { key: string; entry: Entry; usedAt: number }[] = []
    for (const file of await readdir(folder)) {
      const [, key, fetchedAt] = FILE.exec(file) ?? []
      const known = await stat(pathOf(file)).catch(() => undefined)
      if (!known) continue
      if (key === undefined) await rm(pathOf(file), { force: true, recursive: true })
      else {
        const entry = { file, size: known.size, fetchedAt: Number(fetchedAt) }
        found.push({ key, entry, usedAt: known.mtimeMs })
      }
    }
    for (const { key, entry } of found.toSorted((a, b) => a.usedAt - b.usedAt)) addEntry(key, entry)
    await makeRoom()
  }
  const ready = () => {
    opening ??= open()
    return opening
  }

  const makeRoom = async () => {
    const oldest = clock.now().getTime() - MAX_AGE_MS
    for (const [key, { file, fetchedAt }] of entries) {
      if (size <= limit && fetchedAt >= oldest) continue
      forget(key)
      await rm(pathOf(file), { force: true })
    }
  }

  return {
    /** `isFresh`: young enough to be served without revalidation. */
    find: async (url: string): Promise<{ bytes: Buffer; isFresh: boolean } | undefined> => {
      await ready()
      const key = keyOf(url)
      const entry = entries.get(key)
      if (!entry) return undefined
      const bytes = await readFile(pathOf(entry.file)).catch(() => undefined)
      if (!bytes) {
        forget(key)
        return undefined
      }
      addEntry(key, entry)
      const now = clock.now()
      await utimes(pathOf(entry.file), now, now).catch(() => undefined)
      return { bytes, isFresh: now.getTime() - entry.fetchedAt < FRESH_MS }
    },
    put: async (url: string, bytes: Buffer): Promise<void> => {
      await ready()
      const key = keyOf(url)
      const fetchedAt = clock.now().getTime()
      const file = `${key}-${fetchedAt}.webp`
      const old = entries.get(key)
      const draft = pathOf(`${randomUUID()}.part`)
      await writeFile(draft, bytes)
      await rename(draft, pathOf(file))
      if (old && old.file !== file) await rm(pathOf(old.file), { force: true })
      addEntry(key, { file, size: bytes.length, fetchedAt })
      await makeRoom()
    },
  }
}

export type ImageCache = ReturnType<typeof createImageCache>
