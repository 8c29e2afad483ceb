import type { MediaStore } from '../_shared/media-store.ts'
import type { FakeFile, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import { type Chat, type Chats, nameOf } from './chats.ts'
import type { SentFile } from './files.ts'
import type { createMessages } from './messages.ts'
import { type Params, textOf } from './params.ts'
import { badRequest, botOk } from './replies.ts'
import type { Updates } from './updates.ts'

/** Download limit of the cloud server for bots. */
const MAX_BOT_BYTES = 20 * 1024 * 1024

type StoredFile = { path: string; size: number }

export type SentMessage = {
  personId: number
  text: string
  files?: readonly FakeFile[]
  replyTo?: number | undefined
  /** From a channel, as a forwarded post. */
  isForwarded?: boolean
  /** The topic of the team's group, 0 for the general one; undefined in the chat with the bot. */
  threadId?: number | undefined
}

type PushedMessage = SentMessage & { file?: FakeFile | undefined; groupId?: string | undefined }

export const personOf = (id: number) => ({
  id,
  is_bot: false,
  first_name: nameOf(id),
  language_code: 'ru',
})
const privateChat = (id: number) => ({ id, type: 'private', first_name: nameOf(id) })
export const groupOf = ({ id, title }: Chat) => ({
  id: Number(id),
  type: 'supergroup',
  title,
  is_forum: true,
})

const kindOf = ({ type }: FakeFile): SentFile['kind'] => {
  const [kind] = type.split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document'
}

/** Messages sent to the bot, with their files. */
export function createIncoming(input: {
  world: FakeWorld
  shelf: MediaStore
  chats: Chats
  messages: ReturnType<typeof createMessages>
  updates: Updates
}) {
  const { world, shelf, chats, messages, updates } = input
  const files = world.memory.table<StoredFile>('telegram/bot-files')
  const now = () => Math.floor(world.clock.now().getTime() / 1000)

  const storeFile = (file: FakeFile) => {
    const path = shelf.put(file)
    const file_id = `bot-file-${path.replace('/_media/', '')}`
    files.set(file_id, { path, size: file.bytes.length })
    const url = `${world.hostUrl}/telegram${path}`
    const about = { file_id, file_unique_id: file_id.slice(-12), file_size: file.bytes.length }
    return { url, about }
  }

  const fileFields = (file: FakeFile, about: object): Record<string, unknown> => {
    const named = { ...about, file_name: file.name, mime_type: file.type }
    switch (kindOf(file)) {
      case 'image':
        return { photo: [{ ...about, width: 1080, height: 1350 }] }
      case 'video':
        return { video: { ...named, width: 1080, height: 1920, duration: 3 } }
      case 'audio':
        return { voice: { ...about, mime_type: file.type, duration: 3 } }
      case 'document':
        return { document: named }
    }
  }

  /** The chat with the bot, or the team's group. */
  const placeOf = ({ personId, threadId }: SentMessage) => {
    if (threadId === undefined) {
      const chat = chats.find(String(personId))
      return chat && { chat, shown: privateChat(personId), fields: {}, of: {} }
    }
    const chat = chats.team()
    const fields = threadId > 0 ? { message_thread_id: threadId, is_topic_message: true } : {}
    return { chat, shown: groupOf(chat), fields, of: { threadId, author: nameOf(personId) } }
  }

  /** In groups a bot receives only commands and replies to itself. */
  const isVisibleToBot = ({ text, replyTo, threadId }: SentMessage) => {
    if (threadId === undefined) return true
    const { bot, id } = chats.team()
    const isIn = bot !== 'stranger' && !chats.isKicked(id)
    return isIn && (text.startsWith('/') || replyTo !== undefined)
  }

  const wordsOf = ({ text, file }: PushedMessage) => {
    const command = /^\/\w+(?:@\w+)?/.exec(text)?.[0]
    return {
      ...(file ? { ...(text && { caption: text }) } : { text }),
      ...(command && { entities: [{ type: 'bot_command', offset: 0, length: command.length }] }),
    }
  }

  const forwardOf = ({ isForwarded }: SentMessage) =>
    isForwarded
      ? {
          forward_origin: {
            type: 'channel',
            date: now(),
            chat: { id: -1001500000003, type: 'channel', title: 'Чужой канал' },
            message_id: 1,
          },
        }
      : {}

  const receiveFile = (file: FakeFile) => {
    const { url, about } = storeFile(file)
    const kind = kindOf(file)
    return {
      media: kind === 'document' ? [] : [{ kind, url }],
      fields: fileFields(file, about),
    }
  }

  const push = (sent: PushedMessage) => {
    const { personId, text, replyTo, file, groupId } = sent
    const place = placeOf(sent)
    if (!place) return
    const { chat, shown } = place
    const kept = file ? receiveFile(file) : { media: [], fields: {} }
    const { media } = kept
    const { id } = messages.receive({ chat, text, media, replyTo, groupId, ...place.of })
    if (!isVisibleToBot(sent)) return
    const message = {
      message_id: id,
      from: personOf(personId),
      chat: shown,
      date: now(),
      ...place.fields,
      ...wordsOf(sent),
      ...kept.fields,
      ...(groupId && { media_group_id: groupId }),
      ...(replyTo !== undefined && {
        reply_to_message: { message_id: replyTo, date: now(), chat: shown },
      }),
      ...forwardOf(sent),
    }
    void updates.push({ message })
  }

  return {
    /** Several files form an album; its text belongs to the first. */
    send: ({ files: sent = [], ...of }: SentMessage): void => {
      if (sent.length < 2) {
        push({ ...of, file: sent[0] })
        return
      }
      const groupId = String(13_800_000_000_000_000n + BigInt(files.size))
      for (const [index, file] of sent.entries()) {
        push({ ...of, text: index === 0 ? of.text : '', file, groupId })
      }
    },
    getFile: (params: Params): FakeReply => {
      const file = files.get(textOf(params, 'file_id'))
      if (!file) return badRequest('wrong file_id or the file is temporarily unavailable')
      if (file.size > MAX_BOT_BYTES) return badRequest('file is too big')
      const file_id = textOf(params, 'file_id')
      return botOk({ file_id, file_path: `files${file.path}`, file_size: file.size })
    },
    route: {
      method: 'GET',
      path: '/api/file/bot:token/files/_media/:id',
      handle: (request: FakeRequest) => shelf.route.handle(request),
    },
    reset: () => files.clear(),
  }
}

export type Incoming = ReturnType<typeof createIncoming>
