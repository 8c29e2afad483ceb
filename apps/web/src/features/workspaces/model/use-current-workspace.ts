import { useCallback } from 'react'
import { useStore } from 'zustand'
import { useServices } from '../../../platform/services.tsx'
import { useWorkspaces } from '../api/get-workspaces.ts'
import { findCurrentWorkspace } from './find-current-workspace.ts'

/** The workspace everything on screen belongs to; undefined until the list has come. */
export const useCurrentWorkspace = () => {
  const { data: workspaces = [] } = useWorkspaces()
  const chosenId = useStore(useServices().workspace, (choice) => choice.chosenId)
  return findCurrentWorkspace({ workspaces, chosenId })
}

export const useChooseWorkspace = () => {
  const { workspace } = useServices()
  return useCallback((id: string) => workspace.setState({ chosenId: id }), [workspace])
}
