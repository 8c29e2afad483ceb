import type { DeviceSession } from '@kadr/contract/users'

/** This device first, then the most recently used. */
export const orderSessions = (sessions: DeviceSession[]): DeviceSession[] =>
  sessions.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt),
  )
