import type { EventKind, EventPayload } from '@kadr/contract/events'
import type { Tx } from '../../db/connection.ts'
import { events as table } from '../../db/schema/events.ts'

/** An event to be appended: one of the kinds, with the payload of that kind. */
export type NewEvent = {
  [K in EventKind]: {
    kind: K
    /** Null for what belongs to a person and not to a workspace. */
    workspaceId: string | null
    subjectId: string
    payload: EventPayload<K>
    /** Who did it; absent when we did. */
    actorId?: string | null
    /** Idempotency key: a second event with it is not appended. */
    key?: string
  }
}[EventKind]

/** PostgreSQL takes 65 535 parameters in a statement. */
const CHUNK = 5000

/** In the transaction of the change: both are committed or neither is. */
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
