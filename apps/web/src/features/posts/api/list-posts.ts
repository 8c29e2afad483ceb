import { countPosts, listPosts } from '@kadr/contract/posts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CACHE_MS } from '../../../platform/api-client.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import { dayStart } from '../model/day-start.ts'
import { hasMoving } from '../model/is-moving.ts'
import { toListQuery } from '../model/posts-query.ts'
import type { PostsSearch } from '../model/posts-search.ts'

const FIRST_PAGE = ''
const PAGE_SIZE = 40
const MOVING_MS = 3000

type Options = { search: PostsSearch; timeZone: string }

export const usePosts = ({ search, timeZone }: Options) => {
  const api = useApi()
  const filter = toListQuery({
    search,
    dayStart: (date, days) => dayStart({ date, days, timeZone }),
  })
  const query = useInfiniteQuery({
    queryKey: ['posts', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(listPosts, {
        query: { ...filter, cursor: pageParam || undefined, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_MS,
    // While something is on its way, its state is looked at again.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => hasMoving({ posts: items, now: new Date() }))
        ? MOVING_MS
        : false,
    enabled: useIsSignedIn(),
  })
  const posts = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])

  // A post that has moved on while it was looked at is counted elsewhere now.
  const queries = useQueryClient()
  const states = posts?.map(({ state }) => state).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the states are what it follows
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: api.query(countPosts).queryKey })
  }, [queries, api, states])
  return { ...query, posts }
}
