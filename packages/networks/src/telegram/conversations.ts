import { failedAnswer, toActOutcome, toReadFailure } from '../_shared/conversation-failures.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Failure } from '../account.ts'
import type {
  ActInput,
  AnswerInput,
  Conversations,
  ItemInThread,
  PlacesOutcome,
} from '../conversations.ts'
import { type BotCall, callBot, getBotId } from './bot-api.ts'
import { isAdministrator, readMember } from './chat.ts'
import { chatPlaces } from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { readUpdate } from './read-update.ts'
import { isDone, telegramMessage } from './wire.ts'

const DIRECT_RIGHT = 'can_manage_direct_messages'

/** The bot lost the group, not the channel: publishing goes on. */
const lostGroup: Failure = {
  kind: 'permanent',
  code: 'group_lost',
  message:
    'Бот больше не может писать в группе обсуждения. Добавьте его в группу администратором и повторите.',
  action: 'open_network',
}

const ofGroup = <T>(read: Read<T>): Read<T> =>
  read.kind === 'failed' && read.failure.kind === 'reauth' ? { ...read, failure: lostGroup } : read

const addressOf = ({ externalId }: Pick<ItemInThread, 'externalId'>) => {
  const [chat_id = '', id = ''] = externalId.split(':')
  return { chat_id, message_id: Number(id) }
}

/** Without its parent an answer would stand in the thread by itself: it is refused instead. */
function createCall({ item, text, picture }: AnswerInput): BotCall {
  const { chat_id, message_id } = addressOf(item)
  const { topic } = item.details
  const params = {
    chat_id,
    reply_parameters: { message_id, allow_sending_without_reply: false },
    ...(topic && { direct_messages_topic_id: Number(topic) }),
  }
  return picture
    ? {
        method: 'sendPhoto',
        params: { ...params, ...(text && { caption: text }) },
        files: [{ name: 'photo', file: picture }],
      }
    : { method: 'sendMessage', params: { ...params, text } }
}

const act = async (input: ActInput, call: BotCall) =>
  toActOutcome({
    title: TITLE,
    read: ofGroup(await callBot({ ctx: input.ctx, ...call, schema: isDone })),
    isGone: ({ code }) => code === 'message_not_found',
  })

const NO_GROUP =
  'У канала нет группы обсуждения, поэтому комментариев нет. Создайте её в настройках канала: «Обсуждение».'
const NOT_IN_GROUP =
  'Бота нет в группе обсуждения. Откройте группу, добавьте бота и сделайте его администратором.'
const NOT_ADMIN =
  'Бот в группе обсуждения не администратор и может не видеть комментариев. Сделайте его администратором.'

const readPlaces: NonNullable<Conversations['readPlaces']> = async ({ ctx, account }) => {
  const read = (chat_id: string) =>
    callBot({ ctx, method: 'getChat', params: { chat_id }, schema: chatPlaces })
  const failed = ({ failure }: { failure: Failure }): PlacesOutcome => ({
    kind: 'failed',
    failure: toReadFailure({ title: TITLE, failure }),
  })
  const channel = await read(account.profile.externalId)
  if (channel.kind === 'failed') return failed(channel)
  const { linked_chat_id: group } = channel.data
  if (group === undefined) return { kind: 'found', places: [], problem: NO_GROUP }
  const bot = await readMember({ ctx, chatId: group, userId: getBotId(ctx) })
  if (bot.kind === 'failed') {
    if (bot.failure.kind === 'retryable') return failed(bot)
    return { kind: 'found', places: [], problem: NOT_IN_GROUP }
  }
  const { status } = bot.data
  if (status === 'left' || status === 'kicked') {
    return { kind: 'found', places: [], problem: NOT_IN_GROUP }
  }
  const about = await read(group)
  const title = about.kind === 'ok' ? (about.data.title ?? null) : null
  const places = [{ externalId: group, kind: 'comments' as const, title }]
  return isAdministrator(bot.data)
    ? { kind: 'found', places }
    : { kind: 'found', places, problem: NOT_ADMIN }
}

export const conversations: Conversations = {
  abilities: ({ scopes }) => {
    const text = { min: 1, maximums: [{ unit: 'utf16' as const, max: 4096 }] }
    return {
      comments: true,
      mentions: false,
      direct: scopes.includes(DIRECT_RIGHT),
      canAnswer: true,
      canHide: false,
      canDelete: true,
      canLike: true,
      answerText: text,
      directText: text,
      canAnswerWithPicture: true,
      privateReplyWindowMs: null,
      directWindowMs: null,
      // A right of an administrator: given in the channel itself.
      scopes: [],
      note: 'Ответит бот, а не канал. Приходит только новое: то, что написано до бота, и удалённые комментарии Telegram ему не показывает.',
    }
  },

  read: null,
  readPlaces,
  readUpdate,
  botIdOf: (ctx) => String(getBotId(ctx)),

  async findChannel({ ctx, placeExternalId }) {
    const params = { chat_id: placeExternalId }
    const read = await callBot({ ctx, method: 'getChat', params, schema: chatPlaces })
    if (read.kind === 'failed') return null
    return read.data.parent_chat?.id ?? read.data.linked_chat_id ?? null
  },

  answer: {
    settleMs: 0,
    async submit(input) {
      const read = ofGroup(
        await callBot({ ctx: input.ctx, ...createCall(input), schema: telegramMessage }),
      )
      if (read.kind === 'failed') {
        const isGone = read.failure.code === 'reply_not_found'
        return failedAnswer({ title: TITLE, read, isGone })
      }
      const { chat, message_id } = read.data
      const externalId = `${chat.id}:${message_id}`
      return { kind: 'published', post: { externalId, url: null, details: {} } }
    },
    // The bot does not see its own messages.
    reconcile: async () => ({ kind: 'undecidable' }),
  },

  remove: (input) => act(input, { method: 'deleteMessage', params: addressOf(input.item) }),
  like: (input) => {
    const reaction = [{ type: 'emoji', emoji: '👍' }]
    const params = { ...addressOf(input.item), reaction }
    return act(input, { method: 'setMessageReaction', params })
  },

  keepsDays: null,
}
