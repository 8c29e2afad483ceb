import { escapeHtml } from '@kadr/kit/escape-html'
import type { AppContext } from '../../context.ts'
import { callTelegram } from '../../platform/telegram/call-telegram.ts'
import type { OwnerMessage } from './tell-owner.ts'

type Sending = { ctx: AppContext; message: OwnerMessage }

/** With the title below the 4096 characters of a message of Telegram. */
const BOT_BODY_MAX = 3800

const textOf = ({ title, paragraphs }: OwnerMessage) =>
  `<b>${escapeHtml(title)}</b>\n${escapeHtml(paragraphs.join('\n\n').slice(0, BOT_BODY_MAX))}`

export const sendByBot = async ({ ctx, message }: Sending): Promise<void> => {
  const chatId = ctx.config.owner.telegramId
  if (chatId === null) return
  const outcome = await callTelegram({
    config: ctx.config,
    method: 'sendMessage',
    params: {
      chat_id: chatId,
      text: textOf(message),
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    },
  })
  if (outcome.kind === 'limited' || outcome.kind === 'unsent') {
    throw new Error('Telegram did not take the message')
  }
  if (outcome.kind !== 'refused') return
  ctx.log.error({ key: message.key, reason: outcome.description }, 'owner_messages.bot.refused')
}

export const sendByMail = async ({ ctx, message }: Sending): Promise<void> => {
  const { email } = ctx.config.owner
  if (email === null) return
  const { key, title, paragraphs, replyTo } = message
  const outcome = await ctx.mailer.send({
    ...{ to: email, key, subject: title, paragraphs },
    ...(replyTo !== null && { replyTo }),
  })
  if (outcome.kind !== 'refused') return
  ctx.log.error({ key, reason: outcome.reason }, 'owner_messages.letter.refused')
}
