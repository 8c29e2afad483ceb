import type { Module } from '../../platform/module.ts'
import { mountUsers } from './users.routes.ts'

export { presentUser } from './users.presenter.ts'
export {
  areTelegramNotificationsEnabled,
  createUser,
  deleteUser,
  exportUser,
  getUser,
  lockUser,
  lockUserShared,
  lockUsersShared,
  setTelegramNotifications,
  tryLockUser,
} from './users.service.ts'

export const usersModule: Module = { name: 'users', routes: mountUsers }
