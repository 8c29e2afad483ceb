import type { RouteRequest } from '@kadr/contract/base/route'
import {
  addPostComment,
  deletePostComment,
  readPostComments,
  resolvePostComment,
} from '@kadr/contract/team/post-comments'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

type OfPost = { id: string }

type OfComment = OfPost & { commentId: string }

export const useAddComment = () =>
  useApiMutation((api, { id, ...body }: OfPost & RouteRequest<typeof addPostComment>['body']) =>
    api.call(addPostComment, { params: { id }, body }),
  )

export const useReadComments = () =>
  useApiMutation((api, { id }: OfPost) => api.call(readPostComments, { params: { id } }))

export const useResolveComment = () =>
  useApiMutation((api, { isResolved, ...params }: OfComment & { isResolved: boolean }) =>
    api.call(resolvePostComment, { params, body: { isResolved } }),
  )

export const useDeleteComment = () =>
  useApiMutation((api, params: OfComment) => api.call(deletePostComment, { params }))
