import type { Action } from '@kadr/contract/permissions'
import { UserError } from '@kadr/domain/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { authorize } from '../../platform/http/authorize.ts'
import {
  type BotAction,
  botAction,
  endAction,
  findAction,
  findChatOf,
  queueQuestion,
  type StoredAction,
} from '../bot-outbox/index.ts'
import { concludeMessage, describeOutcome, endMessage } from '../notifications/index.ts'
import type { PostActor } from '../posts/index.ts'
import { lockUserShared } from '../users/index.ts'
import { findMembership } from '../workspaces/index.ts'
import { copy } from './copy.ts'
import { perform, performers } from './perform.ts'

type Acting = { ctx: AppContext; tx: Tx; stored: StoredAction; action: BotAction }

/** By the role at this moment, whatever it was when the button was made. */
const findActor = async ({
  ctx,
  stored: { userId, workspaceId },
  right,
}: Pick<Acting, 'ctx' | 'stored'> & { right: Action }): Promise<PostActor> => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  await authorize({
    route: { access: 'workspace', action: right },
    actor: { userId, sessionId: '' },
    workspaceHeader: workspaceId,
    findMembership: async () => membership,
  })
  if (!membership) throw new Error('authorize lets nobody pass without a membership')
  return { ...membership, userId }
}

const askNote = async ({ ctx, tx, stored, action }: Acting) => {
  if (action.kind !== 'ask_note') return
  const { userId, workspaceId } = stored
  const chatId = await findChatOf({ tx, messageId: stored.messageId })
  if (chatId === undefined) return
  await queueQuestion({
    ctx,
    tx,
    key: stored.id,
    to: { chatId, userId, workspaceId },
    text: copy.question,
    placeholder: copy.placeholder,
    action: { ...action, kind: 'return' },
  })
}

const run = async ({ ctx, tx, stored, action }: Acting): Promise<void> => {
  const { userId, workspaceId, messageId, input, id } = stored
  const actor = await findActor({ ctx, stored, right: performers[action.kind].right })
  const ending = await perform({ ctx, actor, action, input })
  if (!ending) {
    await askNote({ ctx, tx, stored, action })
    await endAction({ tx, id, result: copy.answered })
    return
  }
  const outcome = await describeOutcome({ ctx, tx, workspaceId, userId, what: ending.what })
  await endAction({ tx, id, result: outcome })
  await concludeMessage({ ctx, tx, messageId, outcome, next: ending.next })
}

/** Stored actions were made by us from the same schema. */
const parse = (stored: StoredAction) => z.parse(botAction, stored.action)

const refuse = ({ ctx, id, message }: { ctx: AppContext; id: string; message: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const stored = await findAction({ tx, id })
    if (!stored || stored.result !== null) return
    const outcome = copy.failed(message)
    await endAction({ tx, id, result: outcome })
    await endMessage({ ctx, tx, messageId: stored.messageId, outcome })
  })

/**
 * Does what a pressed button says, once: the change, the end of the action and the new words of the messages are one
 * transaction. What can't be done is told in the message of whoever pressed.
 */
export const act = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  try {
    await inTransaction(ctx.db, async (tx) => {
      const found = await findAction({ tx, id, isLocked: false })
      if (!found || !(await lockUserShared({ tx, userId: found.userId }))) return
      const stored = await findAction({ tx, id })
      if (!stored || stored.result !== null) return
      // Services join this transaction.
      await run({ ctx: { ...ctx, db: tx }, tx, stored, action: parse(stored) })
    })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    await refuse({ ctx, id, message: error.userMessage })
  }
}
