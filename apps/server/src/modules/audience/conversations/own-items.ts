import type { Tx } from '../../../db/connection.ts'
import { NO_ARRIVAL } from './arrivals.ts'
import {
  type ItemRow,
  insertItem,
  listKnownItems,
  type ThreadRow,
  updateItem,
  updateThread,
} from './intake.repository.ts'
import { refreshThreads } from './refresh-threads.ts'

/** An answer of ours that the network has; its echo may have come before. Under the lock of the intake. */
export const storeOwnItem = async ({
  tx,
  thread,
  answered,
  own: { hasPicture, details, ...own },
  now,
}: {
  tx: Tx
  thread: ThreadRow
  answered: ItemRow
  own: {
    externalId: string
    url: string | null
    details: Readonly<Record<string, string>>
    text: string
    authorExternalId: string
    authorName: string | null
    authorHandle: string | null
    hasPicture: boolean
  }
  now: Date
}): Promise<void> => {
  const { connectionId, workspaceId, id: conversationId } = thread
  const [echo] = await listKnownItems({ tx, connectionId, externalIds: [own.externalId] })
  if (echo) {
    await updateItem({ tx, id: echo.id, values: { conversationId, isOurs: true } })
    return
  }
  // Never before what it answers, whatever the clock of the network says.
  const at = Math.max(now.getTime(), answered.happenedAt.getTime() + 1)
  await insertItem({
    tx,
    values: {
      ...own,
      workspaceId,
      connectionId,
      conversationId,
      kind: answered.kind,
      rootExternalId: answered.rootExternalId,
      parentExternalId: answered.externalId,
      isOurs: true,
      details: { ...details },
      media: hasPicture ? [{ kind: 'image', url: null }] : [],
      happenedAt: new Date(at),
      isBacklog: false,
      receivedAt: now,
      seenAt: now,
    },
  })
}

/**
 * After an answer was sent. Without its item the thread counts as answered all the same, unless something has come
 * since the answer was written.
 */
export const refreshSentThread = async ({
  tx,
  thread,
  now,
}: {
  tx: Tx
  thread: ThreadRow
  now: Date
}): Promise<ThreadRow | undefined> => {
  const [row] = await refreshThreads({ tx, arrivals: new Map([[thread.id, NO_ARRIVAL]]), now })
  if (!row || row.state === 'hidden') return row
  const state = thread.state === 'new' ? 'new' : 'answered'
  return updateThread({ tx, id: thread.id, values: { state } })
}
