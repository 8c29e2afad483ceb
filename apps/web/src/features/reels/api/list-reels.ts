import { listReels } from '@kadr/contract/reels'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CACHE_MS } from '../../../platform/api-client.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { hasActive } from '../../../renders/model/follow-generations.ts'
import { REEL_LISTS } from '../../../renders/model/list-keys.ts'
import { useLiveGenerations } from '../../../renders/model/use-live-generations.ts'
import type { ReelsSearch } from '../model/reels-search.ts'

const FIRST_PAGE = ''
const PAGE_SIZE = 40

/** Reels page by page; renders that are under way come alive in them. */
export const useReels = ({ stage, kind, q }: ReelsSearch) => {
  const api = useApi()
  const filter = { stage, kind, search: q }
  const query = useInfiniteQuery({
    queryKey: [...REEL_LISTS, filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(listReels, {
        query: { ...filter, cursor: pageParam || undefined, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_MS,
    enabled: useIsSignedIn(),
  })
  const reels = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  useLiveGenerations(hasActive(reels?.map(({ lastGeneration }) => lastGeneration)))
  return { ...query, reels }
}
