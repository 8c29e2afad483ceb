import type { Module } from '../../platform/module.ts'
import { mountWorkspaces } from './workspaces.routes.ts'

export {
  changeWorkspace,
  closeWorkspace,
  createSharedWorkspace,
  deleteExpiredWorkspace,
  listClosedWorkspaces,
  listExpiredWorkspaceIds,
  restoreWorkspace,
} from './lifecycle.service.ts'
export {
  createPersonalWorkspace,
  deleteOwnedWorkspaces,
  exportWorkspaces,
  findMembership,
  getPersonalWorkspaceId,
  getWorkspace,
  getWorkspaceFace,
  getWorkspaceName,
  getWorkspaceOwner,
  getWorkspaceTimeZone,
  listApproverIds,
  listMemberIds,
  listOwnedWorkspaceIds,
  listWorkspaces,
  movePersonalTimeZone,
  renamePersonalWorkspace,
} from './workspaces.service.ts'

export const workspacesModule: Module = { name: 'workspaces', routes: mountWorkspaces }
