import * as z from 'zod/mini'
import type { Messenger, RefusalMeaning, SendOutcome } from '../port.ts'
import { callTelegram } from './call-telegram.ts'
import { isGroup } from './limits.ts'

const sentMessage = z.object({ message_id: z.int() })

/** In a private chat «chat not found» means that the person never started the bot. */
const meaningOf = ({
  chatId,
  status,
  description,
}: {
  chatId: number
  status: number
  description: string
}): RefusalMeaning => {
  if (description.includes('message is not modified')) return 'unchanged'
  if (status === 403) return 'chat_lost'
  if (isGroup(chatId) && description.includes('chat not found')) return 'chat_lost'
  if (description.includes('thread not found') || description.includes('TOPIC_')) {
    return 'thread_lost'
  }
  return 'other'
}

export const send: Messenger['send'] = async ({
  config,
  chatId,
  call: { method, params },
  file,
  editedId,
}): Promise<SendOutcome> => {
  const outcome = await callTelegram({
    config,
    method,
    params: {
      chat_id: chatId,
      ...params,
      ...(editedId !== undefined && { message_id: Number(editedId) }),
    },
    file,
  })
  if (outcome.kind === 'done') {
    const sent = sentMessage.safeParse(outcome.result).data
    return { kind: 'done', messageId: sent && String(sent.message_id) }
  }
  return outcome.kind === 'refused'
    ? { ...outcome, meaning: meaningOf({ chatId, ...outcome }) }
    : outcome
}

export const hasChat: Messenger['hasChat'] = async ({ config, chatId }) => {
  const params = { chat_id: chatId }
  const { kind } = await callTelegram({ config, method: 'getChat', params })
  if (kind === 'done') return true
  return kind === 'refused' ? false : undefined
}

const MAX_ANSWER = 200

/** Without an answer the button stops spinning after a while. */
export const answerPress: Messenger['answerPress'] = async ({ config, pressId, text }) => {
  const params = { callback_query_id: pressId, text: text.slice(0, MAX_ANSWER) }
  await callTelegram({ config, method: 'answerCallbackQuery', params })
}
