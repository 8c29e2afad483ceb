import {
  addPostComment,
  countUnreadComments,
  deletePostComment,
  listPostComments,
  readPostComments,
  resolvePostComment,
} from '@kadr/contract/post-comments'
import { getChangesSinceApproval } from '@kadr/contract/reviews'
import type { RouteRequest } from '@kadr/contract/route'
import { getTeam } from '@kadr/contract/team'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const usePostComments = (id: string) =>
  useQuery({ ...useApi().query(listPostComments, { params: { id } }), enabled: useIsSignedIn() })

/** By the id of the post; empty while loading. */
export const useUnreadComments = (): ReadonlyMap<string, number> => {
  const { data } = useQuery({ ...useApi().query(countUnreadComments), enabled: useIsSignedIn() })
  return useMemo(() => new Map(data?.map(({ postId, count }) => [postId, count])), [data])
}

export const useTeamNames = () => useQuery({ ...useApi().query(getTeam), enabled: useIsSignedIn() })

export const useChangesSinceApproval = (id: string) =>
  useQuery({
    ...useApi().query(getChangesSinceApproval, { params: { id } }),
    enabled: useIsSignedIn(),
  })

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
