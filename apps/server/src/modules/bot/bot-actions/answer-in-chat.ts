import type { AppContext } from '../../../context.ts'
import { answerThread } from '../../audience/conversation-answers/index.ts'
import { assertThread, conflict, type Reader } from '../../audience/conversations/index.ts'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'
import { copy } from './copy.ts'

/** Answers what the person wrote last, unless somebody was first; the message that lets it be taken back. */
export const answerInChat = async ({
  ctx,
  actor,
  conversationId: id,
  text,
  key,
}: {
  ctx: AppContext
  actor: Reader
  conversationId: string
  text: string
  key: string
}): Promise<MessageContent> => {
  const { thread } = await assertThread({ ctx, actor, id })
  if (thread.state === 'answered') throw conflict(copy.alreadyAnswered)
  const { id: answerId } = await answerThread({
    ctx,
    actor,
    id,
    version: thread.version,
    answer: { text, mediaId: null, itemId: null, isPrivate: false, key },
  })
  const action = { kind: 'cancel_answer' as const, conversationId: id, answerId }
  return { title: '', text: copy.sending(text), rows: [[{ text: copy.dontSend, action }]] }
}
