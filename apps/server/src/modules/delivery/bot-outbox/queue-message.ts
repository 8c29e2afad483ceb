import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import type { Call, ChatButton, Words } from '../../../platform/outside/messengers/port.ts'
import { insertActions, withdrawActions } from './actions.repository.ts'
import { type BotAction, createActionId } from './bot-action.ts'
import { insertMessage } from './outbox.repository.ts'
import { isGroup } from './outbox.service.ts'
import type { StoredFile } from './stored-files.ts'

/** Runs an action, in the workspace of the message unless it names another one, or opens a page of the app or of another site. */
export type BotButton = { text: string } & (
  | { action: BotAction; workspaceId?: string }
  | { path: string }
  | { url: string }
)

export type MessageContent = Words & { rows: readonly (readonly BotButton[])[] }

/** Actions run in this workspace, for the person of a private chat or for any member of a group. */
type Recipient = ChatAddress & { userId: string | null; workspaceId?: string }

/** Prefix of the keys of questions: replies are matched to them by it. */
export const QUESTION_KEY = 'question:'

type ShownAction = { id: string; action: BotAction; workspaceId?: string | undefined }

/** Every action gets the id that its button brings back. */
const nameActions = (rows: MessageContent['rows']) => {
  const actions: ShownAction[] = []
  const named = rows.map((row) =>
    row.map((button): ChatButton => {
      if (!('action' in button)) return button
      const actionId = createActionId()
      actions.push({ id: actionId, action: button.action, workspaceId: button.workspaceId })
      return { text: button.text, actionId }
    }),
  )
  return { actions, rows: named }
}

const storeActions = ({
  ctx,
  tx,
  messageId,
  to: { userId, workspaceId, ...place },
  actions,
}: {
  ctx: AppContext
  tx: Tx
  messageId: number
  to: Recipient
  actions: readonly ShownAction[]
}) => {
  if (userId === null && !isGroup(place)) return undefined
  const createdAt = ctx.clock.now()
  return insertActions({
    db: tx,
    actions: actions.flatMap(({ id, action, workspaceId: own = workspaceId }) =>
      own === undefined ? [] : [{ id, action, messageId, userId, workspaceId: own, createdAt }],
    ),
  })
}

type QueuedMessage = {
  ctx: AppContext
  tx: Tx
  key: string
  to: Recipient
  content: MessageContent
}

const insert = ({
  ctx,
  tx,
  key,
  to: { messenger, chatId, userId },
  call,
  editsId,
}: Omit<QueuedMessage, 'content'> & { call: Call; editsId?: number }) => {
  const now = ctx.clock.now()
  const message = {
    key,
    messenger,
    chatId,
    userId,
    ...call,
    ...(editsId !== undefined && { editsId }),
    dueAt: now,
    createdAt: now,
  }
  return insertMessage({ db: tx, message })
}

const callsOf = ({ to }: Pick<QueuedMessage, 'to'>) => messengers[to.messenger].calls

/** Returns the id in the outbox; undefined when a message with this key was queued before. */
export const queueMessage = async (queued: QueuedMessage) => {
  const { ctx, tx, to, content } = queued
  const { actions, rows } = nameActions(content.rows)
  const call = callsOf(queued).text({ config: ctx.config, place: to, words: content, rows })
  const messageId = await insert({ ...queued, call })
  if (messageId === undefined) return undefined
  await storeActions({ ctx, tx, messageId, to, actions })
  return messageId
}

export const queueVideo = ({
  url,
  caption,
  ...queued
}: Omit<QueuedMessage, 'content'> & { url: string; caption: string }) =>
  insert({ ...queued, call: callsOf(queued).video({ place: queued.to, url, caption }) })

/** Its buttons open pages only. */
export const queueDocument = ({
  file,
  content,
  ...queued
}: QueuedMessage & { file: StoredFile }): Promise<number | undefined> => {
  const { config } = queued.ctx
  const { rows } = nameActions(content.rows)
  const call = callsOf(queued).document({
    config,
    place: queued.to,
    words: content,
    rows,
    file,
  })
  return insert({ ...queued, call })
}

/** Returns the id in the outbox; undefined when it was queued before. */
export const queuePicture = ({
  file,
  caption,
  ...queued
}: Omit<QueuedMessage, 'content'> & { file: StoredFile; caption: string }) =>
  insert({ ...queued, call: callsOf(queued).picture({ place: queued.to, file, caption }) })

/** A reply to the question runs the action, with its text as the input. */
export const queueQuestion = async ({
  key,
  text,
  placeholder,
  action,
  ...queued
}: Omit<QueuedMessage, 'content'> & { text: string; placeholder: string; action: BotAction }) => {
  const { ctx, tx, to } = queued
  const call = callsOf(queued).question({ place: to, text, placeholder })
  const messageId = await insert({ ...queued, key: `${QUESTION_KEY}${key}`, call })
  if (messageId === undefined) return
  await storeActions({ ctx, tx, messageId, to, actions: [{ id: createActionId(), action }] })
}

/** Replaces a message and withdraws its earlier buttons: a late press gets `withdrawn`. */
export const queueEdit = async ({
  editsId,
  withdrawn,
  ...queued
}: QueuedMessage & { editsId: number; withdrawn: string }): Promise<void> => {
  const { ctx, tx, to, content } = queued
  await withdrawActions({ db: tx, messageIds: [editsId], result: withdrawn })
  const { actions, rows } = nameActions(content.rows)
  const call = callsOf(queued).edit({ config: ctx.config, place: to, words: content, rows })
  const id = await insert({ ...queued, call, editsId })
  if (id !== undefined) await storeActions({ ctx, tx, messageId: editsId, to, actions })
}
