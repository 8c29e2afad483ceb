import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import * as z from 'zod/mini'
import { type BotButton, type NoticeAction, noticeAction } from '../../bot-outbox/index.ts'
import type { Message } from '../channels/channel.ts'
import type { NotificationRow } from '../notifications.repository.ts'

const LABELS: Record<NoticeAction['kind'], string> = {
  retry: 'Повторить',
  settle_published: 'Вышло',
  settle_absent: 'Не вышло',
  approve: 'Согласовать',
  ask_note: 'На доработку',
  return: 'На доработку',
  publish_now: 'Сейчас',
  publish_tomorrow: 'Завтра',
  unschedule: 'Не публиковать',
  discard_post: 'Пропустить',
  pause_automation: 'Пауза',
  resume_automation: 'Включить',
  send_reel: 'Прислать видео',
  draft_reel: 'Сделать пост',
}

const LINK_LABELS: Partial<Record<NotificationKind, string>> = {
  failed: 'Открыть пост',
  delayed: 'Открыть пост',
  needs_attention: 'Открыть пост',
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
  group_lost: 'Открыть настройки',
  daily_digest: 'Открыть календарь',
  weekly_digest: 'Открыть аналитику',
  report_paused: 'Открыть отчёты',
}

const buttonsOf = (actions: unknown): BotButton[] =>
  z.parse(z.array(noticeAction), actions).map((action) => ({ text: LABELS[action.kind], action }))

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
    rows: [buttonsOf(actions), linkButtons],
    ...(pictureUrl && { pictureUrl }),
  }
}
