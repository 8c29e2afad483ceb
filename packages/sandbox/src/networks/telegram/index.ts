import { createStars } from '../../payments/telegram-stars/index.ts'
import { createPictureReply } from '../_shared/avatar.ts'
import { seedHistory } from '../_shared/history.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { renderPostPage } from '../_shared/post-page.ts'
import type { FakeNetwork, FakePost, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import { botActions } from './actions.ts'
import { chatRoutes } from './chat-routes.ts'
import { createChats, TELEGRAM_CHATS } from './chats.ts'
import { createIncoming } from './incoming.ts'
import type { Message } from './message.ts'
import { createMessages } from './messages.ts'
import { createMethods } from './methods.ts'
import { createPresses } from './presses.ts'
import { createPreview, FIRST_ID } from './preview.ts'
import { botError } from './replies.ts'
import { telegramSwitches } from './switches.ts'
import { createTalk } from './talk.ts'
import { createUpdates } from './updates.ts'

export { MIGRATED } from './chats.ts'
export { telegramPaths } from './paths.ts'

/** Stars are paid in Telegram: tests act as buyers by `stars`. */
export type TelegramFake = FakeNetwork & { stars: ReturnType<typeof createStars> }

export const createTelegramFake = (world: FakeWorld): TelegramFake => {
  const { memory } = world
  const shelf = createMediaStore({ memory, name: 'telegram' })
  const switches = telegramSwitches(memory)
  const isLocalServer = () => switches.isOn('isLocalServer')
  const messages = createMessages({ world, shelf, isLocalServer })
  const chats = createChats({ memory })
  seedHistory({
    world,
    network: 'telegram',
    accounts: TELEGRAM_CHATS.filter(
      ({ username, type, isGuest }) => username && type === 'channel' && !isGuest,
    ).map(({ id }) => id),
    add: ({ accountId, index, text, createdAt }) => {
      const chat = chats.find(accountId)
      const id = FIRST_ID + 1 + index
      if (chat) messages.add({ chat, id, text, sentAt: createdAt })
      return `${accountId}/${id}`
    },
  })
  const updates = createUpdates({ world })
  const presses = createPresses({ world })
  const talk = createTalk({
    world,
    chats,
    messages,
    updates,
    isRepeating: () => switches.isOn('repeatsUpdates'),
  })
  const incoming = createIncoming({ world, shelf, chats, messages, updates })
  const stars = createStars({ world, updates })
  const call = createMethods({
    messages,
    chats,
    updates,
    presses,
    incoming,
    talk,
    stars: stars.methods,
    now: () => world.clock.now(),
  })

  const actions = () => botActions({ world, chats, incoming, presses, updates })

  const urlOf = ({ chat, id }: Message) =>
    `${world.hostUrl}/telegram/www/${chat.username ?? `c/${chat.id.replace(/^-100/, '')}`}/${id}`

  const present = (message: Message): FakePost => ({
    id: String(message.id),
    accountId: message.chat.id,
    text: message.text,
    media: message.media.flatMap((file) => (isShown(file) ? [file] : [])),
    createdAt: message.sentAt.toISOString(),
    url: message.chat.type === 'private' ? '' : urlOf(message),
    ...(message.chat.type === 'private' && {
      author: { name: 'Кадр', handle: `бот, личное сообщение для ${message.chat.id}` },
    }),
    ...(message.buttons.length > 0 && { buttons: message.buttons }),
    ...(noteOf(message) && { note: noteOf(message) }),
  })

  const show = ({ params }: FakeRequest): FakeReply => {
    const chat = chats.find(params.number ? `-100${params.number}` : `@${params.name}`)
    const message = messages
      .all()
      .find((one) => one.chat.id === chat?.id && String(one.id) === params.id)
    if (!chat || !message) return { status: 404, text: 'Not found' }
    const { text, media } = message
    return {
      status: 200,
      html: renderPostPage({
        title: 'Telegram',
        author: chat.title,
        text,
        media: media.flatMap((file) => (isShown(file) ? [file] : [])),
      }),
    }
  }

  const picture = ({ params }: FakeRequest): FakeReply => {
    const chat = chats.find(`@${params.file?.replace(/\.jpg$/, '')}`)
    return chat ? createPictureReply({ id: chat.id, name: chat.title }) : { status: 404 }
  }

  return {
    id: 'telegram',
    title: 'Telegram',
    card: { order: ['author', 'words', 'media'], text: 'html' },
    routes: [
      { method: 'POST', path: '/api/bot:token/:method', handle: call },
      { method: 'GET', path: '/api/bot:token/:method', handle: call },
      ...stars.routes,
      ...chatRoutes({ messages, chats, presses, incoming, actions }),
      incoming.route,
      { method: 'GET', path: '/www/c/:number/:id', handle: show },
      { method: 'GET', path: '/www/i/userpic/320/:file', handle: picture },
      {
        method: 'GET',
        path: '/www/s/:name',
        handle: createPreview({ world, chats, messages: messages.all }),
      },
      { method: 'GET', path: '/www/:name/:id', handle: show },
      shelf.route,
    ],
    people: () =>
      chats.all().map(({ id, title, username, isGuest = false }) => {
        const handle = username ? `@${username}` : id
        return { id, name: title, handle, hint: `Введите ${handle}`, isGuest }
      }),
    posts: () =>
      messages
        .all()
        .filter(({ isFromPerson, isOld }) => !isFromPerson && !isOld)
        .map(present),
    revokeAccount: chats.kick,
    // Channels have no token that could expire.
    expireAccess: () => {},
    dropScopes: (chatId) => chats.setBot(chatId, 'reader'),
    accessTo: (chatId) => {
      if (chats.isKicked(chatId)) return 'revoked'
      return chats.find(chatId)?.bot === 'stranger' ? 'none' : 'live'
    },
    accessWords: { none: 'без бота', live: 'бот в канале', revoked: 'бот удалён' },
    hasTokens: false,
    get actions() {
      return [...actions(), ...stars.actions, ...switches.actions]
    },
    stars,
    voice: talk.voice,
    backdate: messages.backdate,
    background: /\/getUpdates$/i,
    close: () => {
      stars.close()
      updates.close()
    },
    reset: () => {
      const parts = [switches, chats, updates, presses, messages, incoming, talk, shelf, stars]
      for (const part of parts) part.reset()
    },
    faultReply: ({ status, retryAfterSeconds = 30 }) =>
      status === 429
        ? botError(429, `Too Many Requests: retry after ${retryAfterSeconds}`, {
            retry_after: retryAfterSeconds,
          })
        : botError(status, status === 502 ? 'Bad Gateway' : 'Internal Server Error'),
  }
}

type ShownFile = FakePost['media'][number]

/** Audio files and documents occur only in chats with people, not in posts of channels. */
const isShown = (file: Message['media'][number]): file is ShownFile & Message['media'][number] =>
  file.kind !== 'audio' && file.kind !== 'document'

/** Visible attributes besides text and files. */
const noteOf = ({ isSilent, isPinned, buttons, replyTo, groupId }: Message): string =>
  [
    isSilent && 'без звука',
    isPinned && 'закреплено',
    buttons.length > 0 && `кнопок: ${buttons.length}`,
    replyTo !== undefined && `ответ на ${replyTo}`,
    groupId && `альбом ${groupId}`,
  ]
    .filter(Boolean)
    .join(', ')
