import { reviewPost } from '@kadr/contract/posts'
import type { RouteRequest } from '@kadr/contract/route'
import { usePostChange } from './post-change.ts'

type Input = { id: string } & RouteRequest<typeof reviewPost>['body']

export const useReviewPost = () =>
  usePostChange((api, { id, ...body }: Input) => api.call(reviewPost, { params: { id }, body }))
