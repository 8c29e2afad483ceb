import type { PostState } from '@kadr/contract/posts'
import { useCurrentWorkspace } from '../../../platform/use-current-workspace.ts'
import { usePostCounts } from '../api/posts.queries.ts'

export type AttentionCount = { state: PostState; count: number }

const FOR_ALL = ['needs_attention', 'failed', 'partly_published', 'missed'] as const

/** How many posts wait for the person; approvals only for those who give them. */
export const usePostAttention = (): AttentionCount[] => {
  const { data: counts } = usePostCounts()
  const role = useCurrentWorkspace()?.role
  if (!counts) return []
  const states: PostState[] =
    role === 'owner' || role === 'admin' ? [...FOR_ALL, 'pending_approval'] : [...FOR_ALL]
  return states.flatMap((state) => (counts[state] > 0 ? [{ state, count: counts[state] }] : []))
}
