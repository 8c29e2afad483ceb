import { getChangesSinceApproval } from '@kadr/contract/publishing/post-approval'
import { countUnreadComments, listPostComments } from '@kadr/contract/team/post-comments'
import { getTeam } from '@kadr/contract/team/team'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

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
