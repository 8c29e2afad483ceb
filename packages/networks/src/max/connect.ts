import type { BotConnect, ConnectOutcome, Failure, NetworkContext } from '../network-adapter.ts'
import type { MaxRead } from './api.ts'
import { profileOf, readBot, readChat, readMember, rightsOf } from './chat.ts'
import { connectFailures } from './failures.ts'
import { createTokens, POST_RIGHT } from './tokens.ts'
import type { ChatMember } from './wire.ts'

/** The bot must be able to post, and the requesting user must be an administrator. */
export const connect: BotConnect = {
  by: 'bot',

  async finish({ ctx, channel, personExternalId }) {
    const chatId = parseChatId(channel)
    if (!chatId) return createFailed(explainInput(channel))
    const chat = await readChat({ ctx, chatId })
    if (chat.kind === 'failed') {
      const isUnknown = chat.failure.kind === 'reauth'
      return createFailed(isUnknown ? connectFailures.notFound : chat.failure)
    }
    if (chat.data.type !== 'channel') return createFailed(connectFailures.notChannel)
    const place = { ctx, chatId: chat.data.chat_id }
    const bot = await readBot(place)
    const problem = checkBot(bot) ?? (await checkPerson({ ...place, personExternalId }))
    if (problem || bot.kind === 'failed') {
      return createFailed(problem ?? connectFailures.botNotAdmin)
    }
    const profile = profileOf({ ctx, chat: chat.data })
    return { kind: 'granted', grants: [{ profile, tokens: createTokens(rightsOf(bot.data)) }] }
  },
}

const createFailed = (failure: Failure): ConnectOutcome => ({ kind: 'failed', failure })

function checkBot(bot: MaxRead<ChatMember>): Failure | undefined {
  if (bot.kind === 'failed')
    return bot.failure.kind === 'retryable' ? bot.failure : connectFailures.botNotAdmin
  if (!bot.data.is_admin) return connectFailures.botNotAdmin
  return rightsOf(bot.data).includes(POST_RIGHT) ? undefined : connectFailures.botCannotPost
}

async function checkPerson(input: {
  ctx: NetworkContext
  chatId: string
  personExternalId: string
}): Promise<Failure | undefined> {
  const { personExternalId: userId } = input
  if (!/^\d+$/.test(userId)) return connectFailures.personNotAdmin
  const read = await readMember({ ...input, userId })
  if (read.kind === 'failed') {
    return read.failure.kind === 'retryable' ? read.failure : connectFailures.personNotAdmin
  }
  const person = read.data.members.find(({ user_id }) => user_id === userId)
  return person?.is_admin || person?.is_owner ? undefined : connectFailures.personNotAdmin
}

const NUMBER = /^-\d{5,19}$/
const NAME = /^@?([a-z][a-z0-9_-]{2,63})$/i
const LINK = /^(?:https?:\/\/)?(?:www\.)?(?:web\.)?max\.ru\/(.+)$/i

/** A number or a name from typed or pasted text. */
export function parseChatId(typed: string): string | undefined {
  const text = typed.replace(/[\p{Cf}\s]/gu, '').replace(/^[−–]/, '-')
  if (NUMBER.test(text)) return text
  const path = LINK.exec(text)?.[1]
  if (path === undefined) return NAME.exec(text)?.[1]
  const [first = '', second = ''] = path.split(/[/?#]/)
  if (NUMBER.test(first)) return first
  // The part after an invitation is a secret of the channel, not its name.
  return first === 'join' && second !== '' ? undefined : NAME.exec(first)?.[1]
}

const explainInput = (typed: string): Failure =>
  /\/join\//.test(typed) ? connectFailures.inviteLink : connectFailures.badAddress
