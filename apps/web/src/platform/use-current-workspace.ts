import { listWorkspaces } from '@kadr/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { findCurrentWorkspace } from './find-current-workspace.ts'
import { useApi, useIsSignedIn, useServices } from './services.tsx'

/** The current workspace; undefined until the list is loaded. */
export const useCurrentWorkspace = () => {
  const query = useQuery({ ...useApi().query(listWorkspaces), enabled: useIsSignedIn() })
  const chosenId = useStore(useServices().workspace, (choice) => choice.chosenId)
  return findCurrentWorkspace({ workspaces: query.data ?? [], chosenId })
}
