import { listResources } from '@kadr/contract/resources'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'
import { listKey } from '../model/list-cache.ts'
import type { ResourceFilter } from '../model/resource-filter.ts'

const FIRST_PAGE = ''
const PAGE_SIZE = 100
/** Signed addresses live longer than this; a long list is not asked for again at every glance. */
const STALE_MS = 10 * 60_000

export const useResourceList = (
  filter: ResourceFilter,
  { isEnabled = true }: { isEnabled?: boolean } = {},
) => {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: listKey(filter),
    queryFn: ({ pageParam, signal }) =>
      api.call(listResources, {
        query: { ...filter, cursor: pageParam || undefined, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
    enabled: useIsSignedIn() && isEnabled,
  })
  const resources = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  return { ...query, resources }
}
