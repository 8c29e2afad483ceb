import { listAiRequests } from '@kadr/contract/ai'
import type { AiKind } from '@kadr/contract/ai-tasks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CACHE_MS } from '../../../platform/api-client.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

const FIRST_PAGE = ''
const PAGE_SIZE = 20
const LOOK_MS = 4000

export const useAiHistory = ({ kind }: { kind: AiKind | undefined }) => {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: ['ai', 'requests', 'list', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listAiRequests, {
        query: { kind, cursor: pageParam || undefined, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_MS,
    enabled: useIsSignedIn(),
    // One that runs elsewhere ends without telling us.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((item) => item.state === 'running'))
        ? LOOK_MS
        : false,
  })
  const requests = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  return { ...query, requests }
}
