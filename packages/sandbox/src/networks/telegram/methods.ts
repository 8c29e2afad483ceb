import { countFollowers } from '../_shared/audience.ts'
import { objectsAt, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../fake-network.ts'
import { type Chat, type Chats, isLocalPerson, MIGRATED, mayPost } from './chats.ts'
import type { Incoming } from './incoming.ts'
import { type createMessages, presentChat } from './messages.ts'
import { type Params, readParams, textOf } from './params.ts'
import type { Presses } from './presses.ts'
import { badRequest, botError, botOk } from './replies.ts'
import type { Talk } from './talk.ts'
import type { Updates } from './updates.ts'

type Call = { request: FakeRequest; params: Params; chat: Chat }
type Handler = (call: Call) => FakeReply | Promise<FakeReply>

const TOKEN = /^(\d+):\S+$/
const REVOKED = ':revoked'

/** The Bot API: handlers by case-insensitive method name. */
export function createMethods(input: {
  messages: ReturnType<typeof createMessages>
  chats: Chats
  updates: Updates
  presses: Presses
  incoming: Incoming
  talk: Talk
  /** Methods about Stars, by lower-case name. */
  stars: Readonly<Record<string, (params: Params) => FakeReply>>
  now(): Date
}) {
  const getChat: Handler = ({ chat }) =>
    botOk({
      ...presentChat(chat),
      accent_color_id: 1,
      max_reaction_count: 11,
      ...gifts,
      ...input.talk.linksOf(chat),
    })

  const getChatMember: Handler = ({ request, params, chat }) => {
    const userId = Number(textOf(params, 'user_id'))
    if (!Number.isSafeInteger(userId) || userId <= 0) return badRequest('invalid user_id specified')
    const isBot = String(userId) === botIdOf(request)
    if (isBot) return botOk(botMember(chat, userId))
    const user = { id: userId, is_bot: false, first_name: 'Человек' }
    const isAdministrator = chat.administrators?.includes(userId) ?? isLocalPerson(userId)
    return botOk(
      isAdministrator ? { status: 'creator', user, is_anonymous: false } : { status: 'left', user },
    )
  }

  const handlers = new Map<string, Handler>([
    ['getchat', getChat],
    ['getchatmember', getChatMember],
    ['getchatmembercount', ({ chat }) => botOk(countFollowers({ id: chat.id, now: input.now() }))],
    ...Object.entries({ ...input.messages.handlers, ...input.talk.handlers }).map(
      ([name, handle]): [string, Handler] => [
        name,
        (call) => (mayPost(call.chat) ? handle(call) : noRights()),
      ],
    ),
  ])

  /** Methods without a chat. */
  const ownHandlers = new Map<string, (call: Omit<Call, 'chat'>) => FakeReply | Promise<FakeReply>>(
    [
      ['getme', ({ request }) => botOk(presentBot(Number(botIdOf(request))))],
      ['getupdates', ({ params }) => input.updates.getUpdates(params)],
      ['setwebhook', ({ params }) => input.updates.setWebhook(params)],
      ['deletewebhook', ({ params }) => input.updates.deleteWebhook(params)],
      ['getwebhookinfo', () => input.updates.webhookInfo()],
      ['setmycommands', () => botOk(true)],
      ['setchatmenubutton', () => botOk(true)],
      ['getfile', ({ params }) => input.incoming.getFile(params)],
      ['answerinlinequery', ({ params }) => answerInlineQuery(params)],
      ['answercallbackquery', ({ params }) => input.presses.answer(params)],
      ...Object.entries(input.stars).map(
        ([name, handle]): [string, (call: Omit<Call, 'chat'>) => FakeReply] => [
          name,
          ({ params }) => handle(params),
        ],
      ),
    ],
  )

  return (request: FakeRequest): FakeReply | Promise<FakeReply> => {
    const { token = '', method = '' } = request.params
    if (!TOKEN.test(token)) return botError(404, 'Not Found')
    if (token.endsWith(REVOKED)) return botError(401, 'Unauthorized')
    const own = ownHandlers.get(method.toLowerCase())
    if (own) return own({ request, params: readParams(request) })
    const handler = handlers.get(method.toLowerCase())
    return handler ? callIn({ request, handler }) : botError(404, 'Not Found: method not found')
  }

  function callIn({ request, handler }: { request: FakeRequest; handler: Handler }) {
    const params = readParams(request)
    const chatId = textOf(params, 'chat_id')
    if (chatId === MIGRATED.from) {
      return botError(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: BigInt(MIGRATED.to),
      })
    }
    const chat = input.chats.find(chatId)
    // A bot sees a public channel without being a member, but not a private one.
    if (!chat || (chat.bot === 'stranger' && !chat.username)) return badRequest('chat not found')
    if (input.chats.isKicked(chat.id)) {
      const isPrivate = chat.type === 'private'
      const how = isPrivate ? 'blocked by the user' : `kicked from the ${chat.type} chat`
      return botError(403, `Forbidden: bot was ${how}`)
    }
    return handler({ request, params, chat })
  }
}

const INLINE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  video: ['id', 'title', 'video_url', 'mime_type', 'thumbnail_url'],
  article: ['id', 'title'],
}

/** At most 50 results, each with the required fields of its type. */
const answerInlineQuery = (params: Params): FakeReply => {
  const results = objectsAt(params, 'results')
  const isRight = results.every((result) => {
    const needed = INLINE_FIELDS[textAt(result, 'type') ?? '']
    return needed?.every((name) => textAt(result, name))
  })
  if (textOf(params, 'inline_query_id') === '') return badRequest('query ID is invalid')
  return isRight && results.length <= 50 ? botOk(true) : badRequest('RESULT_TYPE_INVALID')
}

const botIdOf = ({ params }: FakeRequest) => TOKEN.exec(params.token ?? '')?.[1]

const noRights = () => badRequest('need administrator rights in the channel chat')

const gifts = {
  accepted_gift_types: {
    unlimited_gifts: false,
    limited_gifts: false,
    unique_gifts: false,
    premium_subscription: false,
    gifts_from_channels: false,
  },
}

const ADMINISTRATOR = {
  status: 'administrator',
  can_be_edited: false,
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: true,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
}

export const LOCAL_BOT_ID = 7_000_000_001
export const LOCAL_BOT_NAME = 'kadr_local_bot'

const presentBot = (id: number) => ({
  id,
  is_bot: true,
  first_name: 'Кадр',
  username: LOCAL_BOT_NAME,
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: true,
})

export function botMember(chat: Pick<Chat, 'bot'>, botId: number): object {
  const user = { id: botId, is_bot: true, first_name: 'Кадр', username: LOCAL_BOT_NAME }
  if (chat.bot === 'stranger') return { status: 'left', user }
  const can_post_messages = mayPost(chat)
  return {
    ...ADMINISTRATOR,
    can_delete_messages: chat.bot === 'poster',
    can_post_messages,
    can_edit_messages: chat.bot === 'poster',
    user,
  }
}
