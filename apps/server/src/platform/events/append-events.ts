import type { EventKind, EventPayload } from '@kadr/contract/events'
import type { Tx } from '../../db/connection.ts'
import { events as table } from '../../db/schema/platform/events.ts'

/** An event to be appended: one of the kinds, with the payload of that kind. */
export type NewEvent = {
  [K in EventKind]: {
    kind: K
    /** Null for events of a user rather than of a workspace. */
    workspaceId: string | null
    subjectId: string
    payload: EventPayload<K>
    /** Absent when the system is the actor. */
    actorId?: string | null
    /** Idempotency key: a second event with the same key is not appended. */
    key?: string
  }
}[EventKind]

/** PostgreSQL accepts at most 65 535 parameters per statement. */
const CHUNK = 5000

/** Runs in the transaction of the change: both are committed or neither is. */
export const appendEvents = async ({
  tx,
  events,
}: {
  tx: Tx
  events: readonly NewEvent[]
}): Promise<void> => {
  for (let start = 0; start < events.length; start += CHUNK) {
    const chunk = events.slice(start, start + CHUNK)
    await tx.insert(table).values(chunk).onConflictDoNothing()
  }
}

export const appendEvent = ({ tx, ...event }: NewEvent & { tx: Tx }): Promise<void> =>
  appendEvents({ tx, events: [event] })
