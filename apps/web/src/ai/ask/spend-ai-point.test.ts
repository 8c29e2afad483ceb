import { getPoints, type Points } from '@kadr/contract/money/subscription'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createApi } from '../../platform/api/api-client.ts'
import { mirrorAccount } from '../../platform/session/account-boot.ts'
import { createAccountStore } from '../../platform/session/account-store.ts'
import { createSessionStore } from '../../platform/session/session-store.ts'
import { createWorkspaceStore } from '../../platform/session/workspace-store.ts'
import { spendAiPointLocally } from './spend-ai-point.ts'

const POINTS: Points = { videoGenerations: 5, aiGenerations: 5, planName: 'FREE' }

const setUp = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const account = createAccountStore()
  const api = createApi({
    session: createSessionStore(),
    workspace: createWorkspaceStore(),
    queries,
    fetch: async () => new Response(JSON.stringify({ success: true, data: POINTS })),
  })
  mirrorAccount({ api, queries, account })
  return { api, queries, account }
}

it.each([
  [5, 4],
  [0, 0],
  [-1, -1],
])('shows %i AI points as %i at once, then the true figure', async (before, shown) => {
  const { api, queries, account } = setUp()
  account.setState({ points: { ...POINTS, aiGenerations: before } })
  api.put(getPoints, undefined, { ...POINTS, aiGenerations: before })
  spendAiPointLocally({ api, queries, account })
  expect(account.getState().points?.aiGenerations).toBe(shown)
  await queries.fetchQuery(api.query(getPoints))
  expect(account.getState().points).toEqual(POINTS)
})
