import type { Workspace } from '@kadr/contract/workspaces'

type Choice = { workspaces: Workspace[]; chosenId: string | null }

/** The chosen one while it is still ours, else the personal one: a lost workspace must not lock a person out. */
export const findCurrentWorkspace = ({ workspaces, chosenId }: Choice): Workspace | undefined =>
  workspaces.find((workspace) => workspace.id === chosenId) ??
  workspaces.find((workspace) => workspace.isPersonal) ??
  workspaces[0]
