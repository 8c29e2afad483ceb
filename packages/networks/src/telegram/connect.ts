import type { BotConnect, ConnectOutcome, Failure, NetworkContext } from '../network-adapter.ts'
import type { BotRead } from './bot-api.ts'
import { isAdministrator, profileOf, readBot, readChat, readMember } from './chat.ts'
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
    const bot = await readBot({ ctx, chatId: chat.data.id })
    const problem =
      checkBot(bot) ?? (await checkUser({ ctx, chatId: chat.data.id, personExternalId }))
    if (problem || bot.kind === 'failed')
      return createFailed(problem ?? connectFailures.botNotAdmin)
    const profile = profileOf({ ctx, chat: chat.data })
    return { kind: 'granted', grants: [{ profile, tokens: createTokens(bot.data.rights) }] }
  },
}

const createFailed = (failure: Failure): ConnectOutcome => ({ kind: 'failed', failure })

function checkBot(bot: BotRead<ChatMember>): Failure | undefined {
  if (bot.kind === 'failed')
    return bot.failure.kind === 'retryable' ? bot.failure : connectFailures.botNotAdmin
  if (!isAdministrator(bot.data)) return connectFailures.botNotAdmin
  return bot.data.rights.includes(POST_RIGHT) ? undefined : connectFailures.botCannotPost
}

async function checkUser(input: {
  ctx: NetworkContext
  chatId: string
  personExternalId: string
}): Promise<Failure | undefined> {
  if (!/^\d+$/.test(input.personExternalId)) return connectFailures.personNotAdmin
  const person = await readMember({ ...input, userId: Number(input.personExternalId) })
  if (person.kind === 'failed') {
    return person.failure.kind === 'retryable' ? person.failure : connectFailures.personNotAdmin
  }
  return isAdministrator(person.data) ? undefined : connectFailures.personNotAdmin
}

const NUMBER = /^-100\d{5,}$/
const NAME = /^@?([a-z][a-z0-9_]{3,31})$/i
const LINK = /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/(.+)$/i

/** Chat id from typed or pasted text. */
export function parseChatId(typed: string): string | undefined {
  const text = typed.replace(/[\p{Cf}\s]/gu, '')
  if (NUMBER.test(text)) return text
  const path = LINK.exec(text)?.[1]
  if (path === undefined) return nameOf(text)
  const [first = '', second = ''] = path.split(/[/?#]/)
  if (first === 'c') return /^\d+$/.test(second) ? `-100${second}` : undefined
  return nameOf(first === 's' ? second : first)
}

const nameOf = (text: string): string | undefined => {
  const name = NAME.exec(text)?.[1]
  return name && `@${name}`
}

const explainInput = (typed: string): Failure =>
  /(\/|^)(\+|joinchat)/.test(typed) ? connectFailures.inviteLink : connectFailures.badAddress
