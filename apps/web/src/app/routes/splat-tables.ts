import { isUuid } from '@kadr/kit/is-uuid'
import type { SplatPages } from '../../platform/page/splat-pages.ts'

/** Pages below /analytics. */
export const ANALYTICS_PAGES = {
  names: {
    '': 'Аналитика',
    accounts: 'Аккаунты в аналитике',
    'work-items': 'Публикации в аналитике',
    'account-groups': 'Группы аккаунтов',
    'post-groups': 'Группы публикаций',
    reports: 'Отчёты',
  },
  ids: { accounts: 'Аккаунт в аналитике', 'work-items': 'Публикация в аналитике' },
  isId: isUuid,
} as const satisfies SplatPages

/** Pages below /inbox. */
export const INBOX_PAGES = {
  names: {
    '': 'Входящие',
    accounts: 'Что приходит',
    rules: 'Правила входящих',
    'new-rule': 'Новое правило входящих',
    answers: 'Сохранённые ответы',
    questions: 'Частые вопросы',
  },
  ids: { rules: 'Правило входящих' },
  isId: isUuid,
} as const satisfies SplatPages

/** Pages below /integrations. */
export const INTEGRATION_PAGES = {
  names: {
    '': 'Интеграции',
    keys: 'Ключи',
    programs: 'Подключённые программы',
    webhooks: 'Вебхуки',
  },
  ids: { confirm: 'Просьба помощника', webhooks: 'Журнал вебхука' },
  isId: isUuid,
} as const satisfies SplatPages

const MAX_ID = 2 ** 31 - 1

/** Pages below /reels/automation; the id of a rule is a number. */
export const AUTOMATION_PAGES = {
  names: { '': 'Управление автоматизацией', new: 'Новое правило' },
  ids: { '': 'Правило автоматизации' },
  isId: (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= MAX_ID,
} as const satisfies SplatPages
