import type { Module } from '../../../platform/module.ts'
import { mountAuth } from './auth.routes.ts'
import { exportSignIns, purgeExpiredSignIns } from './auth.service.ts'
import { mountSignIns } from './sign-ins.routes.ts'

export { registerOnce } from './auth.service.ts'
export { authenticate, isStillSignedIn } from './authenticate.ts'
export { blockPerson } from './block-person.ts'
export { acceptMove, completeMove } from './move-sign-in.ts'
export { listPeople } from './people.repository.ts'
export { findDevice } from './sessions.repository.ts'
export {
  findNamedUser,
  findSubject,
  findUserBySubject,
  findUsersByEmail,
  listAccounts,
  listSignIns,
  setBotBlocked,
} from './sign-ins.service.ts'

export const authModule: Module = {
  name: 'auth',
  routes(mount, ctx) {
    mountAuth(mount, ctx)
    mountSignIns(mount)
  },
  exportPersonalData: exportSignIns,
  purge: purgeExpiredSignIns,
}
