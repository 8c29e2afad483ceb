import type { WorkspaceRole } from '@kadr/contract/workspaces'

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
} as const
