import type { Action } from '@kadr/contract/base/permissions'
import { listWorkspaces, type Workspace } from '@kadr/contract/identity/workspaces'
import { can } from '@kadr/domain/identity/permissions'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { useApi, useIsSignedIn, useServices } from '../api/services.tsx'

type Choice = { workspaces: Workspace[]; chosenId: string | null }

/** Falls back to the personal workspace: a lost one must not lock the user out. */
export const findCurrentWorkspace = ({ workspaces, chosenId }: Choice): Workspace | undefined =>
  workspaces.find((workspace) => workspace.id === chosenId) ??
  workspaces.find((workspace) => workspace.isPersonal) ??
  workspaces[0]

/** The current workspace; undefined until the list is loaded. */
export const useCurrentWorkspace = () => {
  const query = useQuery({ ...useApi().query(listWorkspaces), enabled: useIsSignedIn() })
  const chosenId = useStore(useServices().workspace, (choice) => choice.chosenId)
  return findCurrentWorkspace({ workspaces: query.data ?? [], chosenId })
}

/** Permissions of the role in the current workspace. Nothing is hidden before it is loaded: the server decides. */
export const usePermissions = (): ((action: Action) => boolean) => {
  const workspace = useCurrentWorkspace()
  return (action) => workspace === undefined || can(workspace, action)
}

/** Pass the action of the route that the button calls: `useCan(schedulePost.action)`. */
export const useCan = (action: Action): boolean => usePermissions()(action)

export const useWorkspaces = () =>
  useQuery({ ...useApi().query(listWorkspaces), enabled: useIsSignedIn() })

/** Null chooses the personal workspace. */
export const useChooseWorkspace = () => {
  const { workspace } = useServices()
  return useCallback((id: string | null) => workspace.setState({ chosenId: id }), [workspace])
}
