import type { MessengerName } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../context.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import type { OwnerMessage } from './notify-owner.ts'

type OwnerDelivery = { ctx: AppContext; message: OwnerMessage }

export const sendByBot = async ({
  ctx,
  message,
  messenger,
}: OwnerDelivery & { messenger: MessengerName }): Promise<void> => {
  const { config } = ctx
  const chat = config.owner.chats.find((one) => one.messenger === messenger)
  if (!chat) return
  const { chatId } = chat
  const words = { title: message.title, text: message.paragraphs.join('\n\n'), isLong: true }
  const { calls, send } = messengers[messenger]
  const call = calls.text({ config, place: chat, words, rows: [] })
  const outcome = await send({ config, chatId, call })
  if (outcome.kind === 'limited' || outcome.kind === 'unsent') {
    throw new Error('The messenger did not take the message')
  }
  if (outcome.kind !== 'refused') return
  ctx.log.error({ key: message.key, reason: outcome.description }, 'owner_messages.bot.refused')
}

export const sendByMail = async ({ ctx, message }: OwnerDelivery): Promise<void> => {
  const { email } = ctx.config.owner
  if (email === null) return
  const { key, title, paragraphs, replyTo } = message
  const outcome = await ctx.mailer.send({
    to: email,
    key,
    subject: title,
    paragraphs,
    ...(replyTo !== null && { replyTo }),
  })
  if (outcome.kind !== 'refused') return
  ctx.log.error({ key, reason: outcome.reason }, 'owner_messages.letter.refused')
}
