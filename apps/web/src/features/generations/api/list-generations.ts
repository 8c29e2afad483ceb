import { listGenerations } from '@kadr/contract/generations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { hasActive } from '../../../renders/model/follow-generations.ts'
import { GENERATION_LISTS } from '../../../renders/model/list-keys.ts'
import { useLiveGenerations } from '../../../renders/model/use-live-generations.ts'
import type { HistorySearch } from '../model/history-search.ts'

const FIRST_PAGE = ''
const PAGE_SIZE = 40
/** What others, or another window, have begun is found out about within this. */
const NEWS_MS = 30_000

export const useGenerations = (filter: HistorySearch) => {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: [...GENERATION_LISTS, filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(listGenerations, {
        query: { ...filter, cursor: pageParam || undefined, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: NEWS_MS,
    enabled: useIsSignedIn(),
  })
  const generations = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  useLiveGenerations(hasActive(generations))
  return { ...query, generations }
}
