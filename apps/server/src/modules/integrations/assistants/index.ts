import type { Module } from '../../../platform/module.ts'
import { mountConfirmations } from './confirmations.routes.ts'
import { exportConfirmations, purgeConfirmations } from './decide-confirmation.ts'
import { mountMcp } from './mcp.routes.ts'

export { decideConfirmation } from './decide-confirmation.ts'

export const assistantsModule: Module = {
  name: 'assistants',
  routes: mountConfirmations,
  rawRoutes: mountMcp,
  exportPersonalData: exportConfirmations,
  purge: purgeConfirmations,
}
