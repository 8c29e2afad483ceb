import type { DomainEvent } from '@kadr/contract/events'
import type { NotificationDraft } from './notification-draft.ts'

/** The free tools of the site. */
export const toolTexts = {
  'download_source.recovered': ({
    subjectId,
    payload: { source, title, at },
  }: DomainEvent<'download_source.recovered'>): NotificationDraft => ({
    kind: 'tool_recovered',
    title: `Скачивание из ${title} снова работает`,
    text: 'Вы просили сказать, когда ссылки начнут открываться.',
    link: `/free-tools/${source}-downloader`,
    key: `tool-recovered:${subjectId}:${source}:${at}`,
    to: [subjectId],
  }),
}
