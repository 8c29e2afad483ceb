import { objectsAt, textAt } from '../_shared/fields.ts'
import { strangerOf } from '../_strangers/people.ts'
import type { FakeReply, FakeRequest, FakeVoice, FakeWorld, Stranger } from '../fake-network.ts'
import { CHANNEL_WITH_TALK, type Chat, type Chats, DIRECT, DISCUSSION, mayPost } from './chats.ts'
import type { Message } from './message.ts'
import { type createMessages, presentChat } from './messages.ts'

import { type Params, textOf } from './params.ts'
import { badRequest, botOk } from './replies.ts'
import { presentIncoming, SERVICE, shownIn, strangerId, toUnix } from './talk-faces.ts'
import type { Updates } from './updates.ts'

type Call = { request: FakeRequest; params: Params; chat: Chat }

/** Groups count their messages apart from the chats of the bot. */
const FIRST_ID = 900_000

/** Discussions of channels and private messages to them: a bot learns of both from updates only. */
export function createTalk(input: {
  world: FakeWorld
  chats: Chats
  messages: ReturnType<typeof createMessages>
  updates: Updates
  isRepeating(): boolean
}) {
  const { world, chats, messages, updates } = input
  /** Forwarded posts by their number in the channel. */
  const roots = world.memory.table<number>('telegram/roots')
  const authors = world.memory.table<string>('telegram/authors')
  const banned = world.memory.table<true>('telegram/banned')

  const counter = world.memory.table<number>('telegram/talk-counter')
  const nextId = () => {
    const id = (counter.get('last') ?? FIRST_ID) + 1
    counter.set('last', id)
    return id
  }

  const hears = (chat: Chat) => {
    const current = chats.find(chat.id)
    return current !== undefined && current.bot !== 'stranger' && !chats.isKicked(chat.id)
  }
  const push = (chat: Chat, update: object) => {
    if (!hears(chat)) return
    void updates.push({ ...update })
    if (input.isRepeating()) void updates.push({ ...update })
  }

  messages.onSent((post) => {
    if (post.chat.id !== CHANNEL_WITH_TALK) return
    const channel = shownIn(post.chat)
    const { text, media, groupId } = post
    const root = messages.receive({
      id: nextId(),
      chat: DISCUSSION,
      text,
      media,
      replyTo: undefined,
      groupId,
    })
    roots.set(String(post.id), root.id)
    const date = toUnix(post.sentAt)
    const message = {
      message_id: root.id,
      from: SERVICE,
      sender_chat: channel,
      chat: shownIn(DISCUSSION),
      date,
      is_automatic_forward: true,
      forward_origin: { type: 'channel', chat: channel, message_id: post.id, date },
      ...(groupId && { media_group_id: groupId }),
      text,
    }
    push(DISCUSSION, { message })
  })

  const presentComment = (message: Message, more: object = {}) => ({
    ...presentIncoming({
      message,
      person: strangerOf(authors.get(String(message.id)) ?? '', strangerId),
      parent: messages.find(message.replyTo ?? 0),
    }),
    ...more,
  })

  const receive = (
    of: Pick<Message, 'chat' | 'text' | 'replyTo'> & {
      person: Stranger
      at: Date
      threadId?: number
      topicId?: number
    },
  ): string | undefined => {
    const { person, at, ...place } = of
    if (banned.has(`${of.chat.id}/${strangerId(person)}`)) return undefined
    const stored = messages.receive({
      ...place,
      id: nextId(),
      media: [],
      groupId: undefined,
      author: person.name,
    })
    messages.backdate(String(stored.id), at)
    authors.set(String(stored.id), strangerId(person))
    const message = presentComment({ ...stored, sentAt: at })
    if (input.isRepeating()) {
      push(of.chat, { edited_message: { ...message, edit_date: toUnix(at) } })
    }
    push(of.chat, { message })
    return String(stored.id)
  }

  const voice: FakeVoice = {
    comment: ({ postId, answersTo, person, text, at }) => {
      const rootId = roots.get(postId)
      const parent = answersTo === undefined ? undefined : messages.find(Number(answersTo))
      const isGone = answersTo !== undefined && parent?.threadId !== rootId
      if (rootId === undefined || isGone) return undefined
      const replyTo = parent?.id ?? rootId
      return receive({ chat: DISCUSSION, text, replyTo, threadId: rootId, person, at })
    },
    edit: ({ id, text, at }) => {
      messages.change(Number(id), text)
      const message = messages.find(Number(id))
      if (!message) return
      const edited_message = presentComment(message, { edit_date: toUnix(at) })
      push(message.chat, { edited_message })
    },
    // No update tells a bot of it.
    remove: (id) => messages.remove(Number(id)),
    write: ({ accountId, person, text, at }) => {
      if (accountId !== CHANNEL_WITH_TALK) return undefined
      const topicId = Number(strangerId(person))
      return receive({ chat: DIRECT, text, replyTo: undefined, topicId, person, at })
    },
    comments: () =>
      messages
        .all()
        .filter((one) => one.chat.id === DISCUSSION.id && one.threadId !== undefined)
        .map((one) => ({
          id: String(one.id),
          postId: [...roots].find(([, rootId]) => rootId === one.threadId)?.[0] ?? '',
          author: one.author ?? 'Бот',
          text: one.text,
          at: one.sentAt,
        })),
  }

  const react = ({ params, chat }: Call): FakeReply => {
    const message = messages.find(Number(textOf(params, 'message_id')))
    if (message?.chat.id !== chat.id) return badRequest('message to react not found')
    const reactions = objectsAt(params, 'reaction').map((one) => textAt(one, 'type'))
    if (reactions.length > 1) return badRequest('REACTIONS_TOO_MANY')
    return reactions.includes('paid') ? badRequest('REACTION_INVALID') : botOk(true)
  }

  const ban = ({ params, chat }: Call): FakeReply => {
    const id = textOf(params, 'user_id')
    if (!strangerOf(id, strangerId)) return badRequest('user not found')
    if (!mayPost(chat)) return badRequest('not enough rights to restrict/unrestrict chat member')
    banned.set(`${chat.id}/${id}`, true)
    return botOk(true)
  }

  return {
    voice,
    handlers: { setmessagereaction: react, banchatmember: ban },
    /** What `getChat` tells of chats that belong together. */
    linksOf: (chat: Chat): object => {
      const channel = chats.find(CHANNEL_WITH_TALK)
      if (chat.id === CHANNEL_WITH_TALK) return { linked_chat_id: BigInt(DISCUSSION.id) }
      if (chat.linkedId !== undefined) return { linked_chat_id: BigInt(chat.linkedId) }
      return chat.directOf !== undefined && channel ? { parent_chat: presentChat(channel) } : {}
    },
    reset: () => {
      for (const table of [roots, authors, banned, counter]) table.clear()
    },
  }
}

export type Talk = ReturnType<typeof createTalk>
