import { escapeHtml } from '@kadr/kit/escape-html'
import { appButton } from '../../platform/telegram/app-button.ts'
import { callTelegram, type TelegramOutcome } from '../../platform/telegram/call-telegram.ts'
import { findSubject } from '../auth/index.ts'
import { areTelegramNotificationsEnabled } from '../users/index.ts'
import type { Channel, SendOutcome } from './channel.ts'

const toOutcome = (outcome: TelegramOutcome): SendOutcome => {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'sent' }
    case 'refused':
      return { kind: 'refused', status: outcome.status, reason: outcome.description }
    case 'limited':
      return { kind: 'unsent', retryAfterSeconds: outcome.retryAfterSeconds }
    default:
      return outcome
  }
}

export const telegramChannel: Channel = {
  name: 'telegram',
  async findAddress({ ctx, userId }) {
    const isEnabled = await areTelegramNotificationsEnabled({ ctx, userId })
    return isEnabled ? findSubject({ ctx, userId, provider: 'telegram' }) : undefined
  },
  async send({ ctx: { config }, message: { title, text, link }, address }) {
    const buttons = link ? appButton({ config, text: 'Открыть в Кадре', path: link }) : []
    const outcome = await callTelegram({
      config,
      method: 'sendMessage',
      params: {
        chat_id: Number(address),
        text: `<b>${escapeHtml(title)}</b>\n${escapeHtml(text)}`,
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
        ...(buttons.length > 0 && { reply_markup: { inline_keyboard: [buttons] } }),
      },
    })
    return toOutcome(outcome)
  },
}
