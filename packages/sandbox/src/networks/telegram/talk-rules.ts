import { objectAt } from '../_shared/fields.ts'
import type { FakeReply } from '../fake-network.ts'
import type { Chat } from './chats.ts'
import type { Message } from './message.ts'
import { type Params, textOf } from './params.ts'
import { badRequest } from './replies.ts'

type Sent = { params: Params; chat: Chat }

const askedTopic = (params: Params) => Number(textOf(params, 'direct_messages_topic_id') || 0)

/** The person to whom a channel answers in private. */
export const topicOf = ({ chat, params }: Sent): { topicId?: number } =>
  chat.directOf === undefined ? {} : { topicId: askedTopic(params) }

/** In a discussion every message stands under the forwarded post. */
export function rootOf({
  chat,
  params,
  find,
}: Sent & { find(id: number): Message | undefined }): number {
  const { message_id } = objectAt(params, 'reply_parameters')
  const parent = chat.linkedId === undefined ? undefined : find(Number(message_id))
  return parent?.threadId || (parent?.id ?? 0)
}

/** An answer goes only to a message that is there; to who writes to a channel, only into their topic. */
export function findTalkProblem({
  chat,
  params,
  all,
}: Sent & { all: readonly Message[] }): FakeReply | undefined {
  if (chat.linkedId === undefined && chat.directOf === undefined) return undefined
  const here = all.filter((one) => one.chat.id === chat.id)
  const asked = objectAt(params, 'reply_parameters')
  const isLost =
    asked.message_id !== undefined && !here.some(({ id }) => id === Number(asked.message_id))
  if (isLost && asked.allow_sending_without_reply !== true) {
    return badRequest('message to be replied not found')
  }
  if (chat.directOf === undefined) return undefined
  const topic = askedTopic(params)
  return topic > 0 && here.some(({ topicId }) => topicId === topic)
    ? undefined
    : badRequest('direct messages topic not found')
}
