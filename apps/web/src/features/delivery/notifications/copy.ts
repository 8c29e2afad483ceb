import type { NotificationTopic } from '@kadr/contract/delivery/notifications'
import { countOf, formatNumber, type PluralForms } from '@kadr/domain/base/plural'

const UNREAD: PluralForms = ['непрочитанное', 'непрочитанных', 'непрочитанных']

export const TOPIC_NAME: Readonly<Record<NotificationTopic, string>> = {
  problems: 'Сбои публикаций',
  published: 'Вышедшие посты',
  approvals: 'Согласование',
  comments: 'Комментарии',
  reels: 'Рилсы',
  inbox: 'Входящие',
  automations: 'Автоматизации',
  connections: 'Подключения',
  team: 'Команда',
  billing: 'Тариф и оплата',
  daily: 'План на день',
  weekly: 'Итоги недели',
}

export const copy = {
  title: 'Уведомления',
  bell: (count: number) =>
    count > 0 ? `Уведомления: ${countOf({ count, forms: UNREAD })}` : 'Уведомления',
  /** At the bell there is room for two digits. */
  badge: (count: number) => (count > 99 ? '99+' : String(count)),
  open: 'Открыть',
  openNamed: (title: string) => `Открыть: ${title}`,
  read: (title: string) => `Отметить прочитанным: ${title}`,
  readAll: 'Прочитать все',
  andMore: (count: number) => `И ещё ${formatNumber(count)}`,
  readFailed: 'Уведомление не отмечено',
  all: 'Все уведомления',
  settings: 'Настроить',
  more: 'Показать ещё',
  loading: 'Загружаем уведомления',
  failed: 'Уведомления не загрузились',
  unread: 'Не прочитано',
  filter: {
    state: 'Какие показать',
    every: 'Все',
    unread: 'Непрочитанные',
    topic: 'Тема',
    everyTopic: 'Все темы',
  },
  empty: {
    title: 'Уведомлений пока нет',
    text: 'Здесь появится, что вышло, что не получилось и что ждёт вашего решения.',
    none: 'Таких уведомлений нет',
    noneText: 'Снимите фильтр, чтобы увидеть остальные.',
    reset: 'Показать все',
  },
} as const
