import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { messenger } from '../../../platform/outside/messengers/messenger.ts'
import {
  type ActionRow,
  listActionsOf,
  lockAction,
  readAction,
  updateAction,
} from './actions.repository.ts'
import { isActionId } from './bot-action.ts'
import { findByNumber, findMessage } from './outbox.repository.ts'
import { QUESTION_KEY } from './queue-message.ts'

export type StoredAction = ActionRow

/** With a row lock by default, which serializes two presses of the same button. */
export const findAction = async ({
  tx,
  id,
  isLocked = true,
}: {
  tx: Tx
  id: string
  isLocked?: boolean
}): Promise<StoredAction | undefined> => {
  if (!isActionId(id)) return undefined
  return isLocked ? lockAction({ db: tx, id }) : readAction({ db: tx, id })
}

export const markPressed = ({
  ctx,
  tx,
  id,
  userId,
  input = null,
}: {
  ctx: AppContext
  tx: Tx
  id: string
  userId: string
  input?: string | null | undefined
}) => updateAction({ db: tx, id, values: { userId, pressedAt: ctx.clock.now(), input } })

/** A later press gets the result. */
export const endAction = ({ tx, id, result }: { tx: Tx; id: string; result: string }) =>
  updateAction({ db: tx, id, values: { result } })

/** For groups: the action may be used again, by any member who is authorised. */
export const reopenAction = ({ tx, id }: { tx: Tx; id: string }) =>
  updateAction({ db: tx, id, values: { userId: null, pressedAt: null } })

/** The chat of a message and, in a group, the topic. */
export const findChatOf = async ({ tx, messageId }: { tx: Tx; messageId: number }) => {
  const message = await findMessage({ db: tx, id: messageId })
  if (!message) return undefined
  const threadId = messenger.threadOf(message)
  return { chatId: message.chatId, ...(threadId !== undefined && { threadId }) }
}

export const findReplyAction = async ({
  ctx,
  chatId,
  messageId,
}: {
  ctx: AppContext
  chatId: number
  messageId: number
}): Promise<StoredAction | undefined> => {
  const message = await findByNumber({ db: ctx.db, chatId, messageId })
  const isQuestion = message?.key.startsWith(QUESTION_KEY)
  if (!message || !isQuestion) return undefined
  const [action] = await listActionsOf({ db: ctx.db, messageId: message.id })
  return action
}
