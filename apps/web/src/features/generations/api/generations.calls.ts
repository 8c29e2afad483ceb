import { deleteGeneration, listGenerations } from '@kadr/contract/generations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiMutation, useItems } from '../../../platform/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { hasActive } from '../../../renders/model/follow-generations.ts'
import { useLiveGenerations } from '../../../renders/model/generation-stream.ts'
import type { HistorySearch } from '../model/history-search.ts'

const PAGE_SIZE = 40

export const useGenerations = (filter: HistorySearch) => {
  const query = useInfiniteQuery({
    ...useApi().pages(listGenerations, { query: filter, pageSize: PAGE_SIZE }),
    staleTime: 0,
    enabled: useIsSignedIn(),
  })
  const generations = useItems(query.data)
  useLiveGenerations(hasActive(generations))
  return { ...query, generations }
}

export const useDeleteGeneration = () =>
  useApiMutation((api, id: string) => api.call(deleteGeneration, { params: { id } }))
