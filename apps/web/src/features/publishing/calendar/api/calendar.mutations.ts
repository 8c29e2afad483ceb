import { type PostTime, schedulePost, setDraftTime } from '@kadr/contract/publishing/posts'
import { findSlot } from '@kadr/contract/publishing/publisher-setup'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { stateOf } from '../items/placed-item.ts'
import { CALENDAR_KEY, changeCachedItem, findCachedItem } from '../page/calendar-cache.ts'

export type Move = { postId: string; from: PostTime; to: PostTime }

/** Optimistic update; rolled back if the server rejects the move. */
export const useMovePost = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    // Serialised: each move sends the version returned by the previous one.
    scope: { id: 'move-post' },
    mutationFn: ({ postId, to: { wallTime, timeZone } }: Move) => {
      const item = findCachedItem({ queries, postId })
      const params = { id: postId }
      const version = item?.version ?? 0
      // A draft only gets another time: the schedule endpoint would publish it.
      return item && stateOf(item) === 'draft'
        ? api.call(setDraftTime, { params, body: { version, wallTime, timeZone } })
        : api.call(schedulePost, {
            params,
            body: { version, when: { kind: 'at', wallTime, timeZone } },
          })
    },
    onMutate: async ({ postId, to }) => {
      await queries.cancelQueries({ queryKey: CALENDAR_KEY })
      changeCachedItem({ queries, postId, change: { time: to } })
    },
    onSuccess: ({ version, time }, { postId }) =>
      changeCachedItem({ queries, postId, change: { version, ...(time && { time }) } }),
    onError: (_error, { postId, from }) => {
      changeCachedItem({ queries, postId, change: { time: from } })
      // The usual cause is a version conflict, so refetch.
      api.markStale(['calendar'])
    },
  })
}

/** The next slot that is free for all of these accounts. */
export const useFindSlot = () =>
  useApiMutation((api, connectionIds: string[]) => api.call(findSlot, { body: { connectionIds } }))
