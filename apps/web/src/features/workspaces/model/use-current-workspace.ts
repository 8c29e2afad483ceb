import { useStore } from 'zustand'
import { useWorkspaces } from '../api/get-workspaces.ts'
import { findCurrentWorkspace } from './find-current-workspace.ts'
import { workspaceChoice } from './workspace-choice-store.ts'

/** The workspace everything on screen belongs to; undefined until the list has come. */
export const useCurrentWorkspace = () => {
  const { data: workspaces = [] } = useWorkspaces()
  const chosenId = useStore(workspaceChoice, (choice) => choice.chosenId)
  return findCurrentWorkspace({ workspaces, chosenId })
}

export const chooseWorkspace = (id: string) => workspaceChoice.setState({ chosenId: id })
