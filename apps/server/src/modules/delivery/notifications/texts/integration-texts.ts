import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/base/quote'
import { joinSentences } from '@kadr/domain/base/sentences'
import type { NotificationDraft } from './notification-draft.ts'

const WHAT_TO_DO = {
  failures: 'События копятся и уйдут по порядку. Почините приём и включите вебхук',
  gone: 'Он ответил, что больше не нужен, и события для него не копятся. Если это ошибка, проверьте его заново',
} as const

/** Programs that act in a workspace or are told of it. */
export const integrationTexts = {
  'api_key.leaked': ({
    subjectId,
    payload: { name, userId },
  }: DomainEvent<'api_key.leaked'>): NotificationDraft => ({
    kind: 'key_revoked',
    title: `Ключ ${quote(name)} отозван`,
    text: 'Его прислали прямо в адресе, а адреса остаются в чужих журналах. Создайте новый и передавайте его в заголовке Authorization',
    link: '/integrations/keys',
    key: `key-revoked:${subjectId}`,
    to: userId === null ? 'approvers' : [userId],
  }),
  'webhook.paused': ({
    subjectId,
    payload: { title, reason, message, toUserIds, at },
  }: DomainEvent<'webhook.paused'>): NotificationDraft => ({
    kind: 'webhook_paused',
    title: `Вебхук ${quote(title)} остановлен`,
    text: joinSentences([message, WHAT_TO_DO[reason]]),
    link: '/integrations/webhooks',
    key: `webhook-paused:${subjectId}:${at}`,
    to: toUserIds,
  }),
}
