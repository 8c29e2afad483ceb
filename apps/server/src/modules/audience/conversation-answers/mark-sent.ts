import type { AnswerState } from '@kadr/contract/audience/conversation'
import type { PublishedPost } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import {
  factsOf,
  findFace,
  findItem,
  lockIntake,
  lockThread,
  refreshSentThread,
  storeOwnItem,
} from '../conversations/index.ts'
import { type AnswerRow, closeAttempts, moveAnswer } from './answers.repository.ts'

/**
 * The answer is at the network: it becomes an item in the same transaction, so that its echo only meets it. Undefined
 * when somebody else has settled it.
 */
export const markSent = async ({
  ctx,
  tx,
  answer,
  from,
  owner,
  post,
}: {
  ctx: AppContext
  tx: Tx
  answer: AnswerRow
  from: readonly AnswerState[]
  owner?: string
  /** Undefined when a person says so: the next reading brings the item. */
  post: PublishedPost | undefined
}): Promise<AnswerRow | undefined> => {
  const now = ctx.clock.now()
  const { connectionId, conversationId } = answer
  await lockIntake({ tx, connectionId })
  const thread = await lockThread({ tx, id: conversationId })
  const moved = await moveAnswer({
    tx,
    id: answer.id,
    from,
    ...(owner !== undefined && { owner }),
    values: {
      state: 'sent',
      sentAt: now,
      externalId: post?.externalId ?? null,
      nextAt: null,
      leaseOwner: null,
      leaseUntil: null,
      message: null,
    },
  })
  if (!moved || !thread) return undefined
  await closeAttempts({ tx, answerId: answer.id, state: 'sent', now })
  const face = await findFace({ db: tx, connectionId })
  const item = await findItem({ db: tx, id: answer.itemId })
  if (post && item && face) {
    await storeOwnItem({
      tx,
      thread,
      answered: item,
      own: {
        externalId: post.externalId,
        url: post.url,
        details: post.details,
        text: answer.text,
        authorExternalId: face.connection.externalId,
        authorName: face.connection.title,
        authorHandle: face.connection.handle,
        hasPicture: answer.mediaId !== null,
      },
      now,
    })
  }
  const refreshed = await refreshSentThread({ tx, thread, now })
  await appendEvent({
    tx,
    kind: 'conversation.answered',
    workspaceId: answer.workspaceId,
    subjectId: conversationId,
    actorId: answer.authorId,
    payload: {
      ...(await factsOf({
        tx,
        account: { title: face?.connection.title ?? '' },
        thread: refreshed ?? thread,
      })),
      isOutside: false,
    },
  })
  return moved
}
