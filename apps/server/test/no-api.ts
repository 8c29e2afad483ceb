import type { ApiPort } from '../src/platform/http/v1/api-caller.ts'

/** The public API of a platform without its modules: nobody has a key. */
export const NO_API: ApiPort = {
  authenticate: async () => undefined,
  readLimits: async () => ({ read: 600, write: 120 }),
  revokeLeaked: async () => {},
  record: async () => {},
}
