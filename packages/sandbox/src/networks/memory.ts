/** Where fakes keep what they know: in this process only, or over its end as well. */
export type Memory = {
  /** Records by id, with what was kept before. Those that `isKept` refuses live as long as the process. */
  table<T>(name: string, isKept?: (record: T) => boolean): Map<string, T>
  files: FileShelf
  /** Says that a record was changed in place, which a table can't notice by itself. */
  touch(): void
  /** Resolves when everything that was said so far is safe. */
  flush(): Promise<void>
}

export type FileShelf = {
  put(id: string, bytes: Uint8Array): void
  get(id: string): Promise<Uint8Array | undefined>
  remove(id: string): void
}

/** Forgets everything with the process. */
export function createMemory(): Memory {
  const files = new Map<string, Uint8Array>()
  return {
    table: () => new Map(),
    files: {
      put: (id, bytes) => {
        files.set(id, bytes)
      },
      get: async (id) => files.get(id),
      remove: (id) => {
        files.delete(id)
      },
    },
    touch: () => {},
    flush: async () => {},
  }
}
