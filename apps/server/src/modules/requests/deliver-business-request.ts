import { escapeHtml } from '@kadr/kit/escape-html'
import type { AppContext } from '../../context.ts'
import { callTelegram } from '../../platform/telegram/call-telegram.ts'
import { type BusinessRow, findBusiness, markBusinessSent } from './requests.repository.ts'

const sendByBot = async (ctx: AppContext, row: BusinessRow) => {
  const chatId = ctx.config.owner.telegramId
  if (chatId === null || row.botSentAt) return
  const from = [row.name, row.company, row.email].filter(Boolean).join(', ')
  const outcome = await callTelegram({
    config: ctx.config,
    method: 'sendMessage',
    params: {
      chat_id: chatId,
      text: `<b>Сообщение от бизнеса</b>\n${escapeHtml(from)}\n\n${escapeHtml(row.message)}`,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    },
  })
  if (outcome.kind === 'limited' || outcome.kind === 'unsent') {
    throw new Error('Telegram did not take the message')
  }
  if (outcome.kind === 'refused') {
    ctx.log.error(
      { requestId: row.id, reason: outcome.description },
      'requests.bot_message.refused',
    )
    return
  }
  await markBusinessSent({ db: ctx.db, id: row.id, botSentAt: ctx.clock.now() })
}

const sendByMail = async (ctx: AppContext, row: BusinessRow) => {
  const { email } = ctx.config.owner
  if (email === null || row.mailedAt) return
  const outcome = await ctx.mailer.send({
    to: email,
    replyTo: row.email,
    key: `business:${row.id}`,
    subject: `Сообщение от бизнеса: ${row.company || row.name}`,
    paragraphs: [`${row.name}, ${row.email}${row.company ? `, ${row.company}` : ''}`, row.message],
  })
  if (outcome.kind === 'refused') {
    ctx.log.error({ requestId: row.id, reason: outcome.reason }, 'requests.owner_letter.refused')
    return
  }
  await markBusinessSent({ db: ctx.db, id: row.id, mailedAt: ctx.clock.now() })
}

/** By the bot and by mail, each once. */
export const deliverBusinessRequest = async ({ ctx, id }: { ctx: AppContext; id: string }) => {
  const row = await findBusiness({ db: ctx.db, id })
  if (!row) return
  await sendByBot(ctx, row)
  await sendByMail(ctx, row)
}
