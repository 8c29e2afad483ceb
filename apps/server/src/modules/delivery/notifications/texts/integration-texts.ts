import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/base/quote'
import type { NotificationDraft } from './notification-draft.ts'

/** Keys of other programs. */
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
}
