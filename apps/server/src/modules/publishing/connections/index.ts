import type { Module } from '../../../platform/module.ts'
import { connectionConsumers } from './connections.consumers.ts'
import { connectionJobs } from './connections.jobs.ts'
import { mountConnections } from './connections.routes.ts'
import { exportConnections } from './connections.service.ts'
import { mountDeauthorize } from './notices.routes.ts'
import { measureConnections } from './scan-connections.ts'
import { searchableAccounts } from './search-accounts.ts'

export { connectSandboxAccount } from './connect-sandbox-account.ts'
export {
  assertConnected,
  getConnections,
  listConnectedAccounts,
  listSignatures,
  listTakenAccounts,
  putSignature,
  revokeConnectionsOf,
  revokeConnectionsOfWorkspace,
} from './connections.service.ts'
export { isFeedKey } from './feed-address.ts'
export {
  checkAccess,
  findAccountProfile,
  findLiveAccount,
  type LiveAccount,
  renewAccess,
  renewIfExpired,
} from './live-account.ts'
export { mountNotice } from './notices.routes.ts'
export { countConnectedAccounts } from './plan-limit.ts'
export { readAccountStates } from './scan-connections.ts'
export { detachPerson, type NetworkPerson } from './user-notices.ts'

export const connectionsModule: Module = {
  name: 'connections',
  routes: mountConnections,
  rawRoutes: mountDeauthorize,
  jobs: () => connectionJobs,
  consumers: connectionConsumers,
  measure: measureConnections,
  exportPersonalData: exportConnections,
  searchable: searchableAccounts,
}
