import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import {
  type ActionRow,
  listActionsOf,
  lockAction,
  readAction,
  updateAction,
} from './actions.repository.ts'
import { isActionId } from './bot-action.ts'
import { findByNumber, findLast, findMessage } from './outbox.repository.ts'
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
export const findChatOf = async ({
  tx,
  messageId,
}: {
  tx: Tx
  messageId: number
}): Promise<ChatAddress | undefined> => {
  const message = await findMessage({ db: tx, id: messageId })
  if (!message) return undefined
  const { messenger, chatId } = message
  const threadId = messengers[messenger].threadOf(message)
  return { messenger, chatId, ...(threadId !== undefined && { threadId }) }
}

/** Where nothing can be made to reply, whatever is written next is the answer to the last message. */
const findQuestion = ({
  ctx: { db },
  place,
  messageId,
}: {
  ctx: AppContext
  place: ChatAddress
  messageId: string | undefined
}) => {
  if (messageId !== undefined) return findByNumber({ db, place, messageId })
  const { isGroup: isGroupChat, asksByReply } = messengers[place.messenger]
  return asksByReply || isGroupChat(place.chatId) ? undefined : findLast({ db, place })
}

/** A message of ours by the messenger's id. */
export const findSentMessage = ({
  tx,
  place,
  messageId,
}: {
  tx: Tx
  place: ChatAddress
  messageId: string
}) => findByNumber({ db: tx, place, messageId })

export const findReplyAction = async ({
  ctx,
  place,
  messageId,
}: {
  ctx: AppContext
  place: ChatAddress
  /** Undefined where it is not a reply. */
  messageId: string | undefined
}): Promise<StoredAction | undefined> => {
  const message = await findQuestion({ ctx, place, messageId })
  const isQuestion = message?.key.startsWith(QUESTION_KEY)
  if (!message || !isQuestion) return undefined
  const [action] = await listActionsOf({ db: ctx.db, messageId: message.id })
  return action
}
