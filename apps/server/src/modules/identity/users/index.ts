import type { Module } from '../../../platform/module.ts'
import { mountUsers } from './users.routes.ts'
import { exportUser } from './users.service.ts'

export { presentUser } from './users.presenter.ts'
export {
  type BotAccess,
  createUser,
  deleteUser,
  findBlockedAt,
  getBotAccess,
  getUser,
  lockUser,
  lockUserShared,
  lockUsersShared,
  setBlockedAt,
  switchBot,
  tryLockUser,
} from './users.service.ts'

export const usersModule: Module = {
  name: 'users',
  routes: mountUsers,
  exportPersonalData: exportUser,
}
