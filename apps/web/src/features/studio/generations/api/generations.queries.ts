import { listGenerations } from '@kadr/contract/studio/generations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hasActive } from '../../../../generations/model/follow-generations.ts'
import { useLiveGenerations } from '../../../../generations/model/generation-stream.ts'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
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
