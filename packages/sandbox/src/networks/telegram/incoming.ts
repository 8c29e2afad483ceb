import type { MediaStore } from '../_shared/media-store.ts'
import type { FakeFile, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { Chats } from './chats.ts'
import type { SentFile } from './files.ts'
import type { createMessages } from './messages.ts'
import { type Params, textOf } from './params.ts'
import { badRequest, botOk } from './replies.ts'
import type { Updates } from './updates.ts'

/** What a cloud server gives to bots. */
const MAX_BOT_BYTES = 20 * 1024 * 1024

type Kept = { path: string; size: number }

export type Sent = {
  personId: number
  text: string
  files?: readonly FakeFile[]
  replyTo?: number | undefined
  /** From a channel, as a forwarded post. */
  isForwarded?: boolean
}

export const personOf = (id: number) => ({
  id,
  is_bot: false,
  first_name: 'Человек',
  language_code: 'ru',
})
const privateChat = (id: number) => ({ id, type: 'private', first_name: 'Человек' })

const kindOf = ({ type }: FakeFile): SentFile['kind'] | 'document' => {
  const [kind] = type.split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document'
}

/** Messages of people to the bot, with their files. */
export function createIncoming(input: {
  world: FakeWorld
  shelf: MediaStore
  chats: Chats
  messages: ReturnType<typeof createMessages>
  updates: Updates
}) {
  const { world, shelf, chats, messages, updates } = input
  const files = world.memory.table<Kept>('telegram/bot-files')
  const now = () => Math.floor(world.clock.now().getTime() / 1000)

  const keep = (file: FakeFile) => {
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

  const push = (of: Sent & { file?: FakeFile | undefined; groupId?: string | undefined }) => {
    const { personId, text, replyTo, file, groupId } = of
    const chat = chats.find(String(personId))
    if (!chat) return
    const kept = file && keep(file)
    const kind = file && kindOf(file)
    const media = kept && kind && kind !== 'document' ? [{ kind, url: kept.url }] : []
    const { id: message_id } = messages.receive({ chat, text, media, replyTo, groupId })
    const command = /^\/\w+/.exec(text)?.[0]
    const message = {
      message_id,
      from: personOf(personId),
      chat: privateChat(personId),
      date: now(),
      ...(file ? { ...(text && { caption: text }) } : { text }),
      ...(file && kept && fileFields(file, kept.about)),
      ...(groupId && { media_group_id: groupId }),
      ...(replyTo !== undefined && {
        reply_to_message: { message_id: replyTo, date: now(), chat: privateChat(personId) },
      }),
      ...(of.isForwarded && {
        forward_origin: {
          type: 'channel',
          date: now(),
          chat: { id: -1001500000003, type: 'channel', title: 'Чужой канал' },
          message_id: 1,
        },
      }),
      ...(command && { entities: [{ type: 'bot_command', offset: 0, length: command.length }] }),
    }
    void updates.push({ message })
  }

  return {
    /** Several files are an album; its words are with the first. */
    send: ({ files: sent = [], ...of }: Sent): void => {
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
