import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'

export const ROLE_NAME: Record<WorkspaceRole, string> = {
  owner: 'Владелец',
  admin: 'Администратор',
  editor: 'Редактор',
  viewer: 'Наблюдатель',
}

export const copy = {
  label: 'Рабочее пространство',
  choose: 'Выбрать рабочее пространство',
  failed: 'Пространства не загрузились',
  retry: 'Повторить',
  loading: 'Загружаем рабочие пространства',
  here: (name: string) => `Рабочее пространство: ${name}`,
  create: 'Новое пространство',
  members: 'Команда',
  settings: 'Настройки пространств',
} as const
