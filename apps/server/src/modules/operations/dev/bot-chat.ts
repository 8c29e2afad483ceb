import type { RouteInput } from '@kadr/contract/base/route'
import { type actInBotChat as actRoute, type BotChat, botChat } from '@kadr/contract/operations/dev'
import { OutsideError, UserError } from '@kadr/domain/base/app-error'
import { readBoundedJson } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { isLocalBot, sandboxNetworkUrls } from '../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../context.ts'

const MAX_CHAT_BYTES = 4 * 1024 * 1024

type OfPerson = { ctx: AppContext; telegramId: number }

const callChat = async (url: string, init?: RequestInit): Promise<unknown> => {
  try {
    const response = await fetch(url, init)
    return await readBoundedJson(response, MAX_CHAT_BYTES)
  } catch (cause) {
    const userMessage = 'Песочница не отвечает. Обновите страницу'
    throw new OutsideError({ code: 'NETWORK_UNAVAILABLE', userMessage, cause })
  }
}

/** The chat is stored by the fake Telegram of this process and read over HTTP. */
const chatUrl = ({ ctx: { config }, telegramId }: OfPerson) => {
  const { isSandbox, telegram } = config
  if (!isSandbox || !telegram || !isLocalBot(telegram)) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
  }
  return `${sandboxNetworkUrls(config).serverUrl}/telegram/www/chat/${telegramId}`
}

export const readBotChat = async ({
  thread,
  ...person
}: OfPerson & { thread?: number | undefined }): Promise<BotChat> => {
  const query = thread === undefined ? '' : `?thread=${thread}`
  return z.parse(botChat, await callChat(`${chatUrl(person)}${query}`))
}

const textOf = (number: number | null) => (number === null ? '' : String(number))

const fieldsOf = (act: RouteInput<typeof actRoute>['body']): Record<string, string> => {
  switch (act.kind) {
    case 'write':
      return { text: act.text, reply: textOf(act.replyTo), thread: textOf(act.thread) }
    case 'press':
      return { message: String(act.messageId), data: act.data, thread: textOf(act.thread) }
    case 'join':
      return { code: act.code }
    default:
      return {}
  }
}

export const actInBotChat = async ({
  act,
  ...person
}: OfPerson & { act: RouteInput<typeof actRoute>['body'] }): Promise<Record<string, never>> => {
  await callChat(`${chatUrl(person)}/${act.kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fieldsOf(act)),
  })
  return {}
}
