import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { type ThreadRow, updateThread } from '../conversations/index.ts'
import { moveAnswer } from './answers.repository.ts'

/** Of a rule. False when it is on its way already. */
export const takeBackAnswer = async ({
  tx,
  thread,
  answerId,
  actorId,
}: {
  tx: Tx
  /** Locked. */
  thread: ThreadRow
  answerId: string
  actorId: string
}): Promise<boolean> => {
  const values = { state: 'cancelled', nextAt: null, leaseOwner: null, leaseUntil: null } as const
  const moved = await moveAnswer({ tx, id: answerId, from: ['queued'], values })
  if (!moved) return false
  const { id, workspaceId, version } = thread
  await updateThread({ tx, id, values: { state: 'new', version: version + 1 } })
  const event = { workspaceId, actorId, subjectId: id, payload: {} }
  await appendEvent({ tx, kind: 'conversation.changed', ...event })
  return true
}
