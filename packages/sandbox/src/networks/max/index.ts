import { seedHistory } from '../_shared/history.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { renderPostPage } from '../_shared/post-page.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { FakeNetwork, FakePost, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import { botActions } from './actions.ts'
import { createBotApi } from './bot-api.ts'
import { createChatMethods } from './chat-methods.ts'
import { chatRoutes } from './chat-routes.ts'
import { createChats, MAX_CHATS } from './chats.ts'
import { createComments } from './comments.ts'
import { createIncoming } from './incoming.ts'
import { createMessageMethods } from './message-methods.ts'
import { createMessages, type Message, type Messages } from './messages.ts'
import { createPeople, presentBot, presentPerson } from './people.ts'
import { createPresses } from './presses.ts'
import { ok, refuse } from './replies.ts'
import { createUpdates } from './updates.ts'
import { createUploads } from './uploads.ts'

export { MAX_CHATS } from './chats.ts'
export { maxPaths } from './paths.ts'
export { MAX_BOT } from './people.ts'

/** MAX: the messenger with our bot, and its channels. */
export const createMaxFake = (world: FakeWorld): FakeNetwork => {
  const { memory } = world
  const shelf = createMediaStore({ memory, name: 'max' })
  const switches = createSwitches({
    memory,
    network: 'max',
    switches: {
      hasComments: {
        label: 'Комментарии бота к постам',
        choices: ['Временно недоступны', 'Работают'],
      },
    },
  })
  const chats = createChats({ memory })
  const people = createPeople({ memory })
  const uploads = createUploads({ world, shelf })
  const updates = createUpdates({ world })
  const messages = createMessages({ world, chats, uploads })
  const presses = createPresses({ world, messages, updates })
  const incoming = createIncoming({ chats, people, messages, uploads, updates })
  const aboutMessages = createMessageMethods({ world, chats, messages, uploads })
  const comments = createComments({
    world,
    isWritable: () => switches.isOn('hasComments'),
    findPost: aboutMessages.findReadable,
  })
  const api = createBotApi({ world })
  const actions = () => botActions({ chats, people, incoming, presses, updates })

  seedPosts({ world, messages })

  const present = (message: Message): FakePost => {
    const chat = chats.find(message.chatId)
    const buttons = message.keyboard.flat().map((button) => ({
      text: button.text,
      url: typeof button.url === 'string' ? button.url : '',
      ...(typeof button.payload === 'string' && { data: button.payload }),
    }))
    const note = noteOf(message, comments.of(message.mid).length)
    return {
      id: message.mid,
      accountId: message.chatId,
      text: message.text,
      media: mediaOf(message),
      createdAt: message.sentAt.toISOString(),
      url: messages.urlOf(message) ?? '',
      ...(chat?.personId !== undefined && {
        author: { name: 'Кадр', handle: `бот, личное сообщение для ${chat.personId}` },
      }),
      ...(buttons.length > 0 && { buttons }),
      ...(note && { note }),
    }
  }

  const show = ({ params: { name = '', seq } }: FakeRequest): FakeReply => {
    const chat = chats.findByLink(name)
    const message = messages.inChat(chat?.id ?? '').find((one) => String(one.seq) === seq)
    if (!chat || !message) return { status: 404, text: 'Not found' }
    const { text } = message
    const page = { title: 'MAX', author: chat.title, text, media: mediaOf(message) }
    return { status: 200, html: renderPostPage(page) }
  }

  /** As an administrator does in the channel's settings. */
  const removeBot = (chatId: string) => {
    const chat = chats.find(chatId)
    if (!chat || chat.type === 'dialog') return
    chats.setBot(chatId, 'removed')
    const user = presentPerson(chat.administrators?.[0] ?? 1)
    const is_channel = chat.type === 'channel'
    void updates.push('bot_removed', { chat_id: Number(chatId), user, is_channel })
  }

  return {
    id: 'max',
    title: 'MAX',
    card: { order: ['author', 'media', 'words'], text: 'plain' },
    routes: [
      ...api.guardAll([
        {
          method: 'GET',
          path: '/me',
          handle: () => ok({ ...presentBot(), description: null, commands: null }),
        },
        { method: 'POST', path: '/uploads', handle: uploads.start },
        { method: 'GET', path: '/updates', handle: updates.poll },
        { method: 'GET', path: '/subscriptions', handle: updates.subscriptions },
        { method: 'POST', path: '/subscriptions', handle: updates.subscribe },
        { method: 'DELETE', path: '/subscriptions', handle: updates.unsubscribe },
        { method: 'POST', path: '/answers', handle: presses.answer },
        ...createChatMethods({ world, chats, people, messages }),
        ...comments.routes,
        ...aboutMessages.routes,
      ]),
      ...uploads.routes,
      ...chatRoutes({
        messages,
        chats,
        presses,
        incoming,
        actions,
        baseUrl: `${world.hostUrl}/max`,
      }),
      { method: 'GET', path: '/www/:name/:seq', handle: show },
      shelf.route,
    ],
    people: () =>
      chats.all().map(({ id, title, link, isGuest = false }) => {
        const handle = link ? `@${link}` : id
        return { id, name: title, handle, hint: `Введите ${handle}`, isGuest }
      }),
    posts: () =>
      messages
        .all()
        .filter(({ author, isOld }) => author === undefined && !isOld)
        .map(present),
    revokeAccount: removeBot,
    // Channels have no token that could expire.
    expireAccess: () => {},
    dropScopes: (chatId) => chats.setBot(chatId, 'reader'),
    accessTo: (chatId) => {
      const bot = chats.find(chatId)?.bot
      if (bot === 'removed') return 'revoked'
      return bot === 'stranger' ? 'none' : 'live'
    },
    accessWords: { none: 'без бота', live: 'бот в канале', revoked: 'бот удалён' },
    hasTokens: false,
    get actions() {
      return [...actions(), ...switches.actions]
    },
    remove: (mid) => void messages.remove(mid),
    backdate: (mid, at) => {
      const message = messages.find(mid)
      if (message) messages.replace({ ...message, sentAt: at })
    },
    background: /\/updates$/,
    close: updates.close,
    reset: () => {
      for (const part of [switches, chats, people, updates, presses, messages, uploads])
        part.reset()
      for (const part of [comments, aboutMessages, api, shelf]) part.reset()
    },
    faultReply: ({ status }) =>
      status === 429
        ? refuse(429, 'too.many.requests', 'The number of requests is exceeded')
        : refuse(status, 'service.unavailable', 'Service unavailable'),
  }
}

const seedPosts = ({ world, messages }: { world: FakeWorld; messages: Messages }) =>
  seedHistory({
    world,
    network: 'max',
    accounts: MAX_CHATS.filter(({ link, isGuest }) => link && !isGuest).map(({ id }) => id),
    add: ({ accountId, text, createdAt }) =>
      messages.add({
        chatId: accountId,
        text,
        markup: [],
        files: [],
        keyboard: [],
        link: undefined,
        isSilent: false,
        author: undefined,
        sentAt: createdAt,
        isOld: true,
      }).mid,
  })

const mediaOf = ({ files }: Message): FakePost['media'] =>
  files.flatMap((file) => {
    if (file.kind === 'other' || file.kind === 'audio' || file.url === undefined) return []
    const kind = file.kind === 'file' ? ('document' as const) : file.kind
    return [{ kind, url: file.url }]
  })

/** Visible attributes besides text and files. */
const noteOf = ({ isSilent, isPinned, keyboard, link }: Message, comments: number): string =>
  [
    isSilent && 'без звука',
    isPinned && 'закреплено',
    keyboard.length > 0 && `кнопок: ${keyboard.flat().length}`,
    link && (link.type === 'reply' ? 'ответ' : 'переслано'),
    comments > 0 && `комментариев: ${comments}`,
  ]
    .filter(Boolean)
    .join(', ')
