import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createCallLimits } from '../_shared/call-limits.ts'
import { listAt, objectAt, objectsAt, textAt } from '../_shared/fields.ts'
import type { MediaStore } from '../_shared/media-store.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { Memory } from '../memory.ts'
import type { Chat } from './chats.ts'
import { createFileReader, type SentFile } from './files.ts'
import type { Message, MessageButton } from './message.ts'
import { createRecords } from './message-records.ts'
import { fileAt, flagOf, type Params, textOf } from './params.ts'
import { badRequest, botError, botOk } from './replies.ts'
import { findTalkProblem, rootOf, topicOf } from './talk-rules.ts'
import { captionProblem, parseShownText, textProblem } from './texts.ts'

type SendCall = { request: FakeRequest; params: Params; chat: Chat }
type NewMessage = SendCall & Pick<Message, 'text' | 'media'> & { groupId?: string }

type Table = ReturnType<typeof tableOf>

const tableOf = (memory: Memory) => memory.table<Message>('telegram/messages')

/** Sent messages, with Telegram's validation. */
export function createMessages(input: {
  world: FakeWorld
  shelf: MediaStore
  /** A self-hosted Bot API server accepts files up to 2 GB. */
  isLocalServer(): boolean
}) {
  const { memory } = input.world
  const messages = tableOf(memory)
  let tell: (message: Message) => void = () => {}
  const counter = memory.table<number>('telegram/counter')
  const findById = (id: number) => messages.get(String(id))
  const lastId = () => counter.get('last') ?? 100
  const readFile = createFileReader(input)
  const limits = createCallLimits({
    clock: input.world.clock,
    isOff: input.world.crowd !== undefined,
    windowMs: MINUTE_MS,
  })

  const nextId = () => {
    const id = lastId() + 1
    counter.set('last', id)
    return id
  }

  const store = (of: NewMessage): Message => {
    const id = nextId()
    const replyTo = objectAt(of.params, 'reply_parameters').message_id
    const message = {
      id,
      chat: of.chat,
      text: of.text,
      media: of.media,
      groupId: of.groupId,
      sentAt: input.world.clock.now(),
      isSilent: flagOf(of.params, 'disable_notification'),
      isPinned: false,
      buttons: buttonsOf(of.params),
      replyTo: typeof replyTo === 'number' ? replyTo : undefined,
      isReplyAsked: objectAt(of.params, 'reply_markup').force_reply === true,
      threadId: threadOf(of.params) || rootOf({ ...of, find: findById }),
      ...topicOf(of),
    }
    messages.set(String(id), message)
    tell(message)
    return message
  }

  /** The flood error of a chat with too many messages within a minute. */
  const findFlood = ({ chat }: SendCall, count = 1): FakeReply | undefined => {
    const isWithinLimit =
      chat.type === 'private' ||
      Array.from({ length: count }).every(() => limits.take(chat.id, MESSAGES_PER_MINUTE))
    if (isWithinLimit) return undefined
    const retry_after = FLOOD_SECONDS
    return botError(429, `Too Many Requests: retry after ${retry_after}`, { retry_after })
  }

  const sendMessage = (of: SendCall): FakeReply => {
    const problem = textProblem(of.params)
    if (problem) return problem
    const flood =
      findTalkProblem({ ...of, all: [...messages.values()] }) ??
      findFlood(of) ??
      findThreadProblem(of)
    if (flood) return flood
    return botOk(present(store({ ...of, text: textOf(of.params, 'text'), media: [] })))
  }

  const sendFile =
    (field: 'photo' | 'video' | 'document') =>
    async (of: SendCall): Promise<FakeReply> => {
      const problem = captionProblem(of.params)
      if (problem) return problem
      const kind = field === 'photo' ? 'image' : field
      const file = await readFile({ ...of, kind, source: field })
      if ('problem' in file) return file.problem
      const flood = findFlood(of) ?? findCoverProblem(of.params)
      if (flood) return flood
      return botOk(present(store({ ...of, text: textOf(of.params, 'caption'), media: [file] })))
    }

  const readFiles = async (of: SendCall, items: readonly Params[]) => {
    const files: SentFile[] = []
    for (const item of items) {
      const problem = captionProblem(item)
      if (problem) return { problem }
      const kind = textAt(item, 'type') === 'photo' ? 'image' : 'video'
      const file = await readFile({ ...of, kind, source: textAt(item, 'media') ?? '' })
      if ('problem' in file) return file
      files.push(file)
    }
    return files
  }

  const sendMediaGroup = async (of: SendCall): Promise<FakeReply> => {
    const items = objectsAt(of.params, 'media')
    if (items.length < 2 || items.length > 10) {
      return badRequest('group send failed: album must have 2 to 10 items')
    }
    const files = await readFiles(of, items)
    if ('problem' in files) return files.problem
    const flood = findFlood(of, items.length)
    if (flood) return flood
    const groupId = String(13_900_000_000_000_000n + BigInt(lastId()))
    const sent = files.map((file, index) =>
      store({ ...of, text: textOf(items[index] ?? {}, 'caption'), media: [file], groupId }),
    )
    return botOk(sent.map(present))
  }

  return {
    handlers: {
      sendmessage: sendMessage,
      sendphoto: sendFile('photo'),
      sendvideo: sendFile('video'),
      senddocument: sendFile('document'),
      sendmediagroup: sendMediaGroup,
      ...createChanges({ messages, now: () => input.world.clock.now() }),
    },
    ...createRecords({ messages, nextId, now: () => input.world.clock.now() }),
    /** Called with what the bot has sent. */
    onSent: (listener: (message: Message) => void) => {
      tell = listener
    },
    reset: () => {
      messages.clear()
      limits.reset()
    },
  }
}

