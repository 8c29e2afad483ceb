import type { Stranger } from '../fake-network.ts'
import type { Chat } from './chats.ts'
import type { Message } from './message.ts'
import { presentChat } from './messages.ts'

/** The account in whose name Telegram forwards posts into discussions. */
export const SERVICE = { id: 777_000, is_bot: false, first_name: 'Telegram' }

export const strangerId = ({ number }: Stranger) => String(5_600_000_100 + number)
const personOf = (person: Stranger) => {
  const [first_name = '', ...rest] = person.name.split(' ')
  return {
    id: Number(strangerId(person)),
    is_bot: false,
    first_name,
    ...(rest.length > 0 && { last_name: rest.join(' ') }),
    username: person.word.replaceAll('.', '_'),
    language_code: 'ru',
  }
}
/** Updates are JSON that our webhooks carry: numbers, not 64-bit integers. */
export const shownIn = (chat: Chat) => ({ ...presentChat(chat), id: Number(chat.id) })
export const toUnix = (at: Date) => Math.floor(at.getTime() / 1000)

/** A message of a person as an update carries it: of what it answers only one level is told. */
export function presentIncoming(of: {
  message: Message
  person: Stranger | undefined
  parent: Message | undefined
}): object {
  const { message, person, parent } = of
  const { topicId } = message
  return {
    message_id: message.id,
    ...(person && { from: personOf(person) }),
    chat: shownIn(message.chat),
    date: toUnix(message.sentAt),
    ...(message.threadId && { message_thread_id: message.threadId }),
    ...(topicId !== undefined && {
      direct_messages_topic: { topic_id: topicId, ...(person && { user: personOf(person) }) },
    }),
    ...(parent && {
      reply_to_message: {
        message_id: parent.id,
        chat: shownIn(parent.chat),
        date: toUnix(parent.sentAt),
        text: parent.text,
        ...(parent.id === message.threadId && { from: SERVICE, is_automatic_forward: true }),
      },
    }),
    text: message.text,
  }
}
