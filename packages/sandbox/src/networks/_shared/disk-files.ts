import { mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileShelf } from '../memory.ts'

/** Files of a folder; one still being written is read from memory. */
export function createDiskFiles(input: {
  folder: string
  log: { warn(detail: object, message: string): void }
}): FileShelf & { settle(): Promise<void> } {
  const { folder, log } = input
  mkdirSync(folder, { recursive: true })
  const pending = new Map<string, { bytes: Uint8Array; done: Promise<void> }>()
  // Ids are ours, but a path must never depend on that.
  const pathOf = (id: string) => join(folder, id.replace(/[^\w-]/g, '_'))

  return {
    put: (id, bytes) => {
      const done = writeFile(pathOf(id), bytes)
        .catch((error: unknown) => log.warn({ err: error }, 'a file of the sandbox was not kept'))
        .finally(() => pending.delete(id))
      pending.set(id, { bytes, done })
    },
    get: async (id) => {
      const waiting = pending.get(id)
      if (waiting) return waiting.bytes
      return readFile(pathOf(id)).catch(() => undefined)
    },
    remove: (id) => {
      const after = pending.get(id)?.done ?? Promise.resolve()
      after
        .then(() => rm(pathOf(id), { force: true }))
        .catch((error: unknown) =>
          log.warn({ err: error }, 'a file of the sandbox was not removed'),
        )
    },
    settle: async () => {
      await Promise.all([...pending.values()].map(({ done }) => done))
    },
  }
}
