import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import type { LaterChoice } from '@kadr/contract/publishing/post-targets'
import * as z from 'zod/mini'
import { type BotButton, type NoticeAction, noticeAction } from '../../bot-outbox/index.ts'
import type { Message } from '../channels/channel.ts'
import type { NotificationRow } from '../notifications.repository.ts'

const LABELS: Record<NoticeAction['kind'], string> = {
  retry: 'Повторить',
  settle_published: 'Вышло',
  settle_absent: 'Не вышло',
  bring_files: 'Прислать файлы и текст',
  hand_published: 'Вышло',
  hand_absent: 'Не вышло',
  postpone: 'Позже',
  give_link: 'Ссылка',
  approve: 'Согласовать',
  ask_note: 'На доработку',
  return: 'На доработку',
  publish_now: 'Сейчас',
  publish_tomorrow: 'Завтра',
  unschedule: 'Не публиковать',
  discard_post: 'Пропустить',
  pause_automation: 'Пауза',
  resume_automation: 'Включить',
  suggest_answer: 'Предложить ответ',
  hide_conversation: 'Скрыть',
  later_conversation: 'Позже',
  confirm_publish: 'Опубликовать',
  refuse_publish: 'Не публиковать',
  send_reel: 'Прислать видео',
  draft_reel: 'Сделать пост',
}

const LINK_LABELS: Partial<Record<NotificationKind, string>> = {
  failed: 'Открыть пост',
  delayed: 'Открыть пост',
  needs_attention: 'Открыть пост',
  handed_over: 'Открыть в Кадре',
  published: 'Открыть пост',
  approval_asked: 'Смотреть в Кадре',
  approval_decided: 'Открыть пост',
  connection_needs_reauth: 'Подключить заново',
  connection_expiring: 'Подключить заново',
  plan_expiring: 'Продлить тариф',
  renewal_failed: 'Оплатить',
  plan_ended: 'Выбрать тариф',
  automation_ready: 'Посмотреть',
  automation_failed: 'Посмотреть',
  automation_paused: 'Посмотреть',
  automation_asks: 'Ответить',
  message_received: 'Открыть переписку',
  message_assigned: 'Открыть переписку',
  message_problem: 'Открыть переписку',
  group_lost: 'Открыть настройки',
  daily_digest: 'Открыть календарь',
  weekly_digest: 'Открыть аналитику',
  report_paused: 'Открыть отчёты',
  webhook_paused: 'Открыть вебхуки',
  confirmation_asked: 'Посмотреть целиком',
  program_ended: 'Открыть программы',
  passkeys_changed: 'Открыть ключи доступа',
}

const LATER: Record<LaterChoice, string> = {
  hour: 'Через час',
  evening: 'Вечером',
  tomorrow: 'Завтра',
}

const labelOf = (action: NoticeAction): string =>
  action.kind === 'postpone' ? LATER[action.until] : LABELS[action.kind]

/** What a person needs first, and what they put off to, have rows of their own. */
const ROWS: Partial<Record<NoticeAction['kind'], number>> = {
  bring_files: 0,
  suggest_answer: 0,
  postpone: 2,
}
const USUAL_ROW = 1

const rowsOf = (actions: unknown): BotButton[][] => {
  const rows: BotButton[][] = [[], [], []]
  for (const action of z.parse(z.array(noticeAction), actions)) {
    rows[ROWS[action.kind] ?? USUAL_ROW]?.push({ text: labelOf(action), action })
  }
  return rows.filter((row) => row.length > 0)
}

/** The outcome is a separate line. */
export const composeMessage = ({
  kind,
  title,
  text,
  link,
  actions,
  outcome,
  pictureUrl,
}: Pick<
  NotificationRow,
  'kind' | 'title' | 'text' | 'link' | 'actions' | 'outcome' | 'pictureUrl'
>): Message => {
  const linkButtons = link ? [{ text: LINK_LABELS[kind] ?? 'Открыть в Кадре', path: link }] : []
  return {
    title,
    text: outcome === null ? text : `${text}\n\n${outcome}`,
    rows: [...rowsOf(actions), linkButtons],
    ...(pictureUrl && { pictureUrl }),
  }
}
