import { listWorkspaces } from '@kadr/contract/identity/workspaces'
import type { QueryClient } from '@tanstack/react-query'
import { createPersistedStore, type PersistedStore, readText } from '../storage/persisted-store.ts'
import type { AccountStore } from './account-store.ts'

/** The workspace of this tab; a new tab opens the one used last. Null stands for the personal one. */
export type WorkspaceChoice = { chosenId: string | null }

export type WorkspaceStore = PersistedStore<WorkspaceChoice>

export const WORKSPACE_KEY = 'kadr.workspace'

export const createWorkspaceStore = (): WorkspaceStore =>
  createPersistedStore<WorkspaceChoice>({
    key: WORKSPACE_KEY,
    initial: { chosenId: null },
    fields: { chosenId: readText },
    isOfTab: true,
  })

/** Drops the cache of the previous workspace; mounted queries refetch. */
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
      // The list of workspaces does not depend on the current one.
      queryKey[0] !== listWorkspaces.path
    // The fallback from a lost workspace happens during requests, which must not be cancelled.
    if (now.chosenId === null)
      void queries.invalidateQueries({ predicate }, { cancelRefetch: false })
    else void queries.resetQueries({ predicate })
  })
