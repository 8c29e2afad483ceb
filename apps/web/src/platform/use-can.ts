import type { Action } from '@kadr/contract/permissions'
import { can } from '@kadr/domain/permissions'
import { useCurrentWorkspace } from './use-current-workspace.ts'

/** What the role in the current workspace allows. Until it is known nothing is hidden: the server decides. */
export const usePermissions = (): ((action: Action) => boolean) => {
  const role = useCurrentWorkspace()?.role
  return (action) => role === undefined || can(role, action)
}

/** Pass the action of the route that the button calls: `useCan(schedulePost.action)`. */
export const useCan = (action: Action): boolean => usePermissions()(action)
