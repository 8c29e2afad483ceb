import type { AppContext } from '../../../context.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import type { OwnerMessage } from './notify-owner.ts'

type OwnerDelivery = { ctx: AppContext; message: OwnerMessage }

export const sendByBot = async ({ ctx, message }: OwnerDelivery): Promise<void> => {
  const chatId = ctx.config.owner.telegramId
  if (chatId === null) return
  const { config } = ctx
  const words = { title: message.title, text: message.paragraphs.join('\n\n'), isLong: true }
  const { name, calls, send } = messengers.telegram
  const call = calls.text({ config, place: { messenger: name, chatId }, words, rows: [] })
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
