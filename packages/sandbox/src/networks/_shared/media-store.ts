import { randomUUID } from 'node:crypto'
import type { FakeRoute } from '../fake-network.ts'
import type { Memory } from '../memory.ts'

const DEFAULT_LIMIT = 200_000_000

/** Uploaded files, shown on the sandbox page. The oldest are evicted when it is full. */
export function createMediaStore(input: { memory: Memory; name: string; limit?: number }) {
  const { memory, limit = DEFAULT_LIMIT } = input
  const files = memory.table<{ type: string; size: number }>(`${input.name}/media`)
  let size = [...files.values()].reduce((sum, file) => sum + file.size, 0)

  const drop = (id: string) => {
    size -= files.get(id)?.size ?? 0
    files.delete(id)
    memory.files.remove(id)
  }

  const route: FakeRoute = {
    method: 'GET',
    path: '/_media/:id',
    handle: async ({ params: { id = '' } }) => {
      const file = files.get(id)
      const bytes = file && (await memory.files.get(id))
      return bytes
        ? { status: 200, headers: { 'content-type': file.type }, bytes }
        : { status: 404 }
    },
  }

  return {
    route,
    /** Returns the path of the file below the fake's base. */
    put: ({ type, bytes }: { type: string; bytes: Uint8Array }): string => {
      const id = randomUUID()
      files.set(id, { type, size: bytes.length })
      memory.files.put(id, bytes)
      size += bytes.length
      for (const oldId of files.keys()) {
        if (size <= limit) break
        drop(oldId)
      }
      return `/_media/${id}`
    },
    reset: () => {
      for (const id of files.keys()) drop(id)
    },
  }
}

export type MediaStore = ReturnType<typeof createMediaStore>
