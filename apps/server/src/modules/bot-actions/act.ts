import type { Action } from '@kadr/contract/permissions'
import { UserError } from '@kadr/domain/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { namedIds } from '../../platform/http/named-ids.ts'
import { composeDraft } from '../bot-drafts/index.ts'
import {
  type BotAction,
  botAction,
  endAction,
  findAction,
  findChatOf,
  queueEdit,
  queueQuestion,
  type StoredAction,
} from '../bot-outbox/index.ts'
import { concludeMessage, describeOutcome, endMessage } from '../notifications/index.ts'
import { assertInReach, type PostActor } from '../posts/index.ts'
import { lockUserShared } from '../users/index.ts'
import { findMembership } from '../workspaces/index.ts'
import { copy } from './copy.ts'
import { perform, performers } from './perform.ts'
import type { Redrawn } from './performer.ts'

type Acting = { ctx: AppContext; tx: Tx; stored: StoredAction; action: BotAction }

/** By the role at this moment, whatever it was when the button was made. */
const findActor = async ({
  ctx,
  stored: { userId, workspaceId },
  action,
  right,
}: Pick<Acting, 'ctx' | 'stored' | 'action'> & { right: Action }): Promise<PostActor> => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  await authorize({
    route: { access: 'workspace', action: right },
    actor: { userId, sessionId: '' },
    workspaceHeader: workspaceId,
    findMembership: async () => membership,
  })
  if (!membership) throw new Error('authorize lets nobody pass without a membership')
  const actor = { ...membership, userId }
  await assertInReach({ ctx, member: { ...actor, sessionId: '' }, ids: namedIds(action) })
  return actor
}

const askNote = async ({ ctx, tx, stored, action, chatId }: Acting & { chatId: number }) => {
  if (action.kind !== 'ask_note') return
  const { userId, workspaceId } = stored
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

const redraw = ({
  ctx,
  tx,
  stored: { id, messageId, userId, workspaceId },
  chatId,
  shown: { what, content },
}: Omit<Acting, 'action'> & { chatId: number; shown: Redrawn }) =>
  queueEdit({
    ctx,
    tx,
    key: `action:${id}`,
    editsId: messageId,
    withdrawn: what,
    to: { chatId, userId, workspaceId },
    content,
  })

const run = async ({ ctx, tx, stored, action }: Acting): Promise<void> => {
  const { userId, workspaceId, messageId, input, id } = stored
  const chatId = await findChatOf({ tx, messageId })
  if (chatId === undefined) return
  const actor = await findActor({ ctx, stored, action, right: performers[action.kind].right })
  const ending = await perform({ ctx, tx, actor, action, input, chatId })
  if (!ending) {
    await askNote({ ctx, tx, stored, action, chatId })
    await endAction({ tx, id, result: copy.answered })
    return
  }
  if ('content' in ending) {
    await endAction({ tx, id, result: ending.what })
    await redraw({ ctx, tx, stored, chatId, shown: ending })
    return
  }
  const outcome = await describeOutcome({ ctx, tx, workspaceId, userId, what: ending.what })
  await endAction({ tx, id, result: outcome })
  await concludeMessage({ ctx, tx, messageId, outcome, next: ending.next })
}

/** Stored actions were made by us from the same schema. */
const parse = (stored: StoredAction) => z.parse(botAction, stored.action)

/** Undefined for those who may no longer see what the button is about. */
const findReader = async ({ ctx, stored, action }: Omit<Acting, 'tx'>) => {
  try {
    return await findActor({ ctx, stored, action, right: 'posts.read' })
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

/** The message of a draft shows it as it is now, with the reason; that of a notification ends with it. */
const showRefused = async ({
  ctx,
  tx,
  stored,
  what,
}: Omit<Acting, 'action'> & { what: string }) => {
  const { messageId } = stored
  const action = parse(stored)
  const chatId = await findChatOf({ tx, messageId })
  if (!('draft' in action) || chatId === undefined) {
    await endMessage({ ctx, tx, messageId, outcome: what })
    return
  }
  const { postId } = action.draft
  const actor = await findReader({ ctx, stored, action })
  const content = actor
    ? await composeDraft({ ctx, actor, postId, note: what })
    : { title: '', text: what, rows: [] }
  await redraw({ ctx, tx, stored, chatId, shown: { what, content } })
}

const refuse = ({ ctx, id, message }: { ctx: AppContext; id: string; message: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const stored = await findAction({ tx, id })
    if (!stored || stored.result !== null) return
    const what = copy.failed(message)
    await endAction({ tx, id, result: what })
    await showRefused({ ctx: { ...ctx, db: tx }, tx, stored, what })
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
