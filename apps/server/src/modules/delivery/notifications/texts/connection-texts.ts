import type { DomainEvent } from '@kadr/contract/events'
import type { Network } from '@kadr/contract/publishing/networks'
import { quote } from '@kadr/domain/base/quote'
import { timeLeft } from '@kadr/domain/base/time-left'
import { adapters } from '@kadr/networks'
import type { NotificationDraft } from './notification-draft.ts'

/** Opens the sign-in directly. */
const signInLink = (network: Network, id: string) =>
  `/connections?connect=${network}&account=${id}&back=%2Fdashboard`

export const connectionTexts = {
  'connection.broken': ({
    subjectId,
    payload: { network, title, message, version },
  }: DomainEvent<'connection.broken'>): NotificationDraft => ({
    kind: 'connection_needs_reauth',
    title: `Подключите ${adapters[network].title} заново`,
    text: `${quote(title)}: ${message}`,
    link: signInLink(network, subjectId),
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
    text: `${quote(title)}: доступ закончится ${timeLeft({ end: new Date(endsAt), now })}. Подключите аккаунт заново, чтобы публикации не остановились.`,
    link: signInLink(network, subjectId),
    key: `connection-expiring:${subjectId}:${endsAt}:${isLastDay ? 'day' : 'week'}`,
    to: 'everyone',
  }),
}
