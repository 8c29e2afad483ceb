import type { Workspace } from '@kadr/contract/workspaces'

type Choice = { workspaces: Workspace[]; chosenId: string | null }

/** Falls back to the personal workspace: a lost one must not lock the user out. */
export const findCurrentWorkspace = ({ workspaces, chosenId }: Choice): Workspace | undefined =>
  workspaces.find((workspace) => workspace.id === chosenId) ??
  workspaces.find((workspace) => workspace.isPersonal) ??
  workspaces[0]
