import { countFollowers } from '../_shared/audience.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { type Chat, type Chats, isBotAdmin, isBotIn, mayDo, rightsOf } from './chats.ts'
import type { Messages } from './messages.ts'
import { isLocalPerson, MAX_BOT, type People, presentBot, presentPerson } from './people.ts'
import { badPayload, denied, notFound, ok, succeed } from './replies.ts'

const JOINED_MS = 1_767_225_600_000
const ALL_RIGHTS = [
  'read_all_messages',
  'add_remove_members',
  'add_admins',
  'change_chat_info',
  'pin_message',
  'write',
  'edit',
  'delete',
]
const SENDER_ACTIONS = [
  'typing_on',
  'sending_photo',
  'sending_video',
  'sending_audio',
  'sending_file',
]

/** Calls about chats, their members and what is pinned in them. */
export function createChatMethods(input: {
  world: FakeWorld
  chats: Chats
  people: People
  messages: Messages
}): readonly FakeRoute[] {
  const { world, chats, people, messages } = input
  const now = () => world.clock.now()

  const isAdministrator = (chat: Chat, personId: number) =>
    chat.administrators?.includes(personId) ?? isLocalPerson(personId)

  const membership = { last_access_time: JOINED_MS, join_time: JOINED_MS }

  const presentMember = (chat: Chat, personId: number) => {
    const isAdmin = isAdministrator(chat, personId)
    const isOwner = isAdmin && personId === (chat.administrators ?? people.all())[0]
    const permissions = isAdmin ? ALL_RIGHTS : null
    return {
      ...presentPerson(personId),
      ...membership,
      is_owner: isOwner,
      is_admin: isAdmin,
      permissions,
    }
  }

  const presentSelf = (chat: Chat) => {
    const isAdmin = isBotAdmin(chat)
    const permissions = isAdmin ? rightsOf(chat) : null
    return { ...presentBot(), ...membership, is_owner: false, is_admin: isAdmin, permissions }
  }

  const pinnedIn = (chat: Chat) => messages.inChat(chat.id).find(({ isPinned }) => isPinned)

  const presentChat = (chat: Chat) => {
    const posts = messages.inChat(chat.id)
    const pinned = pinnedIn(chat)
    const isDialog = chat.type === 'dialog'
    return {
      chat_id: Number(chat.id),
      type: chat.type,
      status: chat.bot === 'removed' ? 'removed' : 'active',
      title: isDialog ? null : chat.title,
      icon: isDialog
        ? null
        : { url: buildAvatarUrl({ world, network: 'max', accountId: chat.id }) },
      last_event_time: (posts[0]?.sentAt ?? now()).getTime(),
      participants_count: isDialog ? 2 : countFollowers({ id: chat.id, now: now() }),
      is_public: chat.link !== undefined,
      link: chat.link ? `${world.hostUrl}/max/www/${chat.link}` : null,
      description: null,
      messages_count: posts.length,
      ...(isDialog && { dialog_with_user: presentPerson(chat.personId ?? 0) }),
      ...(pinned && { pinned_message: messages.present(pinned) }),
    }
  }

  /** A public channel is seen without being in it. */
  const getChat = ({ params: { chat: given = '' } }: FakeRequest): FakeReply => {
    const isId = /^-?\d+$/.test(given)
    const chat = isId ? chats.find(given) : chats.findByLink(given)
    if (!chat) return notFound('Chat not found')
    const isSeen = chat.bot !== 'stranger' || (!isId && chat.type === 'channel')
    return isSeen ? ok(presentChat(chat)) : denied('No access to the chat')
  }

  const inChat =
    (handle: (chat: Chat, request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply => {
      const chat = chats.find(request.params.chat ?? '')
      if (!chat) return notFound('Chat not found')
      return isBotIn(chat) ? handle(chat, request) : denied('No access to the chat')
    }

  const asAdmin = (handle: (chat: Chat, request: FakeRequest) => FakeReply) =>
    inChat((chat, request) =>
      isBotAdmin(chat) ? handle(chat, request) : denied('The bot is no administrator'),
    )

  const admins = asAdmin((chat) =>
    ok({
      members: [
        ...(chat.administrators ?? people.all()).map((id) => presentMember(chat, id)),
        presentSelf(chat),
      ],
    }),
  )

  const members = asAdmin((chat, { query }) => {
    const asked = query.getAll('user_ids').flatMap((text) => text.split(','))
    if (asked.length > 0) {
      const ids = asked.map(Number).filter((id) => id === MAX_BOT.id || isAdministrator(chat, id))
      return ok({
        members: ids.map((id) => (id === MAX_BOT.id ? presentSelf(chat) : presentMember(chat, id))),
      })
    }
    const count = Number(query.get('count') ?? 20)
    if (!(count >= 1 && count <= 100)) return badPayload('count has to be 1 to 100')
    const from = Number(query.get('marker') ?? 0)
    const all = people.all()
    const next = from + count
    return ok({
      members: all.slice(from, next).map((id) => presentMember(chat, id)),
      marker: next < all.length ? next : null,
    })
  })

  const pin = asAdmin((chat, { fields }) => {
    const stranger = Object.keys(fields ?? {}).find(
      (name) => name !== 'message_id' && name !== 'notify',
    )
    if (stranger) return badPayload(`Unknown field ${stranger}`)
    if (!mayDo(chat, 'pin_message')) return denied('No right to pin')
    const message = messages.find(textAt(fields, 'message_id') ?? '')
    if (message?.chatId !== chat.id) return notFound('Message not found')
    const before = pinnedIn(chat)
    if (before) messages.replace({ ...before, isPinned: false })
    messages.replace({ ...message, isPinned: true })
    return succeed()
  })

  const unpin = asAdmin((chat) => {
    if (!mayDo(chat, 'pin_message')) return denied('No right to pin')
    const before = pinnedIn(chat)
    if (before) messages.replace({ ...before, isPinned: false })
    return succeed()
  })

  const leave = inChat((chat) => {
    chats.setBot(chat.id, 'removed')
    return succeed()
  })

  const act = inChat((_chat, { fields }) =>
    SENDER_ACTIONS.includes(textAt(fields, 'action') ?? '')
      ? succeed()
      : badPayload('Unknown action'),
  )

  return [
    // Closed by the vendor in June 2026.
    { method: 'GET', path: '/chats', handle: () => notFound('Method is not supported') },
    { method: 'GET', path: '/chats/:chat', handle: getChat },
    { method: 'POST', path: '/chats/:chat/actions', handle: act },
    {
      method: 'GET',
      path: '/chats/:chat/pin',
      handle: asAdmin((chat) => {
        const pinned = pinnedIn(chat)
        return ok({ message: pinned ? messages.present(pinned) : null })
      }),
    },
    { method: 'PUT', path: '/chats/:chat/pin', handle: pin },
    { method: 'DELETE', path: '/chats/:chat/pin', handle: unpin },
    {
      method: 'GET',
      path: '/chats/:chat/members/me',
      handle: inChat((chat) => ok(presentSelf(chat))),
    },
    { method: 'DELETE', path: '/chats/:chat/members/me', handle: leave },
    { method: 'GET', path: '/chats/:chat/members/admins', handle: admins },
    { method: 'GET', path: '/chats/:chat/members', handle: members },
  ]
}
