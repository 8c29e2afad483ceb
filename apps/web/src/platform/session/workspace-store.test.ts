// @vitest-environment happy-dom
import { listWorkspaces } from '@kadr/contract/identity/workspaces'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { createAccountStore } from './account-store.ts'
import { createWorkspaceStore, followWorkspace, WORKSPACE_KEY } from './workspace-store.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const setUp = () => {
  const workspace = createWorkspaceStore()
  const account = createAccountStore()
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  followWorkspace({ workspace, account, queries })
  return { workspace, account, queries }
}

it('remembers the choice on this device', () => {
  setUp().workspace.setState({ chosenId: 'team' })
  expect(createWorkspaceStore().getState().chosenId).toBe('team')
})

it('drops the cache and refetches mounted queries', async () => {
  const { workspace, queries } = setUp()
  const load = vi.fn(() => Promise.resolve(workspace.getState().chosenId ?? 'personal'))
  const queryKey = ['users', 'me', 'connections']
  const shown = new QueryObserver(queries, { queryKey, queryFn: load })
  const stop = shown.subscribe(() => undefined)
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('personal'))
  queries.setQueryData(['posts'], 'of the personal workspace')
  queries.setQueryData([listWorkspaces.path], 'the list')

  workspace.setState({ chosenId: 'team' })
  expect(shown.getCurrentResult().data).toBeUndefined()
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('team'))
  expect(queries.getQueryData(['posts'])).toBeUndefined()
  expect(queries.getQueryData([listWorkspaces.path])).toBe('the list')
  stop()
})

it('stays in its workspace, across a reload too, when another tab goes to another one', () => {
  const { workspace, queries } = setUp()
  workspace.setState({ chosenId: 'team' })
  queries.setQueryData(['posts'], 'of the team')
  localStorage.setItem(WORKSPACE_KEY, JSON.stringify({ chosenId: 'client' }))
  window.dispatchEvent(new StorageEvent('storage', { key: WORKSPACE_KEY }))
  expect(workspace.getState().chosenId).toBe('team')
  expect(queries.getQueryData(['posts'])).toBe('of the team')
  expect(createWorkspaceStore().getState().chosenId).toBe('team')
  sessionStorage.clear()
  expect(createWorkspaceStore().getState().chosenId).toBe('client')
})

it('does not cancel requests in flight on a fallback from a lost workspace', async () => {
  const { workspace, queries } = setUp()
  workspace.setState({ chosenId: 'lost' })
  const asked = queries.fetchQuery({
    queryKey: ['users', 'me', 'connections'],
    queryFn: () => {
      workspace.reset()
      return Promise.resolve('personal')
    },
  })
  await expect(asked).resolves.toBe('personal')
})
