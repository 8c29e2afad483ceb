import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import {
  type BotAction,
  botAction,
  endAction,
  findAction,
  findChatOf,
  isGroup,
  queueEdit,
  queueMessage,
  queueQuestion,
  reopenAction,
  type StoredAction,
} from '../../delivery/bot-outbox/index.ts'
import { concludeMessage, describeOutcome, endMessage } from '../../delivery/notifications/index.ts'
import { getUser, lockUserShared } from '../../identity/users/index.ts'
import { composeDraft } from '../bot-drafts/index.ts'
import { composeRefused } from '../bot-reels/index.ts'
import { copy } from './copy.ts'
import { findActor } from './find-actor.ts'
import { perform, performers } from './perform.ts'
import type { RedrawnMessage } from './performer.ts'

/** `userId`: who pressed. */
type PressedAction = StoredAction & { userId: string }
type ActionInput = { ctx: AppContext; tx: Tx; stored: PressedAction; action: BotAction }

const isPressed = (stored: StoredAction): stored is PressedAction => stored.userId !== null

const askNote = async ({
  ctx,
  tx,
  stored,
  action,
  place,
}: ActionInput & { place: ChatAddress }) => {
  if (action.kind !== 'ask_note') return
  const { userId, workspaceId } = stored
  const { firstName } = await getUser({ ctx, tx, userId })
  await queueQuestion({
    ctx,
    tx,
    key: stored.id,
    to: { ...place, userId, workspaceId },
    text: isGroup(place) ? copy.questionTo(firstName) : copy.question,
    placeholder: copy.placeholder,
    action: { ...action, kind: 'return' },
  })
}

const redraw = ({
  ctx,
  tx,
  stored: { id, messageId, userId, workspaceId },
  place: { messenger, chatId },
  shown: { what, content },
}: Omit<ActionInput, 'action'> & { place: ChatAddress; shown: RedrawnMessage }) =>
  queueEdit({
    ctx,
    tx,
    key: `action:${id}`,
    editsId: messageId,
    withdrawn: what,
    to: { messenger, chatId, userId, workspaceId },
    content,
  })

const run = async ({ ctx, tx, stored, action }: ActionInput): Promise<void> => {
  const { userId, workspaceId, messageId, input, id } = stored
  const place = await findChatOf({ tx, messageId })
  if (!place) return
  const actor = await findActor({ ctx, stored, action, right: performers[action.kind].right })
  const ending = await perform({ ctx, tx, actor, action, input, place })
  if (!ending) {
    await askNote({ ctx, tx, stored, action, place })
    await endAction({ tx, id, result: copy.answered })
    return
  }
  if ('told' in ending) {
    await endAction({ tx, id, result: ending.told })
    return
  }
  if ('content' in ending) {
    await endAction({ tx, id, result: ending.what })
    await redraw({ ctx, tx, stored, place, shown: ending })
    return
  }
  const outcome = await describeOutcome({ ctx, tx, workspaceId, userId, what: ending.what })
  await endAction({ tx, id, result: outcome })
  await concludeMessage({ ctx, tx, messageId, outcome, next: ending.next })
}

const parse = (stored: StoredAction) => z.parse(botAction, stored.action)

/** Undefined when the user may no longer see the subject of the button. */
const findReader = async ({ ctx, stored, action }: Omit<ActionInput, 'tx'>) => {
  try {
    return await findActor({ ctx, stored, action, right: 'posts.read' })
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

/** The message of a draft or of questions is redrawn with the reason; the message of a notification is concluded with it. */
const showRefused = async ({
  ctx,
  tx,
  stored,
  what,
}: Omit<ActionInput, 'action'> & { what: string }) => {
  const { messageId } = stored
  const action = parse(stored)
  const place = await findChatOf({ tx, messageId })
  if ('dialog' in action && place) {
    const content = await composeRefused({ ctx, dialogId: action.dialog.id, messageId, what })
    await redraw({ ctx, tx, stored, place, shown: { what, content } })
    return
  }
  if ('answerId' in action || action.kind === 'send_suggested') {
    if (place)
      await redraw({
        ctx,
        tx,
        stored,
        place,
        shown: { what, content: { title: '', text: what, rows: [] } },
      })
    return
  }
  if (!('draft' in action) || !place) {
    await endMessage({ ctx, tx, messageId, outcome: what })
    return
  }
  const { postId } = action.draft
  const actor = await findReader({ ctx, stored, action })
  const content = actor
    ? await composeDraft({ ctx, actor, postId, note: what })
    : { title: '', text: what, rows: [] }
  await redraw({ ctx, tx, stored, place, shown: { what, content } })
}

/** In a group the button stays active for other members; the refusal names the user who pressed it. */
const refuseInGroup = async ({
  ctx,
  tx,
  stored,
  place,
  message,
}: Omit<ActionInput, 'action'> & { place: ChatAddress; message: string }) => {
  const { id, userId, pressedAt } = stored
  const { firstName } = await getUser({ ctx, tx, userId })
  const text = copy.failedFor(firstName, message)
  if (parse(stored).kind === 'return') await endAction({ tx, id, result: text })
  else await reopenAction({ tx, id })
  await queueMessage({
    ctx,
    tx,
    key: `refused:${id}:${pressedAt?.getTime()}`,
    to: { ...place, userId: null },
    content: { title: '', text, rows: [] },
  })
}

const refuse = ({ ctx, id, message }: { ctx: AppContext; id: string; message: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const stored = await findAction({ tx, id })
    if (!stored || !isPressed(stored) || stored.result !== null) return
    const place = await findChatOf({ tx, messageId: stored.messageId })
    if (place && isGroup(place)) {
      await refuseInGroup({ ctx, tx, stored, place, message })
      return
    }
    const what = copy.failed(message)
    await endAction({ tx, id, result: what })
    await showRefused({ ctx: { ...ctx, db: tx }, tx, stored, what })
  })

/**
 * Runs a pressed button once: the change, the end of the action and the edits of the messages are one transaction. A
 * refusal is shown in the message of the person who pressed.
 */
export const act = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  try {
    await inTransaction(ctx.db, async (tx) => {
      const found = await findAction({ tx, id, isLocked: false })
      if (!found || !isPressed(found)) return
      if (!(await lockUserShared({ tx, userId: found.userId }))) return
      const stored = await findAction({ tx, id })
      if (!stored || !isPressed(stored) || stored.result !== null) return
      // Services join this transaction.
      await run({ ctx: { ...ctx, db: tx }, tx, stored, action: parse(stored) })
    })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    await refuse({ ctx, id, message: error.userMessage })
  }
}
