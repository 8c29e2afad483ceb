import { messengerName } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { suggestAnswers } from '../../audience/conversation-answers/index.ts'
import { type MessageContent, queueMessage } from '../../delivery/bot-outbox/index.ts'
import { copy } from './copy.ts'
import { findActor } from './find-actor.ts'

export const suggestJob = declareJob({
  name: 'bot-actions.suggest',
  schema: z.object({
    conversationId: z.uuid(),
    userId: z.uuid(),
    workspaceId: z.uuid(),
    place: z.object({
      messenger: messengerName,
      chatId: z.int(),
      threadId: z.optional(z.int()),
    }),
    key: z.string(),
  }),
})
type Order = z.infer<typeof suggestJob.schema>

const compose = async ({
  ctx,
  order: { conversationId, key, ...stored },
  signal,
}: {
  ctx: AppContext
  order: Order
  signal: AbortSignal
}): Promise<MessageContent> => {
  try {
    const action = { kind: 'suggest_answer' as const, conversationId }
    const actor = await findActor({ ctx, stored, action, right: 'inbox.answer' })
    const { answers } = await suggestAnswers({ ctx, actor, id: conversationId, key, signal })
    const texts = answers.map(({ text }) => text)
    const buttons = texts.map((text, index) => ({
      text: copy.sendNumber(index + 1),
      action: { kind: 'send_suggested' as const, conversationId, text },
    }))
    return {
      title: copy.suggestedTitle,
      text: copy.suggested(texts),
      rows: [buttons],
      isLong: true,
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { title: '', text: copy.failed(error.userMessage), rows: [] }
  }
}

/** Variants of an answer in the chat of whoever asked; repeated, it costs and sends nothing more. */
export const suggestInChat = async (input: {
  ctx: AppContext
  order: Order
  signal: AbortSignal
}): Promise<void> => {
  const { ctx, order } = input
  const { userId, workspaceId, place, key } = order
  const content = await compose(input)
  await inTransaction(ctx.db, (tx) =>
    queueMessage({
      ctx,
      tx,
      key: `suggested:${key}`,
      to: { ...place, userId, workspaceId },
      content,
    }),
  )
}