/** Calls that change messages already sent. */
function createChanges({ messages, now }: { messages: Table; now(): Date }) {
  const find = ({ chat, params }: SendCall) =>
    [...messages.values()].find(
      (one) => one.chat.id === chat.id && one.id === Number(textOf(params, 'message_id')),
    )

  const editMessageText = (of: SendCall): FakeReply => {
    const problem = textProblem(of.params)
    if (problem) return problem
    const message = find(of)
    if (!message) return badRequest('message to edit not found')
    if (message.isReplyAsked) return badRequest("message can't be edited")
    const text = textOf(of.params, 'text')
    const buttons = buttonsOf(of.params)
    if (text === message.text && JSON.stringify(buttons) === JSON.stringify(message.buttons)) {
      return badRequest('message is not modified')
    }
    const edited = { ...message, text, buttons }
    messages.set(String(message.id), edited)
    return botOk(present(edited))
  }

  const pinChatMessage = (of: SendCall): FakeReply => {
    // In a channel pinning needs the right to edit messages.
    if (of.chat.bot === 'writer') {
      return badRequest('not enough rights to manage pinned messages in the chat')
    }
    const message = find(of)
    if (!message) return badRequest('message to pin not found')
    message.isPinned = true
    return botOk(true)
  }

  const deleteMessage = (of: SendCall): FakeReply => {
    const message = find(of)
    if (!message) return badRequest('message to delete not found')
    const id = message.id
    return deleteMessages({ ...of, params: { ...of.params, message_ids: [id] } })
  }

  const deleteMessages = ({ chat, params }: SendCall): FakeReply => {
    const ids = Array.isArray(params.message_ids) ? params.message_ids : []
    const since = now().getTime() - DELETABLE_MS
    const isOld = [...messages.values()].some(
      (one) => one.chat.id === chat.id && ids.includes(one.id) && one.sentAt.getTime() < since,
    )
    if (isOld && chat.bot !== 'poster') return badRequest("message can't be deleted for everyone")
    for (const [key, one] of messages) {
      if (one.chat.id === chat.id && ids.includes(one.id)) messages.delete(key)
    }
    return botOk(true)
  }

  return {
    editmessagetext: editMessageText,
    pinchatmessage: pinChatMessage,
    deletemessage: deleteMessage,
    deletemessages: deleteMessages,
  }
}

const DELETABLE_MS = 2 * DAY_MS
const MESSAGES_PER_MINUTE = 20
const FLOOD_SECONDS = 30

const threadOf = (params: Params) => Number(textOf(params, 'message_thread_id') || 0)

const findThreadProblem = ({ chat, params }: SendCall): FakeReply | undefined => {
  const id = threadOf(params)
  const isKnown =
    id === 0 || chat.linkedId !== undefined || chat.topics?.some((topic) => topic.id === id)
  return isKnown ? undefined : badRequest('message thread not found')
}

/** A cover is a file of the same request. */
const findCoverProblem = (params: Params): FakeReply | undefined => {
  const cover = textOf(params, 'cover')
  if (cover === '') return undefined
  const file = fileAt(params, cover.replace(/^attach:\/\//, ''))
  return cover.startsWith('attach://') && file
    ? undefined
    : badRequest('wrong file identifier/HTTP URL specified')
}

const buttonsOf = (params: Params): MessageButton[] =>
  listAt(objectAt(params, 'reply_markup'), 'inline_keyboard')
    .flatMap((row, index) => (Array.isArray(row) ? row.map((button) => ({ button, index })) : []))
    .map(({ button, index }: { button: Readonly<Record<string, unknown>>; index: number }) => ({
      text: textAt(button, 'text') ?? '',
      row: index,
      url: textAt(button, 'url') ?? textAt(objectAt(button, 'web_app'), 'url') ?? '',
      ...(textAt(button, 'callback_data') && { data: textAt(button, 'callback_data') ?? '' }),
    }))

export const presentChat = ({ id, type, title, username, directOf }: Chat) => ({
  id: BigInt(id),
  type,
  ...(directOf !== undefined && { is_direct_messages: true }),
  ...(type === 'private' ? { first_name: title } : { title }),
  ...(username && { username }),
})

function present(message: Message): Record<string, unknown> {
  const [file] = message.media
  const shown = parseShownText({ params: { text: message.text }, name: 'text' })
  const text = 'text' in shown ? shown.text : ''
  return {
    message_id: message.id,
    chat: presentChat(message.chat),
    date: Math.floor(message.sentAt.getTime() / 1000),
    ...(message.threadId && {
      message_thread_id: message.threadId,
      ...(message.chat.linkedId === undefined && { is_topic_message: true }),
    }),
    ...(message.topicId && { direct_messages_topic: { topic_id: message.topicId } }),
    ...(message.groupId && { media_group_id: message.groupId }),
    ...(file ? text && { caption: text } : { text }),
    ...(file && fileFields(file, message.id)),
  }
}

function fileFields({ kind, name }: SentFile, id: number): Record<string, unknown> {
  const about = { file_id: `sandbox-${id}`, file_unique_id: `u${id}` }
  if (kind === 'document') return { document: { ...about, file_name: name } }
  const file = { ...about, width: 1080, height: 1350 }
  return kind === 'image' ? { photo: [file] } : { video: { ...file, duration: 0 } }
}
