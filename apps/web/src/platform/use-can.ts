import type { Action } from '@kadr/contract/permissions'
import { can } from '@kadr/domain/permissions'
import { useCurrentWorkspace } from './use-current-workspace.ts'

/** Permissions of the role in the current workspace. Nothing is hidden before it is loaded: the server decides. */
export const usePermissions = (): ((action: Action) => boolean) => {
  const workspace = useCurrentWorkspace()
  return (action) => workspace === undefined || can(workspace, action)
}

/** Pass the action of the route that the button calls: `useCan(schedulePost.action)`. */
export const useCan = (action: Action): boolean => usePermissions()(action)
