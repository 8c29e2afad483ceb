import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/base/quote'
import { joinSentences } from '@kadr/domain/base/sentences'
import type { NotificationDraft } from './notification-draft.ts'

const WHAT_TO_DO = {
  failures: 'События копятся и уйдут по порядку. Почините приём и включите вебхук',
  gone: 'Он ответил, что больше не нужен, и события для него не копятся. Если это ошибка, проверьте его заново',
} as const

const ASKED = {
  schedule: 'запланировать пост',
  publish: 'опубликовать пост',
  answer: 'ответить на комментарий',
} as const

const ENDED = {
  revoked: 'Её отключили.',
  stolen:
    'Её ключ обновления пришёл второй раз: так бывает, когда его украли. Все её ключи отозваны.',
  leaked: 'Её ключ прислали прямо в адресе, а адреса остаются в чужих журналах.',
  idle: 'Ею не пользовались 30 дней.',
} as const

export const confirmationKey = (id: string) => `confirmation:${id}`

/** Keys and programs of others, what they ask and are told. */
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
  'confirmation.asked': ({
    subjectId,
    payload: { userId, callerName, kind, text, facts },
  }: DomainEvent<'confirmation.asked'>): NotificationDraft => ({
    kind: 'confirmation_asked',
    title: `${quote(callerName)} просит ${ASKED[kind]}`,
    text: [text, facts].filter(Boolean).join('\n'),
    link: `/integrations/confirm/${subjectId}`,
    actions: [
      { kind: 'confirm_publish', confirmationId: subjectId },
      { kind: 'refuse_publish', confirmationId: subjectId },
    ],
    key: confirmationKey(subjectId),
    to: [userId],
  }),
  'program.ended': ({
    subjectId,
    payload: { name, userId, end },
  }: DomainEvent<'program.ended'>): NotificationDraft => ({
    kind: 'program_ended',
    title: `Программа ${quote(name)} отключена`,
    text: `${ENDED[end]} Подключите её заново, если доверяете ей`,
    link: '/integrations/programs',
    key: `program-ended:${subjectId}`,
    to: end === 'stolen' || end === 'leaked' ? [userId] : [],
  }),
}
