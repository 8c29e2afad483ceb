import { escapeHtml } from '@kadr/kit/escape-html'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { appButton, appLinkButton } from '../../platform/telegram/app-button.ts'
import { insertActions, withdrawActions } from './actions.repository.ts'
import { type BotAction, createActionId } from './bot-action.ts'
import { insertMessage } from './outbox.repository.ts'
import { isGroup } from './send-limits.ts'
import type { StoredFile } from './stored-files.ts'

/** Does something, in the workspace of the message unless it names another, or opens a page of the app. */
export type BotButton = { text: string } & (
  | { action: BotAction; workspaceId?: string }
  | { path: string }
)

export type MessageContent = {
  title: string
  text: string
  rows: readonly (readonly BotButton[])[]
}

/** An action is taken in a workspace, by the person whose chat it is, or by a member in a group. */
type Recipient = {
  chatId: number
  userId: string | null
  workspaceId?: string
  /** The topic of a group. */
  threadId?: number | undefined
}

/** Questions are found by their replies. */
export const QUESTION_KEY = 'question:'

const MAX_TITLE = 256
const MAX_TEXT = 3000
/** Telegram takes 1024 characters together with the title. */
const MAX_CAPTION = 760

const cut = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`

const composeHtml = ({ title, text }: Pick<MessageContent, 'title' | 'text'>) =>
  [title && `<b>${escapeHtml(cut(title, MAX_TITLE))}</b>`, escapeHtml(cut(text, MAX_TEXT))]
    .filter(Boolean)
    .join('\n')

type ShownAction = { id: string; action: BotAction; workspaceId?: string | undefined }

const composeKeyboard = ({
  ctx,
  to: { chatId },
  rows,
}: {
  ctx: AppContext
  to: Recipient
  rows: MessageContent['rows']
}) => {
  // Telegram opens mini-apps by buttons in private chats only.
  const open = isGroup(chatId) ? appLinkButton : appButton
  const actions: ShownAction[] = []
  const keyboard = rows.map((row) =>
    row.flatMap((button): object[] => {
      if ('path' in button) return open({ config: ctx.config, ...button })
      const id = createActionId()
      actions.push({ id, action: button.action, workspaceId: button.workspaceId })
      return [{ text: button.text, callback_data: id }]
    }),
  )
  return { actions, keyboard: keyboard.filter((row) => row.length > 0) }
}

const storeActions = ({
  ctx,
  tx,
  messageId,
  to: { chatId, userId, workspaceId },
  actions,
}: {
  ctx: AppContext
  tx: Tx
  messageId: number
  to: Recipient
  actions: readonly ShownAction[]
}) => {
  if (userId === null && !isGroup(chatId)) return undefined
  const createdAt = ctx.clock.now()
  return insertActions({
    db: tx,
    actions: actions.flatMap(({ id, action, workspaceId: own = workspaceId }) =>
      own === undefined ? [] : [{ id, action, messageId, userId, workspaceId: own, createdAt }],
    ),
  })
}

type Queued = { ctx: AppContext; tx: Tx; key: string; to: Recipient; content: MessageContent }

const textParams = (content: MessageContent, keyboard: readonly unknown[]) => ({
  text: composeHtml(content),
  parse_mode: 'HTML',
  link_preview_options: { is_disabled: true },
  ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
})

const insert = async ({
  ctx,
  tx,
  key,
  to: { chatId, userId, threadId },
  params,
  ...rest
}: Omit<Queued, 'content'> & {
  method: string
  params: Readonly<Record<string, unknown>>
  editsId?: number
}) => {
  const now = ctx.clock.now()
  const message = {
    key,
    chatId,
    userId,
    params: { ...params, ...(threadId && { message_thread_id: threadId }) },
    ...rest,
    dueAt: now,
    createdAt: now,
  }
  return insertMessage({ db: tx, message })
}

/** Returns the id in the outbox; undefined when a message with this key was queued before. */
export const queueMessage = async ({ ctx, tx, key, to, content }: Queued) => {
  const { actions, keyboard } = composeKeyboard({ ctx, to, rows: content.rows })
  const params = textParams(content, keyboard)
  const messageId = await insert({ ctx, tx, key, to, method: 'sendMessage', params })
  if (messageId === undefined) return undefined
  await storeActions({ ctx, tx, messageId, to, actions })
  return messageId
}

/** A video that Telegram fetches by its URL: up to 20 MB. */
export const queueVideo = ({
  url,
  caption,
  ...queued
}: Omit<Queued, 'content'> & { url: string; caption: string }) =>
  insert({
    ...queued,
    method: 'sendVideo',
    params: { video: url, caption: cut(caption, MAX_TITLE), supports_streaming: true },
  })

/** A file with its caption and buttons that open pages. */
export const queueDocument = async ({
  file,
  content,
  ...queued
}: Queued & { file: StoredFile }): Promise<number | undefined> => {
  const { title, text, rows } = content
  const { keyboard } = composeKeyboard({ ctx: queued.ctx, to: queued.to, rows })
  return insert({
    ...queued,
    method: 'sendDocument',
    params: {
      document: file,
      caption: composeHtml({ title, text: cut(text, MAX_CAPTION) }),
      parse_mode: 'HTML',
      ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
    },
  })
}

/** Asks a question whose reply takes the action, with the words of the reply as its input. */
export const queueQuestion = async ({
  ctx,
  tx,
  key,
  to,
  text,
  placeholder,
  action,
}: Omit<Queued, 'content'> & { text: string; placeholder: string; action: BotAction }) => {
  const params = {
    text: escapeHtml(text),
    parse_mode: 'HTML',
    reply_markup: { force_reply: true, input_field_placeholder: placeholder },
  }
  const message = { ctx, tx, key: `${QUESTION_KEY}${key}`, to, method: 'sendMessage', params }
  const messageId = await insert(message)
  if (messageId === undefined) return
  await storeActions({ ctx, tx, messageId, to, actions: [{ id: createActionId(), action }] })
}

/** Replaces a message. Its earlier buttons do nothing any more: a late press is told `withdrawn`. */
export const queueEdit = async ({
  editsId,
  withdrawn,
  ...queued
}: Queued & { editsId: number; withdrawn: string }): Promise<void> => {
  const { ctx, tx, to, content } = queued
  await withdrawActions({ db: tx, messageIds: [editsId], result: withdrawn })
  const { actions, keyboard } = composeKeyboard({ ctx, to, rows: content.rows })
  const params = textParams(content, keyboard)
  const { key } = queued
  const id = await insert({ ctx, tx, key, to, method: 'editMessageText', params, editsId })
  if (id !== undefined) await storeActions({ ctx, tx, messageId: editsId, to, actions })
}
