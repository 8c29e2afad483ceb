import type { ConversationAnswer } from '@kadr/contract/audience/conversation'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import {
  conflict,
  findOne,
  lockThreads,
  noAnswer,
  noThread,
  presentAnswers,
  type Reader,
  reachOf,
  someoneWasFirst,
  type ThreadRow,
  updateThread,
} from '../conversations/index.ts'
import {
  type AnswerRow,
  closeAttempts,
  findAnswer,
  findAnswerByKey,
  moveAnswer,
} from './answers.repository.ts'
import { markSent } from './mark-sent.ts'
import { type GivenAnswer, queueAnswer } from './queue-answer.ts'
import { findShownAnswer } from './shown-answer.repository.ts'

type Asked = { ctx: AppContext; actor: Reader; id: string }

const present = async ({ ctx, actor, id }: Asked): Promise<ConversationAnswer> => {
  const shown = await findShownAnswer({ db: ctx.db, id })
  const [answer] = shown
    ? await presentAnswers({ ctx, workspaceId: actor.workspaceId, shown: [shown] })
    : []
  if (!answer) throw noAnswer()
  return answer
}

const lockOne = async ({
  tx,
  actor,
  id,
}: {
  tx: Tx
  actor: Reader
  id: string
}): Promise<ThreadRow> => {
  const [thread] = await lockThreads({ tx, reach: reachOf(actor), ids: [id] })
  if (!thread) throw noThread()
  return thread
}

/** Whoever is second learns of the first by the version; a repeated request is told what it has done. */
export const answerThread = async ({
  ctx,
  actor,
  id,
  version,
  answer,
}: Asked & { version: number; answer: GivenAnswer }): Promise<ConversationAnswer> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    const thread = await lockOne({ tx, actor, id })
    const earlier = await findAnswerByKey({
      db: tx,
      workspaceId: actor.workspaceId,
      key: answer.key,
    })
    if (!earlier && thread.version !== version) throw someoneWasFirst()
    return queueAnswer({ ctx, tx, thread, answer, by: { authorId: actor.userId } })
  })
  return present({ ctx, actor, id: row.id })
}

const reopenThread = async ({
  tx,
  actor,
  thread,
}: {
  tx: Tx
  actor: Reader
  thread: ThreadRow
}): Promise<void> => {
  const { id, workspaceId, version } = thread
  await updateThread({ tx, id, values: { state: 'waiting', version: version + 1 } })
  const event = { workspaceId, actorId: actor.userId, subjectId: id, payload: {} }
  await appendEvent({ tx, kind: 'conversation.changed', ...event })
}

/** Only while nothing was sent: the row is moved by whoever is first, the person or the sender. */
export const cancelAnswer = async ({
  ctx,
  actor,
  id,
  answerId,
}: Asked & { answerId: string }): Promise<ConversationAnswer> => {
  await inTransaction(ctx.db, async (tx) => {
    const thread = await lockOne({ tx, actor, id })
    const known = await findAnswer({ db: tx, conversationId: id, id: answerId })
    if (!known) throw noAnswer()
    if (known.state === 'cancelled') return
    const moved = await moveAnswer({
      tx,
      id: answerId,
      from: ['queued', 'rejected', 'absent', 'expired'],
      values: { state: 'cancelled', nextAt: null, leaseOwner: null, leaseUntil: null },
    })
    if (!moved) throw conflict('Ответ уже отправляется, вернуть его нельзя')
    await reopenThread({ tx, actor, thread })
  })
  return present({ ctx, actor, id: answerId })
}

/** A person has looked at the network. */
export const settleAnswer = async ({
  ctx,
  actor,
  id,
  answerId,
  isSent,
}: Asked & { answerId: string; isSent: boolean }): Promise<ConversationAnswer> => {
  await findOne({ ctx, actor, id })
  await inTransaction(ctx.db, async (tx) => {
    const known = await findAnswer({ db: tx, conversationId: id, id: answerId })
    if (!known) throw noAnswer()
    if (known.state === (isSent ? 'sent' : 'absent')) return
    if (known.state !== 'needs_attention') throw conflict('Об этом ответе уже всё известно')
    if (isSent) return settleSent({ ctx, tx, answer: known })
    const now = ctx.clock.now()
    const thread = await lockOne({ tx, actor, id })
    await moveAnswer({
      tx,
      id: answerId,
      from: ['needs_attention'],
      values: { state: 'absent', message: 'Ответ не вышел. Его можно отправить ещё раз' },
    })
    await closeAttempts({ tx, answerId, state: 'absent', now })
    await reopenThread({ tx, actor, thread })
  })
  return present({ ctx, actor, id: answerId })
}

/** Its id at the network is not known: the next reading brings the item. */
const settleSent = async ({
  ctx,
  tx,
  answer,
}: {
  ctx: AppContext
  tx: Tx
  answer: AnswerRow
}): Promise<void> => {
  await markSent({ ctx, tx, answer, from: ['needs_attention'], post: undefined })
}
