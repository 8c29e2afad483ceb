import { getPoints } from '@kadr/contract/money/subscription'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../platform/api/api-client.ts'
import type { AccountStore } from '../../platform/session/account-store.ts'

type Parts = { api: Api; queries: QueryClient; account: AccountStore }

/** Optimistic: one AI point less at once, then a refetch. */
export const spendAiPointLocally = ({ api, queries, account }: Parts) => {
  const { queryKey } = api.query(getPoints)
  const { points } = account.getState()
  if (points && points.aiGenerations > 0) {
    const next = { ...points, aiGenerations: points.aiGenerations - 1 }
    account.setState({ points: next })
    queries.setQueryData(queryKey, next)
  }
  api.markStale(['points'])
}
