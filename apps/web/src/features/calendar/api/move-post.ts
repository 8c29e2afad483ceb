import { type PostTime, schedulePost, setDraftTime } from '@kadr/contract/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'
import { CALENDAR_FAMILY, changeCachedItem, findCachedItem } from '../model/calendar-cache.ts'
import { stateOf } from '../model/placed-item.ts'

export type Move = { postId: string; from: PostTime; to: PostTime }

/** The post stands at its new place at once, and goes back if the server refuses. */
export const useMovePost = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    // One after another: the next move of a post names the version the last one made.
    scope: { id: 'move-post' },
    mutationFn: ({ postId, to: { wallTime, timeZone } }: Move) => {
      const item = findCachedItem({ queries, postId })
      const params = { id: postId }
      const version = item?.version ?? 0
      // A draft only stands elsewhere: planning it would send it out.
      return item && stateOf(item) === 'draft'
        ? api.call(setDraftTime, { params, body: { version, wallTime, timeZone } })
        : api.call(schedulePost, {
            params,
            body: { version, when: { kind: 'at', wallTime, timeZone } },
          })
    },
    onMutate: async ({ postId, to }) => {
      await queries.cancelQueries({ queryKey: CALENDAR_FAMILY })
      changeCachedItem({ queries, postId, change: { time: to } })
    },
    onSuccess: ({ version, time }, { postId }) =>
      changeCachedItem({ queries, postId, change: { version, ...(time && { time }) } }),
    onError: (_error, { postId, from }) =>
      changeCachedItem({ queries, postId, change: { time: from } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: CALENDAR_FAMILY }),
  })
}
