import { createMediaShelf } from '../_shared/media-shelf.ts'
import { postPage } from '../_shared/post-page.ts'
import type { CreateFake, FakePost, FakeReply, FakeRequest } from '../fake-network.ts'
import { findChat, TELEGRAM_CHATS } from './chats.ts'
import { createMessages, type Message } from './messages.ts'
import { createMethods } from './methods.ts'
import { botError } from './replies.ts'

export { MIGRATED } from './chats.ts'
export { telegramPaths } from './paths.ts'

export const createTelegramFake: CreateFake = (world) => {
  const shelf = createMediaShelf()
  const messages = createMessages({ world, shelf })
  const kicked = new Set<string>()
  const call = createMethods({ messages, kicked })

  const urlOf = ({ chat, id }: Message) =>
    `${world.hostUrl}/telegram/www/${chat.username ?? `c/${chat.id.replace(/^-100/, '')}`}/${id}`

  const present = (message: Message): FakePost => ({
    id: String(message.id),
    accountId: message.chat.id,
    text: message.text,
    media: message.media,
    createdAt: message.sentAt.toISOString(),
    url: urlOf(message),
    ...(noteOf(message) && { note: noteOf(message) }),
  })

  const show = ({ params }: FakeRequest): FakeReply => {
    const chat = findChat(params.number ? `-100${params.number}` : `@${params.name}`)
    const message = messages
      .all()
      .find((one) => one.chat.id === chat?.id && String(one.id) === params.id)
    if (!chat || !message) return { status: 404, text: 'Not found' }
    const { text, media } = message
    return { status: 200, html: postPage({ title: 'Telegram', author: chat.title, text, media }) }
  }

  return {
    id: 'telegram',
    title: 'Telegram',
    routes: [
      { method: 'POST', path: '/api/bot:token/:method', handle: call },
      { method: 'GET', path: '/api/bot:token/:method', handle: call },
      { method: 'GET', path: '/www/c/:number/:id', handle: show },
      { method: 'GET', path: '/www/:name/:id', handle: show },
      shelf.route,
    ],
    people: () =>
      TELEGRAM_CHATS.map(({ id, title, username }) => {
        const handle = username ? `@${username}` : id
        return { id, name: title, handle, hint: `Введите ${handle}` }
      }),
    posts: () => messages.all().map(present),
    revokeAccount: (chatId) => {
      kicked.add(chatId)
    },
    // A channel has no token that could grow old.
    expireAccess: () => {},
    reset: () => {
      kicked.clear()
      messages.reset()
      shelf.reset()
    },
    faultReply: ({ status, retryAfterSeconds = 30 }) =>
      status === 429
        ? botError(429, `Too Many Requests: retry after ${retryAfterSeconds}`, {
            retry_after: retryAfterSeconds,
          })
        : botError(status, status === 502 ? 'Bad Gateway' : 'Internal Server Error'),
  }
}

/** What a reader would notice beside text and files. */
const noteOf = ({ isSilent, isPinned, buttons, replyTo, groupId }: Message): string =>
  [
    isSilent && 'без звука',
    isPinned && 'закреплено',
    buttons > 0 && `кнопок: ${buttons}`,
    replyTo !== undefined && `ответ на ${replyTo}`,
    groupId && `альбом ${groupId}`,
  ]
    .filter(Boolean)
    .join(', ')
