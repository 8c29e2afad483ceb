import type { WebhookKind } from '@kadr/contract/integrations/webhook-events'

const WORDS: Readonly<Record<WebhookKind, string>> = {
  'post.published': 'Пост вышел везде, куда шёл',
  'post.changed': 'Пост изменили',
  'post.deleted': 'Пост удалили',
  'target.published': 'Вышел в одной сети',
  'target.failed': 'Не вышел: сеть отказала',
  'target.needs_attention': 'Неизвестно, вышел ли: нужен человек',
  'target.restricted': 'Вышел, но не для всех',
  'target.handed_over': 'Пора выложить руками',
  'target.delayed': 'Сеть задерживает публикацию',
  'target.missed': 'Время прошло, пост не вышел',
  'target.removed': 'Удалён из сети',
  'approval.requested': 'Пост ждёт согласования',
  'approval.approved': 'Пост согласован',
  'approval.returned': 'Пост вернули на доработку',
  'generation.ready': 'Рилс или карусель готовы',
  'generation.failed': 'Собрать не удалось',
  'connection.attached': 'Аккаунт подключён',
  'connection.detached': 'Аккаунт отключён',
  'connection.broken': 'Сеть закрыла доступ',
  'connection.restored': 'Доступ восстановлен',
  'connection.expiring': 'Доступ скоро закончится',
  'automation.paused': 'Автоматизация остановилась',
  'automation.run_ended': 'Запуск закончился',
  'automation.run_asks': 'Запуск ждёт ответов',
  'post.commented': 'Команда или гость написали о посте',
  'comment.received': 'Пришёл комментарий или сообщение',
  'comment.answered': 'На него ответили',
}

type Group = { name: string; title: string; kinds: readonly WebhookKind[] }

/** In the order of the screen. */
export const EVENT_GROUPS: readonly Group[] = [
  {
    name: 'posts',
    title: 'Посты',
    kinds: ['post.published', 'post.changed', 'post.deleted'],
  },
  {
    name: 'targets',
    title: 'Публикация в каждой сети',
    kinds: [
      'target.published',
      'target.failed',
      'target.needs_attention',
      'target.restricted',
      'target.handed_over',
      'target.delayed',
      'target.missed',
      'target.removed',
    ],
  },
  {
    name: 'approvals',
    title: 'Согласование',
    kinds: ['approval.requested', 'approval.approved', 'approval.returned', 'post.commented'],
  },
  { name: 'generations', title: 'Рилсы', kinds: ['generation.ready', 'generation.failed'] },
  {
    name: 'connections',
    title: 'Аккаунты',
    kinds: [
      'connection.attached',
      'connection.broken',
      'connection.restored',
      'connection.expiring',
      'connection.detached',
    ],
  },
  {
    name: 'automations',
    title: 'Автоматизации',
    kinds: ['automation.run_ended', 'automation.run_asks', 'automation.paused'],
  },
  {
    name: 'comments',
    title: 'Комментарии и сообщения',
    kinds: ['comment.received', 'comment.answered'],
  },
]

export const nameEvent = (kind: WebhookKind): string => WORDS[kind]
