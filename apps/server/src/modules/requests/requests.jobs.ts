import { escapeHtml } from '@kadr/kit/escape-html'
import type { AppContext } from '../../context.ts'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { callTelegram } from '../../platform/telegram/call-telegram.ts'
import { findUsersByEmail } from '../auth/index.ts'
import { businessRequestJob } from './business-requests.service.ts'
import { deletionLetterJob, deletionTokenOf } from './deletion-requests.service.ts'
import {
  type BusinessRow,
  findBusiness,
  findDeletion,
  markBusinessSent,
} from './requests.repository.ts'

const RETRIES = { retryLimit: 8, retryDelay: 60 }

const describeDeletion = ({
  ctx,
  id,
  isKnown,
}: {
  ctx: AppContext
  id: string
  isKnown: boolean
}) =>
  isKnown
    ? {
        subject: 'Подтвердите удаление данных',
        paragraphs: [
          'Кто-то, скорее всего вы, попросил удалить профиль Кадра, в который входят с этой почтой.',
          'Если это вы, откройте страницу и подтвердите. Профиль, посты, рилсы и файлы исчезнут сразу и без возможности вернуть. Ссылка действует сутки.',
          'Если это не вы, ничего делать не нужно: без подтверждения данные останутся на месте.',
        ],
        button: {
          label: 'Открыть подтверждение',
          url: `${ctx.config.publicUrl}/data-deletion?confirm=${deletionTokenOf({ ctx, id })}`,
        },
      }
    : {
        subject: 'Профиля с этой почтой нет',
        paragraphs: [
          'Нас попросили удалить профиль Кадра, в который входят с этой почтой, но такого профиля нет.',
          'Если вы входили через Telegram или с другой почтой, войдите так же и удалите профиль в разделе «Аккаунт»: это происходит сразу.',
        ],
      }

const sendDeletionLetter = defineJob({
  ...deletionLetterJob,
  options: RETRIES,
  async handle({ ctx, data: { id } }) {
    const row = await findDeletion({ db: ctx.db, id })
    if (!row?.email || row.doneAt || row.expiresAt <= ctx.clock.now()) return
    const isKnown = (await findUsersByEmail({ ctx, email: row.email })).length > 0
    const outcome = await ctx.mailer.send({
      to: row.email,
      key: `deletion:${id}`,
      ...describeDeletion({ ctx, id, isKnown }),
    })
    if (outcome.kind === 'refused') {
      ctx.log.warn({ requestId: id, reason: outcome.reason }, 'requests.deletion_letter.refused')
    }
  },
})

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

const deliverBusinessRequest = defineJob({
  ...businessRequestJob,
  options: RETRIES,
  async handle({ ctx, data: { id } }) {
    const row = await findBusiness({ db: ctx.db, id })
    if (!row) return
    await sendByBot(ctx, row)
    await sendByMail(ctx, row)
  },
})

export const requestJobs = [sendDeletionLetter, deliverBusinessRequest]
