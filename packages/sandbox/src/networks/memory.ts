/** State of the fakes: in memory, or persistent. */
export type Memory = {
  /** Records by id, including persisted ones. Records rejected by `isKept` are not persisted. */
  table<T>(name: string, isPersistent?: (record: T) => boolean): Map<string, T>
  files: FileShelf
  /** Marks a record as changed in place, which a table cannot detect. */
  touch(): void
  /** Resolves when all changes so far are durable. */
  flush(): Promise<void>
}

export type FileShelf = {
  put(id: string, bytes: Uint8Array): void
  get(id: string): Promise<Uint8Array | undefined>
  remove(id: string): void
}

/** In-memory only. */
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
