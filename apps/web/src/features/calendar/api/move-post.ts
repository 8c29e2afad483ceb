import { type PostTime, schedulePost } from '@kadr/contract/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'
import { CALENDAR_FAMILY, changeCachedItem, findCachedItem } from '../model/calendar-cache.ts'

export type Move = { postId: string; from: PostTime; to: PostTime }

/** The post stands at its new place at once, and goes back if the server refuses. */
export const useMovePost = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    // One after another: the next move of a post names the version the last one made.
    scope: { id: 'move-post' },
    mutationFn: ({ postId, to }: Move) =>
      api.call(schedulePost, {
        params: { id: postId },
        body: {
          version: findCachedItem({ queries, postId })?.version ?? 0,
          when: { kind: 'at', wallTime: to.wallTime, timeZone: to.timeZone },
        },
      }),
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
