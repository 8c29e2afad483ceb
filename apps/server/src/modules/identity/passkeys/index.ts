import type { Module } from '../../../platform/module.ts'
import { mountPasskeys } from './passkeys.routes.ts'
import { exportPasskeys, purgePasskeys } from './passkeys.service.ts'

export { openProofs } from './prove.ts'

export const passkeysModule: Module = {
  name: 'passkeys',
  routes: mountPasskeys,
  exportPersonalData: exportPasskeys,
  purge: purgePasskeys,
}
