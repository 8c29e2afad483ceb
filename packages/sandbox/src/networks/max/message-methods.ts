import { DAY_MS } from '@kadr/kit/durations'
import { createCallLimits } from '../_shared/call-limits.ts'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { type Chat, type Chats, isBotAdmin, isBotIn, mayDo } from './chats.ts'
import type { Message, Messages } from './messages.ts'
import { badPayload, decline, denied, notFound, ok, refuse, succeed } from './replies.ts'
import type { Uploads } from './uploads.ts'

const PER_CHAT = 2
const EDITABLE_MS = 7 * DAY_MS

/** Calls about messages. */
export function createMessageMethods(input: {
  world: FakeWorld
  chats: Chats
  messages: Messages
  uploads: Uploads
}) {
  const { world, chats, messages, uploads } = input
  const limits = createCallLimits({
    clock: world.clock,
    isOff: world.crowd !== undefined,
    windowMs: 1000,
  })

  const accessProblem = (chat: Chat | undefined): FakeReply | undefined => {
    if (!chat || !isBotIn(chat)) return denied('No access to the chat')
    return chats.isStopped(chat.id) ? denied('The person suspended the bot') : undefined
  }

  const targetOf = ({ query }: FakeRequest): Chat | undefined | 'both' => {
    const [person, chat] = [query.get('user_id'), query.get('chat_id')]
    if ((person === null) === (chat === null)) return 'both'
    return person === null ? chats.find(chat ?? '') : chats.dialog(person)
  }

  const send = async (request: FakeRequest): Promise<FakeReply> => {
    const chat = targetOf(request)
    if (chat === 'both') return badPayload('One of user_id and chat_id is needed')
    const problem = accessProblem(chat)
    if (problem || !chat) return problem ?? denied('No access to the chat')
    if (!mayDo(chat, 'write')) return denied('No right to write')
    const body = await messages.readBody(request.fields)
    if ('problem' in body) return body.problem
    if (!limits.take(chat.id, PER_CHAT)) {
      return refuse(429, 'too.many.requests', 'At most two messages a second into a chat')
    }
    const message = messages.add({ ...body, chatId: chat.id, author: undefined })
    return ok({ message: messages.present(message) })
  }

  const ownMessage = (mid: string | null): Message | undefined => {
    const message = messages.find(mid ?? '')
    return message?.author === undefined ? message : undefined
  }

  const edit = async (request: FakeRequest): Promise<FakeReply> => {
    const message = ownMessage(request.query.get('message_id'))
    if (!message) return decline('Message not found')
    const chat = chats.find(message.chatId)
    const problem = accessProblem(chat)
    if (problem) return problem
    if (chat && !mayDo(chat, 'edit')) return denied('No right to edit')
    const age = world.clock.now().getTime() - message.sentAt.getTime()
    const isOld = chat?.type === 'dialog' && message.keyboard.length === 0 && age >= EDITABLE_MS
    if (isOld) return decline('The message is too old to be edited')
    const body = await messages.readBody(request.fields, message)
    if ('problem' in body) return body.problem
    messages.replace({ ...message, ...body })
    return succeed()
  }

  const remove = ({ query }: FakeRequest): FakeReply => {
    const message = messages.find(query.get('message_id') ?? '')
    if (!message) return decline('Message not found')
    const chat = chats.find(message.chatId)
    const isOthers = message.author !== undefined
    const problem = accessProblem(chat)
    if (problem) return problem
    if (chat && (!mayDo(chat, 'delete') || (isOthers && !isBotAdmin(chat)))) {
      return denied('No right to delete')
    }
    messages.remove(message.mid)
    return succeed()
  }

  const mayRead = (chatId: string): FakeReply | undefined => {
    const chat = chats.find(chatId)
    const problem = accessProblem(chat)
    if (problem || chat?.type === 'dialog') return problem
    return chat && isBotAdmin(chat) ? undefined : denied('The bot is no administrator')
  }

  const findReadable = (mid: string): Message | undefined => {
    const message = messages.find(mid)
    return message && !mayRead(message.chatId) ? message : undefined
  }

  /** `from` is the later end, `to` the earlier one, as the vendor describes them. */
  const list = ({ query }: FakeRequest): FakeReply => {
    const ids = query.getAll('message_ids').flatMap((text) => text.split(',').filter(Boolean))
    if (ids.length > 0) {
      const found = ids.flatMap((mid) => findReadable(mid) ?? [])
      return ok({ messages: found.map(messages.present) })
    }
    const chatId = query.get('chat_id')
    if (chatId === null) return badPayload('One of chat_id and message_ids is needed')
    const problem = mayRead(chatId)
    if (problem) return problem
    const count = Number(query.get('count') ?? 50)
    if (!(count >= 1 && count <= 100)) return badPayload('count has to be 1 to 100')
    const latest = Number(query.get('from') ?? Number.POSITIVE_INFINITY)
    const earliest = Number(query.get('to') ?? 0)
    const found = messages.inChat(chatId).filter(({ sentAt }) => {
      const at = sentAt.getTime()
      return at <= latest && at >= earliest
    })
    return ok({ messages: found.slice(0, count).map(messages.present) })
  }

  const one = ({ params: { mid = '' } }: FakeRequest): FakeReply => {
    const message = findReadable(mid)
    return message ? ok(messages.present(message)) : notFound('Message not found')
  }

  const video = ({ params: { token = '' } }: FakeRequest): FakeReply => {
    const file = uploads.find(token)
    if (file?.kind !== 'video') return notFound('Video not found')
    const urls = uploads.isReady(file) ? { mp4_720: file.url } : null
    return ok({ token, urls, width: 1080, height: 1920, duration: 3 })
  }

  const routes: readonly FakeRoute[] = [
    { method: 'GET', path: '/messages', handle: list },
    { method: 'POST', path: '/messages', handle: send },
    { method: 'PUT', path: '/messages', handle: edit },
    { method: 'DELETE', path: '/messages', handle: remove },
    { method: 'GET', path: '/messages/:mid', handle: one },
    { method: 'GET', path: '/videos/:token', handle: video },
  ]
  return { routes, findReadable, reset: limits.reset }
}
