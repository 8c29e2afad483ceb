import { listWorkspaces } from '@kadr/contract/workspaces'
import type { QueryClient } from '@tanstack/react-query'
import type { AccountStore } from './account-store.ts'
import { createPersistedStore, type PersistedStore } from './persisted-store.ts'
import { readText } from './stored-fields.ts'

/** The workspace the person last worked in, kept on this device; null stands for the personal one. */
export type WorkspaceChoice = { chosenId: string | null }

export type WorkspaceStore = PersistedStore<WorkspaceChoice>

export const WORKSPACE_KEY = 'kadr.workspace'

export const createWorkspaceStore = (): WorkspaceStore =>
  createPersistedStore<WorkspaceChoice>({
    key: WORKSPACE_KEY,
    initial: { chosenId: null },
    fields: { chosenId: readText },
  })

/** What was loaded in one workspace is forgotten in the next; what is on screen is asked for again. */
export const followWorkspace = ({
  workspace,
  account,
  queries,
}: {
  workspace: WorkspaceStore
  account: AccountStore
  queries: QueryClient
}) =>
  workspace.subscribe((now, before) => {
    if (now.chosenId === before.chosenId) return
    account.setState({ connections: null })
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      // The list of workspaces is the same in each of them.
      queryKey[0] !== listWorkspaces.path
    // Falling back from a lost workspace happens in the middle of calls, which must not be cancelled.
    if (now.chosenId === null)
      void queries.invalidateQueries({ predicate }, { cancelRefetch: false })
    else void queries.resetQueries({ predicate })
  })
