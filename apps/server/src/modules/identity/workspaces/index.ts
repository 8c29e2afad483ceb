import type { Module } from '../../../platform/module.ts'
import { mountWorkspaces } from './workspaces.routes.ts'
import { exportWorkspaces } from './workspaces.service.ts'

export {
  changeWorkspace,
  closeWorkspace,
  createSharedWorkspace,
  deleteExpiredWorkspace,
  listClosedWorkspaces,
  listExpiredWorkspaceIds,
  restoreWorkspace,
} from './lifecycle.service.ts'
export { deleteMember, insertMember, updateMember } from './members.repository.ts'
export {
  createPersonalWorkspace,
  deleteOwnedWorkspaces,
  findMembership,
  getPersonalWorkspaceId,
  getWorkspace,
  getWorkspaceFace,
  getWorkspaceName,
  getWorkspaceOwner,
  getWorkspaceTimeZone,
  listApproverIds,
  listManagerIds,
  listMemberIds,
  listOwnedWorkspaceIds,
  listWorkspaces,
  movePersonalTimeZone,
  renamePersonalWorkspace,
} from './workspaces.service.ts'

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: mountWorkspaces,
  exportPersonalData: exportWorkspaces,
}
