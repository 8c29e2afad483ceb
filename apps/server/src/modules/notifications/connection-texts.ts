import type { DomainEvent } from '@kadr/contract/events'
import { timeLeft } from '@kadr/domain/time-left'
import { adapters } from '@kadr/networks'
import type { NotificationDraft } from './notification-draft.ts'

const LINK = '/connections'

export const connectionTexts = {
  'connection.broken': ({
    subjectId,
    payload: { network, title, message, version },
  }: DomainEvent<'connection.broken'>): NotificationDraft => ({
    kind: 'connection_needs_reauth',
    title: `Подключите ${adapters[network].title} заново`,
    text: `«${title}»: ${message}`,
    link: LINK,
    key: `connection-needs-reauth:${subjectId}:${version}`,
    to: 'everyone',
  }),
  'connection.expiring': (
    {
      subjectId,
      payload: { network, title, endsAt, isLastDay },
    }: DomainEvent<'connection.expiring'>,
    now: Date,
  ): NotificationDraft => ({
    kind: 'connection_expiring',
    title: `Доступ к ${adapters[network].title} скоро закончится`,
    text: `«${title}»: доступ закончится ${timeLeft({ end: new Date(endsAt), now })}. Подключите аккаунт заново, чтобы публикации не остановились.`,
    link: LINK,
    key: `connection-expiring:${subjectId}:${endsAt}:${isLastDay ? 'day' : 'week'}`,
    to: 'everyone',
  }),
}
