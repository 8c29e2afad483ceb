import type { NotificationKind } from '@kadr/contract/notifications'
import { quietUntil } from '@kadr/domain/quiet-hours'
import { DAY_MS } from '@kadr/kit/durations'
import { escapeHtml } from '@kadr/kit/escape-html'
import type { AppContext } from '../../context.ts'
import { appButton } from '../../platform/telegram/app-button.ts'
import { callTelegram, type TelegramOutcome } from '../../platform/telegram/call-telegram.ts'
import { findSubject } from '../auth/index.ts'
import { areTelegramNotificationsEnabled } from '../users/index.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import {
  findNotification,
  moveTelegramState,
  type NotificationRow,
  type TelegramState,
} from './notifications.repository.ts'
import { deliverJob } from './notify.ts'

type Delivery = { ctx: AppContext; row: NotificationRow }

/** What can't wait for the morning: something that should have happened has not. */
const URGENT: ReadonlySet<NotificationKind> = new Set(['failed', 'needs_attention'])
const RETRY_SECONDS = 60
/** After a day nobody wants to hear of it by Telegram any more. */
const STALE_MS = DAY_MS

const later = ({ ctx, row }: Delivery, startAfter: Date) =>
  ctx.jobs.enqueue(deliverJob, { id: row.id }, { key: row.id, startAfter })

const inSeconds = ({ clock }: AppContext, seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000)

const send = ({ ctx, row, chatId }: Delivery & { chatId: string }) => {
  const buttons = row.link
    ? appButton({ config: ctx.config, text: 'Открыть в Кадре', path: row.link })
    : []
  return callTelegram({
    config: ctx.config,
    method: 'sendMessage',
    params: {
      chat_id: Number(chatId),
      text: `<b>${escapeHtml(row.title)}</b>\n${escapeHtml(row.text)}`,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      ...(buttons.length > 0 && { reply_markup: { inline_keyboard: [buttons] } }),
    },
  })
}

const isStale = ({ ctx, row }: Delivery) =>
  ctx.clock.now().getTime() - row.createdAt.getTime() > STALE_MS

/** Only what surely did not go out is tried again. */
const settle = async (delivery: Delivery, outcome: TelegramOutcome): Promise<void> => {
  const { ctx, row } = delivery
  const move = (to: TelegramState) =>
    moveTelegramState({ db: ctx.db, id: row.id, from: ['sending', 'unknown'], to })
  switch (outcome.kind) {
    case 'done':
      await move('sent')
      return
    case 'unknown':
      await move('unknown')
      return
    case 'refused':
      ctx.log.info({ status: outcome.status, reason: outcome.description }, 'telegram refused')
      await move('failed')
      return
    default: {
      if (isStale(delivery)) {
        await move('failed')
        return
      }
      const seconds = outcome.kind === 'limited' ? outcome.retryAfterSeconds : RETRY_SECONDS
      if (await move('waiting')) await later(delivery, inSeconds(ctx, seconds))
    }
  }
}

const findChatId = async ({ ctx, row }: Delivery) => {
  const isWanted = await areTelegramNotificationsEnabled({ ctx, userId: row.userId })
  return isWanted ? findSubject({ ctx, userId: row.userId, provider: 'telegram' }) : undefined
}

const findQuietEnd = async ({ ctx, row }: Delivery) => {
  if (URGENT.has(row.kind)) return undefined
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId: row.workspaceId })
  return quietUntil({ now: ctx.clock.now(), timeZone })
}

/**
 * Sends one notification by Telegram, at most once: the state `sending` is written before the call, and who finds it
 * there was not the one who wrote it, so the message may be out already.
 */
export const deliver = async ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> => {
  const row = await findNotification({ db: ctx.db, id })
  if (!row) return
  const move = (from: TelegramState, to: TelegramState) =>
    moveTelegramState({ db: ctx.db, id, from: [from], to })
  if (row.telegramState !== 'waiting') {
    await move('sending', 'unknown')
    return
  }
  const delivery = { ctx, row }
  const chatId = await findChatId(delivery)
  if (!chatId) {
    await move('waiting', 'skipped')
    return
  }
  const quietEnd = await findQuietEnd(delivery)
  if (quietEnd) {
    await later(delivery, quietEnd)
    return
  }
  if (await move('waiting', 'sending')) await settle(delivery, await send({ ...delivery, chatId }))
}
