import type { putPersonNote as route } from '@kadr/contract/audience/conversations'
import type { RouteInput } from '@kadr/contract/base/route'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { saveNote } from './notes.repository.ts'
import { readPersonCard } from './read-thread.ts'
import { findOne, type Reader } from './read-threads.ts'

/** An empty note without labels is removed. */
export const putPersonNote = async ({
  ctx,
  actor,
  id,
  note: { text, labels },
}: {
  ctx: AppContext
  actor: Reader
  id: string
  note: RouteInput<typeof route>['body']
}) => {
  const shown = await findOne({ ctx, actor, id })
  const { workspaceId, connectionId, personExternalId } = shown.thread
  await inTransaction(ctx.db, async (tx) => {
    await saveNote({
      tx,
      key: { workspaceId, connectionId, personExternalId },
      text,
      labels: [...new Set(labels)],
      authorId: actor.userId,
      now: ctx.clock.now(),
    })
    const event = { workspaceId, actorId: actor.userId, subjectId: id, payload: {} }
    await appendEvent({ tx, kind: 'conversation.changed', ...event })
  })
  return readPersonCard({ ctx, actor, shown })
}
