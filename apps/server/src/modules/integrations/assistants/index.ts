import type { Module } from '../../../platform/module.ts'
import { exportConfirmations, purgeConfirmations } from './confirmations/decide-confirmation.ts'
import { mountConfirmations } from './confirmations.routes.ts'
import { mountMcp } from './mcp.routes.ts'

export { decideConfirmation } from './confirmations/decide-confirmation.ts'

export const assistantsModule: Module = {
  name: 'assistants',
  routes: mountConfirmations,
  rawRoutes: mountMcp,
  exportPersonalData: exportConfirmations,
  purge: purgeConfirmations,
}
