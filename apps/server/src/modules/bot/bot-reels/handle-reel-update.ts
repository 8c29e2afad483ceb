import { SENTENCE_MAX } from '@kadr/contract/studio/sentence'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { Incoming } from '../../../platform/outside/messengers/incoming.ts'
import { findUserOf, queueMessage } from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { findWriter } from '../bot-drafts/index.ts'
import { beginDialog, endDialog } from './begin-dialog.ts'
import { copy } from './copy.ts'
import { hasTaken } from './dialog-steps.ts'
import { type DialogRow, lockDialogAt } from './dialogs.repository.ts'
import { hearJob } from './hear-answer.ts'
import { planOf } from './plan-dialog.ts'
import { type ReelMessage, readReelMessage } from './read-reel-message.ts'
import { saveAnswer } from './save-answer.ts'
import { isOver, RIGHTS } from './show-dialog.ts'

type Received = { ctx: AppContext; tx: Tx; userId: string; message: ReelMessage }

const say = ({ ctx, tx, userId, message: { place, number } }: Received, text: string) =>
  queueMessage({
    ctx,
    tx,
    key: `reel-message:${place.chatId}:${number}`,
    to: { ...place, userId },
    content: { title: '', text, rows: [] },
  })

const begin = async (received: Received, sentence: string) => {
  const { ctx, tx, userId, message } = received
  if (sentence === '') return say(received, copy.needsTopic)
  if (sentence.length > SENTENCE_MAX) return say(received, copy.tooLong(SENTENCE_MAX))
  const { place, number } = message
  return beginDialog({ ctx, tx, userId, place, sentence, number })
}

const cancel = async (received: Received, dialog: DialogRow | undefined) => {
  const { ctx, tx, message } = received
  if (!dialog || isOver({ ctx, dialog })) return say(received, copy.nothingToCancel)
  return endDialog({ ctx, tx, dialog, text: copy.cancelled, number: message.number })
}

const isAsking = ({ state }: DialogRow) => state === 'asking' || state === 'sorting'

const answer = async (received: Received, dialog: DialogRow, workspaceId: string) => {
  const { ctx, tx, userId, message } = received
  const { number, text, voice } = message
  if (!(await findWriter({ ctx, userId, workspaceId, rights: RIGHTS }))) {
    return endDialog({ ctx, tx, dialog, text: copy.rightLost, number })
  }
  if (text !== undefined) {
    const plan = await planOf({ ctx, workspaceId, dialog })
    return saveAnswer({ ctx, tx, dialog, plan, text, number })
  }
  if (!ctx.ai.transcribe || !voice) return say(received, copy.cantHear)
  const order = { dialogId: dialog.id, number, ...voice }
  return ctx.jobs.enqueue(hearJob, order, { key: `${dialog.id}:${number}`, tx })
}

/** False leaves the message to the drafts. */
const handle = async (received: Received): Promise<boolean> => {
  const { ctx, tx, userId, message } = received
  const { place, number, intent } = message
  const dialog = await lockDialogAt({ db: tx, userId, place })
  // Delivered again: it was handled before.
  if (dialog && hasTaken(dialog, number)) return true
  if (intent.kind === 'begin') {
    await begin(received, intent.sentence)
    return true
  }
  if (intent.kind === 'cancel') {
    await cancel(received, dialog)
    return true
  }
  if (!dialog?.workspaceId || isOver({ ctx, dialog }) || !isAsking(dialog)) return false
  await answer(received, dialog, dialog.workspaceId)
  return true
}

/** Messages about a reel: a topic, an answer, a cancellation. After a failure the update is handled again. */
export const handleReelUpdate = async ({
  ctx,
  incoming,
}: {
  ctx: AppContext
  incoming: Incoming
}): Promise<boolean> => {
  const message = readReelMessage(incoming)
  if (!message) return false
  const userId = await findUserOf({ ctx, person: message.person })
  if (!userId) return false
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return false
    // Services join this transaction.
    return handle({ ctx: { ...ctx, db: tx }, tx, userId, message })
  })
}
