import type { StoredPayload } from 'oidc-provider'

type Entry = { payload: StoredPayload; expiresAt: number }

const CAPACITY = 5000

/** In-memory storage of the provider with a bounded size. */
export const createMemoryAdapter = () => {
  const entries = new Map<string, Entry>()

  const read = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
  }

  return (model: string) => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      async upsert(id: string, payload: StoredPayload, expiresIn?: number) {
        const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY
        entries.delete(keyOf(id))
        entries.set(keyOf(id), { payload, expiresAt })
        const [oldest] = entries.keys()
        if (oldest && entries.size > CAPACITY) entries.delete(oldest)
      },
      async find(id: string) {
        return read(keyOf(id))
      },
      async findByUid(uid: string) {
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${model}:`) && payload.uid === uid) return read(key)
        }
        return undefined
      },
      async findByUserCode() {
        return undefined
      },
      async consume(id: string) {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id: string) {
        entries.delete(keyOf(id))
      },
      async revokeByGrantId(grantId: string) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key)
        }
      },
    }
  }
}
