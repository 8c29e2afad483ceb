import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/base/quote'
import type { NotificationDraft } from './notification-draft.ts'

type Payload = DomainEvent<'passkeys.changed'>['payload']

const NOT_YOU = 'Если это не вы, выйдите на всех устройствах и проверьте способы входа'

const describe = ({ change, name, device }: Payload) => {
  const which = name === null ? '' : ` ${quote(name)}`
  if (change === 'added') {
    return { title: `Добавлен ключ доступа${which}`, text: `Устройство: ${device}. ${NOT_YOU}` }
  }
  if (change === 'removed') {
    return { title: `Удалён ключ доступа${which}`, text: `Устройство: ${device}. ${NOT_YOU}` }
  }
  if (change === 'reset_asked') {
    return {
      title: 'Просят сбросить ключи доступа',
      text: `Устройство: ${device}. Через три дня ключи будут удалены. Если это не вы, отмените сброс в аккаунте и выйдите на всех устройствах`,
    }
  }
  return {
    title: 'Ключи доступа сброшены',
    text: 'Выплаты, передача, удаление и новые ключи API больше не просят подтверждения. Добавьте новый ключ доступа',
  }
}

/** Told of every change: a stolen session would begin with it. */
export const passkeyTexts = {
  'passkeys.changed': ({
    subjectId,
    payload,
  }: DomainEvent<'passkeys.changed'>): NotificationDraft => ({
    kind: 'passkeys_changed',
    ...describe(payload),
    link: '/account',
    key: `passkeys:${payload.key}`,
    to: [subjectId],
  }),
}
