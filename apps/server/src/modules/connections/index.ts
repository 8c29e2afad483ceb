import type { Module } from '../../platform/module.ts'
import { connectionConsumers } from './connections.consumers.ts'
import { connectionJobs } from './connections.jobs.ts'
import { mountConnections } from './connections.routes.ts'

export { connectSandboxAccount } from './connect-sandbox-account.ts'
export {
  assertConnected,
  exportConnections,
  getConnections,
  listConnectedAccounts,
  revokeConnectionsOf,
  revokeConnectionsOfWorkspace,
} from './connections.service.ts'
export {
  checkAccess,
  findLiveAccount,
  type LiveAccount,
  renewAccess,
  renewIfExpired,
} from './live-account.ts'
export { applyPlanLimit, countConnectedAccounts, keepConnections } from './plan-limit.ts'

export const connectionsModule: Module = {
  name: 'connections',
  routes: mountConnections,
  jobs: () => connectionJobs,
  consumers: connectionConsumers,
}
