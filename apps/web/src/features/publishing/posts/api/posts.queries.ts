import { getResource, type Resource } from '@kadr/contract/library/resources'
import { listDeletedPosts } from '@kadr/contract/publishing/post-trash'
import {
  countPosts,
  getPost,
  getTargetHistory,
  listAuthors,
  listPosts,
  reviewPost,
} from '@kadr/contract/publishing/posts'
import { findSlot } from '@kadr/contract/publishing/publisher-setup'
import { getHandover } from '@kadr/contract/publishing/target-handovers'
import { getReel } from '@kadr/contract/studio/reels'
import { DAY_MS } from '@kadr/kit/durations'
import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { usePublisherSettings } from '../../publisher-setup/api/publisher-setup.queries.ts'
import { toListQuery } from '../list/posts-query.ts'
import type { PostsSearch } from '../list/posts-search.ts'
import { dayStart } from '../schedule/day-start.ts'

const PAGE_SIZE = 40
const MEDIA_FRESH_MS = 10 * 60_000
const WEEK_MS = 7 * DAY_MS
const UPCOMING_COUNT = 5

export const usePosts = ({ search, timeZone }: { search: PostsSearch; timeZone: string }) => {
  const api = useApi()
  const filter = toListQuery({
    search,
    dayStart: (date, days) => dayStart({ date, days, timeZone }),
  })
  const query = useInfiniteQuery({
    ...api.pages(listPosts, { query: filter, pageSize: PAGE_SIZE }),
    enabled: useIsSignedIn(),
  })
  return { ...query, posts: useItems(query.data) }
}

export const useDeletedPosts = () => {
  const query = useInfiniteQuery({
    ...useApi().pages(listDeletedPosts, { query: {}, pageSize: PAGE_SIZE }),
    enabled: useIsSignedIn(),
  })
  return { ...query, deleted: useItems(query.data) }
}

export const usePostCounts = () =>
  useQuery({ ...useApi().query(countPosts), enabled: useIsSignedIn() })

export const useUpcoming = () => {
  const api = useApi()
  const [from] = useState(() => new Date())
  const to = new Date(from.getTime() + WEEK_MS)
  const query = {
    state: 'scheduled' as const,
    from: from.toISOString(),
    to: to.toISOString(),
    sort: 'time' as const,
    limit: UPCOMING_COUNT,
  }
  return useQuery({ ...api.query(listPosts, { query }), enabled: useIsSignedIn() })
}

export const usePost = (id: string) =>
  useQuery({
    ...useApi().query(getPost, { params: { id } }),
    enabled: useIsSignedIn(),
  })

/** Bypasses the cache: a version conflict is compared with the current server state. */
export const useFetchPost = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    (id: string) => queries.fetchQuery({ ...api.query(getPost, { params: { id } }), staleTime: 0 }),
    [api, queries],
  )
}

export const useTargetHistory = (params: { id: string; targetId: string }) =>
  useQuery(useApi().query(getTargetHistory, { params }))

export const useHandover = (params: { id: string; targetId: string }) =>
  useQuery(useApi().query(getHandover, { params }))

export const useAuthors = () =>
  useQuery({ ...useApi().query(listAuthors), enabled: useIsSignedIn() })

export const useNextSlot = ({
  connectionIds,
  isWanted,
}: {
  connectionIds: string[]
  isWanted: boolean
}) =>
  useQuery({
    ...useApi().query(findSlot, { body: { connectionIds } }),
    enabled: isWanted && connectionIds.length > 0,
    staleTime: 0,
  })

/** Whether anything has been planned or published; undefined while it loads. */
export const useHasPlannedPost = (): boolean | undefined => {
  const { data } = usePostCounts()
  return data && Object.entries(data).some(([state, count]) => state !== 'draft' && count > 0)
}

/** Whether what this user schedules waits for an approval first. */
export const useNeedsApproval = (): boolean => {
  const { data } = usePublisherSettings()
  const canApprove = useCan(reviewPost.action)
  if (!data?.isApprovalRequired) return false
  return data.approvalFrom === 'everyone' || !canApprove
}

type ReelStart = { text: string; rubricId: string | null }
const NOTHING: ReelStart = { text: '', rubricId: null }

/** The caption and the rubric of the reel that is posted; undefined while it loads, empty when there is none. */
export const useReelStart = (reelId: string | undefined): ReelStart | undefined => {
  const { data, isError } = useQuery({
    ...useApi().query(getReel, { params: { id: reelId ?? '' } }),
    enabled: useIsSignedIn() && reelId !== undefined,
  })
  if (reelId === undefined || isError) return NOTHING
  return data && { text: data.caption, rubricId: data.rubricId }
}

export const useMedia = (ids: readonly string[]): ReadonlyMap<string, Resource> => {
  const api = useApi()
  return useQueries({
    queries: [...new Set(ids)].map((id) => ({
      ...api.query(getResource, { params: { id } }),
      staleTime: MEDIA_FRESH_MS,
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  })
}

/** Seeds the cache with resources embedded in a post or a picker, to avoid one request per id. */
export const useCacheMedia = () => {
  const api = useApi()
  return useCallback(
    (resources: readonly Resource[]) => {
      for (const resource of resources) {
        api.put(getResource, { params: { id: resource.id } }, resource)
      }
    },
    [api],
  )
}
