import { schedulePost } from '@kadr/contract/posts'
import type { RouteRequest } from '@kadr/contract/route'
import { usePostChange } from './post-change.ts'

type Input = { id: string } & RouteRequest<typeof schedulePost>['body']

export const useSchedulePost = () =>
  usePostChange((api, { id, ...body }: Input) => api.call(schedulePost, { params: { id }, body }))
