import type { AnswerState } from '@kadr/contract/audience/conversation'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { factsOf, findFace, lockThread, updateThread } from '../conversations/index.ts'
import { type AnswerRow, type AttemptRow, closeAttempts, moveAnswer } from './answers.repository.ts'

type Problem = 'rejected' | 'expired' | 'absent' | 'needs_attention'

/** It will not be sent by itself any more: the thread asks for a person again, who is told why. */
export const failAnswer = ({
  ctx,
  answer,
  owner,
  from,
  problem,
  code,
  message,
  attempt,
}: {
  ctx: AppContext
  answer: AnswerRow
  owner: string
  from: readonly AnswerState[]
  problem: Problem
  code: string
  /** Russian, safe to show. */
  message: string
  /** How the open attempt ended; absent where none was made. */
  attempt?: AttemptRow['state']
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const thread = await lockThread({ tx, id: answer.conversationId })
    const values = {
      state: problem,
      code,
      message,
      nextAt: null,
      leaseOwner: null,
      leaseUntil: null,
    }
    const moved = await moveAnswer({ tx, id: answer.id, from, owner, values })
    if (!moved || !thread) return
    if (attempt) await closeAttempts({ tx, answerId: answer.id, state: attempt, code, now })
    const raised = { version: thread.version + 1 }
    const isAnswered = thread.state === 'answered' && thread.unansweredSince !== null
    const row = await updateThread({
      tx,
      id: thread.id,
      values: isAnswered ? { ...raised, state: 'new' } : raised,
    })
    const face = await findFace({ db: tx, connectionId: answer.connectionId })
    const account = { title: face?.connection.title ?? '' }
    await appendEvent({
      tx,
      kind: 'conversation.answer_failed',
      workspaceId: answer.workspaceId,
      subjectId: thread.id,
      payload: {
        ...(await factsOf({ tx, account, thread: row ?? thread })),
        answerId: answer.id,
        authorId: answer.authorId,
        problem,
        message,
      },
    })
  })
