import { randomUUID } from 'node:crypto'
import type { FakeRoute } from '../fake-network.ts'

type Stored = { type: string; bytes: Uint8Array }

const DEFAULT_LIMIT = 200_000_000

/** Uploaded files, kept so that the sandbox's page can show them. The oldest leave when it is full. */
export function createMediaShelf({ limit = DEFAULT_LIMIT }: { limit?: number } = {}) {
  const files = new Map<string, Stored>()
  let size = 0

  const drop = (id: string, file: Stored) => {
    files.delete(id)
    size -= file.bytes.length
  }

  const route: FakeRoute = {
    method: 'GET',
    path: '/_media/:id',
    handle: ({ params }) => {
      const file = files.get(params.id ?? '')
      return file
        ? { status: 200, headers: { 'content-type': file.type }, bytes: file.bytes }
        : { status: 404 }
    },
  }

  return {
    route,
    /** Path of the file below the fake's base. */
    put: (file: Stored): string => {
      const id = randomUUID()
      files.set(id, file)
      size += file.bytes.length
      for (const [oldId, old] of files) {
        if (size <= limit) break
        drop(oldId, old)
      }
      return `/_media/${id}`
    },
    reset: () => {
      files.clear()
      size = 0
    },
  }
}
