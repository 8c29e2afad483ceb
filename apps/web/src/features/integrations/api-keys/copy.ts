import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import type { KeyEnd } from '@kadr/contract/integrations/api-keys'
import { quote } from '@kadr/domain/base/quote'

const ROLES: Record<WorkspaceRole, string> = {
  owner: 'Владелец',
  admin: 'Администратор',
  editor: 'Редактор',
  viewer: 'Наблюдатель',
}

const ENDS: Record<KeyEnd, string> = {
  revoked: 'отозван',
  leaked: 'оказался в чужом адресе и отозван',
  expired: 'срок вышел',
}

export const copy = {
  title: 'Ключи',
  lead: 'Ключ открывает другой программе это пространство. Он умеет только то, что вы отметите, и не больше вашей роли.',
  reference: 'Как пользоваться',
  create: 'Создать ключ',
  loading: 'Загружаем ключи',
  failed: 'Ключи не загрузились',
  empty: 'Ключей пока нет',
  emptyText: 'Создайте ключ, чтобы CRM или свой скрипт ставили посты в план.',
  working: 'Работают',
  over: 'Не работают',
  actionFailed: 'Не получилось',
  roles: ROLES,
  ends: ENDS,
  never: 'Ещё не использовали',
  used: (at: string, from: string | null) =>
    from === null ? `Последний вызов ${at}` : `Последний вызов ${at}, адрес ${from}`,
  until: (day: string) => `до ${day}`,
  forever: 'без срока',
  by: (name: string) => `создал ${name}`,
  revoke: 'Отозвать',
  revokeNamed: (name: string) => `Отозвать ключ ${quote(name)}`,
  revokeTitle: (name: string) => `Отозвать ключ ${quote(name)}?`,
  revokeText: 'Программа с этим ключом сразу перестанет работать. Вернуть ключ нельзя.',
  revoked: 'Ключ отозван',
  dialog: {
    title: 'Новый ключ',
    name: 'Название',
    nameHint: 'По нему вы узнаете ключ в журнале действий',
    namePlaceholder: 'CRM',
    role: 'Роль ключа',
    roleHint: 'Сильнее этой роли ключ не станет, даже если вас повысят',
    days: 'Срок',
    dayChoices: [
      { value: '30', label: '30 дней' },
      { value: '90', label: '90 дней' },
      { value: '365', label: 'Год' },
      { value: '', label: 'Без срока' },
    ],
    scopes: 'Что можно',
    mayPublish: 'Помощник публикует без моего нажатия',
    mayPublishHint: 'Обычно не нужно: без этого то, что просит помощник, ждёт вашего подтверждения',
    noScopes: 'Отметьте хотя бы одно право',
    submit: 'Создать',
    readyTitle: 'Ключ готов',
    readyText: 'Скопируйте его сейчас: второй раз он не покажется.',
    ofKey: {
      label: 'Ключ',
      copied: 'Ключ скопирован',
      refused: 'Выделите ключ и скопируйте сами',
    },
  },
}
